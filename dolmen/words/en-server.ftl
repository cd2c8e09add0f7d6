# What the server says: errors, levels of bots, the check of the shuffle.
error = That cannot be done.
error-unknown-game = There is no game “{ $asked }”.
error-unknown-action = “{ $asked }” is not an action of this game.
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
error-not-yours = That is not for you to do.
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

level-random = random
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

closed-idle = This table was closed: nobody had played for a long time. The game counts for nobody.
closed-lapsed = This table was closed: { $name } let the clock run out, and has lost.

call-turn-title = Your turn: { $game }
call-turn = The table waits for you. You play with { $others }.
call-begun-title = The game begins: { $game }
call-begun = The table waits for you. You play with { $others }.
call-soon-title = Your time is running out: { $game }
call-soon = Time left: { $time }. You play with { $others }.
call-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
call-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
call-mail-foot = You asked Dolmen to tell you when it is your turn. No more of these e-mails: { $link }
call-try-title = This is how Dolmen tells you
call-try = When it is your turn and you are not there, you will be told here.
mail-confirm-title = Is this your address?
mail-confirm = Somebody, hopefully you, wants to be told at this address when it is their turn at Dolmen. If so, open this link within a day:
mail-confirm-not = If it was not you, there is nothing to do: nothing more will come.
error-push-address = Notifications cannot be sent to that address.
error-no-push = This server cannot notify devices.
error-no-mail = This server sends no e-mail.
error-mail-address = That is not an e-mail address.
error-mail-failed = The e-mail could not be sent. Please try again later.
error-zone = That is not a time zone.
error-day-off = That day cannot be taken off: it is past, too far ahead, or the year has no more of them.

mail-back-title = Come back to Dolmen
mail-back = Open this link within half an hour, and that device knows you again:
error-banned = The host of this server has taken that right from you.
error-unwanted = You cannot sit down at this table.
error-wrong-code = That did not work: try again, or another way.

call-invite-title = Come and play: { $game }
call-invite = { $name } invites you to a table.

sealed = Your group has finished. Replay, seed and comparison follow when the last group with the same deals has.
error-sealed = Others are still playing the same deals: this opens when the last group has finished.
