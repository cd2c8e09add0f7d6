# The terminal’s English texts.
about = Dolmen, a stone table for board games with hidden information.
about-games = Lists the games, their players and their options.
about-play = Plays a game in the terminal, with people and bots.
about-watch = Lets bots play: one game to look at, or a series to count.
about-replay = Shows a recorded game, step by step.
about-check = Replays transcripts and says whether they are true.
about-rules = Shows the rules of a game.
about-stress = Plays random games and checks every law at each step.
about-bench = Measures how fast the games run.
about-gpu-check = Compares games on the GPU with the same games on the processor, byte for byte.
about-train = Lets a network learn a game by playing against itself.
about-exploit = Lets a network learn to beat one level, to see how far it can be exploited.
about-serve = Opens the table in the browser.
about-backup = Saves the server’s store.
about-host = Removes abuse from a running server.
about-restore = Makes the server’s store from a copy.
about-join = Sits down at a table on a server, from the terminal.
about-join-address = The table’s address, as the browser shows it.
about-join-name = The name to play under.
about-join-seat = Which seat, from 0; by default the first that is free.

about-lang = Language; by default that of the environment.
about-game = The game’s name, as `dolmen games` lists it.
about-seats = Who sits where: me, me:Anna, a bot (novice, adept, master, champion, random), module:Class or exec:PROGRAM for a bot of your own.
about-seed = A number that makes the game repeatable; by default chance decides.
about-option = An option of the game; may be given several times.
about-resume = Goes on with a saved game.
about-record = Writes the transcript of the game into this file.
about-watch-games = How many games; with more than one only the results are shown.
about-json = Prints the result as one JSON object on the last line.
about-delay = Pause between two moves.
about-jobs = How many to play side by side; by default as many as there are cores.
about-file = A transcript.
about-files = Transcripts.
about-at = The position after this many steps; 0 is the start.
about-seat = Look through the eyes of this seat (its word in the transcript).
about-stress-words = The laws of what people are told, instead of those of positions.
about-stress-games = How many games.
about-stress-resume = Keeps what is done in this file, and goes on with what it holds.
error-other-stress = { $file } does not belong to this stress test.
stress-kept = What was finished is kept in { $file }: the same command goes on from there.
stress-not-kept = With --resume FILE what was finished would have been kept.
about-bench-game = One game; by default all.
about-bench-json = One JSON object per line.
about-bench-peers = Measure other projects’ games beside ours, in environments of their own.
about-bench-seconds = How long each measurement takes.
about-bench-device = Where the games run: cpu or cuda.
about-gpu-compile = Only compile, for a GPU of this compute capability (9.0), which need not be here.

gpu-compiled = { $kernel }: { $size } kB of code in { $seconds } s
gpu-equal = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, every byte equal
gpu-differs = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, and these differ:

column-name = Name
column-title = Game
column-players = Players
column-minutes = Minutes
column-options = Options
column-bot = Bot
column-first = First places
column-share = Share

