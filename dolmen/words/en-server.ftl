# What the server says: errors, levels of bots, the check of the shuffle.
error = That cannot be done.
error-unknown-game = There is no game “{ $asked }”.
error-unknown-action = “{ $asked }” is nothing that can be done in this game.
error-illegal-action = “{ $asked }” is not possible now.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.
error-cannot-undo = { $why ->
    [nothing] There is nothing to take back.
    [other] Only the player who acted last can take back.
    [over] The game is over: nothing can be taken back.
   *[learned] Somebody has learned something since: it cannot be taken back.
}
error-bad-players = This game is for { $possible } players, not { $asked }.
error-unknown-option = This game has no option “{ $asked }”.
error-bad-option = The option “{ $option }” cannot be “{ $asked }”.
error-bad-transcript = Line { $line }: { $reason }
error-unknown-bot = There is no bot “{ $asked }”.
error-bad-message = The message cannot be read: { $why }
error-too-long = The message is too long.
error-not-found = There is no such thing here.
error-cannot-open = This table cannot be opened: this server does not have its game, or not the version that it was played with.
error-not-yours = That is not yours to do.
error-origin = Another site cannot act in your name.
error-final = A choice is final once it is made.
error-late = Somebody was faster: look at the table again.
error-seat-taken = Somebody already sits there.
error-not-open = The game has begun.
error-not-running = The game is not running.
error-not-over = The game is not over yet.
error-seats-open = There are still open seats.
error-not-absent = This player is here.
error-undo-often = This step has been taken back often enough.
error-may-come-back = This player may come back: wait { $wait } seconds more.
error-time-lost = Your time ran out: the bot plays on in your place.
error-seat-kept = This seat is kept for somebody else.
error-one-seat = You already sit at this table.
error-no-hints = There are no hints at this table.
error-too-fast = Too fast: wait a moment.
error-too-slow = The message did not come in time.
error-try-again = The server could not save that. Please try again.
error-server = Something went wrong on the server. It has been noted.

level-random = takes anything
level-novice = novice
level-adept = adept
level-master = master
level-champion = champion
bot-name = Bot ({ $level })
guest-name = Guest
hint-text = A bot would say: { $label }
rule-drawer-missing = The rules of this game have not been written for this language yet.

check-running = The fingerprint of the shuffle was fixed before the first move. When the game is over the seed is shown, and anybody can check that it has this fingerprint and leads to this game.
check-good = The seed has the fingerprint that was shown before the first move, and the whole game, replayed from it, is the one that was played. The fingerprint is SHA-256 of “dolmen seed ” followed by the sixteen bytes of the seed.
check-bad = The seed does not agree with the fingerprint or with the game.