greeting = { $title }. Type a number, or the words of a move; "help" explains the rest.
sits-you = { $player }: you
sits-person = { $player }: a person
sits-bot = { $player }: the bot { $bot }
sits-level = { $player }: a bot of the level “{ $bot }”
thinking = { $player } is thinking …
curtain = It is { POSS($player) } turn. Everybody else, please look away.
curtain-undo = ({ $player } can still think again: “{ $command }”.)
everybody-looks = Everybody may look: this is what happens.
press-enter-to-go-on = Press Enter to go on.
press-enter = Press Enter when only you can see the screen.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-total = in all
more-choices = { $n ->
    [one] one possibility
   *[other] { $n } possibilities
}
earlier-lines = { $n ->
    [one] … one line came before these: “{ $command }”.
   *[other] … { $n } lines came before these: “{ $command }”.
}
menu-only = It is the only possibility: just press Enter.
menu-back = Press Enter to see all possibilities again.
no-such-number = There is no { $n } in the list; the numbers go from 1 to { $most }.
no-such-choice = “{ $asked }” cannot be done now. Choose from the list, or type “{ $help }”.
help-answers = Answer with a number of the list or with a sentence, such as the bold one beside it. Beginnings of words will do, as long as only one sentence fits; if several fit, they are listed. The Tab key completes.
command-help = help
command-help-help = shows this
command-board = board
command-board-help = shows the board and the possibilities again
command-log = log
command-log-help = tells what has happened so far
command-hint = hint
command-hint-help = says what the best bot would do in your place
command-undo = undo
command-undo-help = takes back your last move, while nobody has learned anything new
command-rules = rules
command-rules-help = shows the rules of the game
command-save = save
command-save-help = saves the game and goes on; a file name may follow
command-quit = quit
command-quit-help = leaves the table; the game can go on another time
answer-yes = yes
answer-no = no
hint = The best bot would choose: { $say } ({ $label })
taken-back = Taken back.
no-rules = The rules of { $title } are not written down here.
save-before-leaving = Save the game, to go on another time?
saved = The game is saved in { $file }.
go-on = Go on with: { $command }
saved-finished = The transcript is in { $file }.
offer-to-save = Save the transcript? Enter: no · yes: { $file } · or a file name:
won-alone = { $player } wins!
won-together = { CAPITAL($players) } share the victory!

compiling = compiling
playing = playing
series-title = { $games ->
    [one] One game
   *[other] { $games } games
}, seats rotating
step-of = Step { $n } of { $most }
replay-keys = → next · ← back · Home first · End last · q leave
transcript-true = { $file }: true (steps: { $steps }). All of it replays exactly, the seed is the one promised ({ $commitment }…), the ending is right. Won by: { $winners }.
transcript-running = { $file }: true so far (steps: { $steps }). All of it replays exactly, the seed is the one promised ({ $commitment }…); the game is not over.

there-are = Possible: { $possible }.
error-missing-extra = { $asked } needs packages that are not installed: pip install "dolmen[{ $extra }]"
error-unknown-version = Version { $asked } of the rules of { $game } is not known here; known: { $possible }.
error-broken-game = { $game } cannot be played:
    { $faults }
error-no-network = No network has learned { $game } here.
error-no-gpu = device='cuda' needs an NVIDIA GPU and its driver, which were not found here ({ $why }).
error-cannot-compile = { $game } does not compile. { $file }, line { $line }: { $reason }.
error-unknown-language = Dolmen does not speak “{ $asked }”; it speaks { $possible }.
error-empty-seat = “{ $asked }” has an empty seat: write who sits there, as in me,random.
error-option-form = “{ $asked }” is not an option: write NAME=VALUE.
error-bad-seed = { $asked } cannot be a seed: it is a whole number from 0 to 2^128 - 1.
error-bad-state = This is not a state of { $game }: { $why }
error-no-transcript = This game of { $game } went on from a given state: without its deal there is no transcript.
error-cannot-write = { $file } cannot be written: { $why }.
error-no-such-file = There is no file { $file }.
error-cannot-read = { $file } cannot be read: { $why }.
error-no-text = { $file } is not a text file.
error-bad-seed-file = { $file } does not hold a seed.
error-seats-of-save = Seats of the game: { $players }, not { $asked }.
error-other-game = { $file } is a game of { $game }.
error-already-over = The game in { $file } is over; look at it with dolmen replay.
error-watch-me = When watching, only bots play; to sit down yourself use dolmen play.
error-no-such-step = There is no step { $asked }: the game has { $most }.
error-no-such-seat = There is no seat “{ $asked }”; there are { $possible }.
error-server-says = { $text }
error-no-server = The server { $address } does not answer: { $why }
error-no-dolmen = There is no Dolmen server at { $address }.
error-join-address = “{ $asked }” is not the address of a table, such as https://example.org/table/k3x.
left-table = You have left the table; your seat waits for you.
