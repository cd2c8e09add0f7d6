# The page's own English words. Those that scripts say begin with `script-`.

## Every page

page-description = A stone table for board games with hidden information: play in the browser with friends and bots.
page-motto = A stone table for good games
page-promise = Nothing to install, no account. Play against bots at once, or send friends a link.
page-skip = Go to the content
page-home = Dolmen, to the lobby
page-tools = Settings
page-best = Best players
page-language = Language
page-language-it = Italiano
page-language-en = English
page-you-are = You are
page-no-name = Guest
page-name = Name
page-name-title = What shall we call you?
page-name-help = No password, no registration: just a name for the others at the table.
page-name-change = Change my name
page-my-page = My games and ratings
page-keep = Keep it
page-close = Close
page-no = No
page-back = Back
page-copy = Copy

## Lobby

page-games = Games
page-players = Players
page-players-range = { $low }–{ $high } players
page-minutes = { $low }–{ $high } min
page-play-now = Play now against bots
page-against = How many, how strong?
page-how-many = Players
page-level = Bots
page-with-friends = With friends…
page-rules = Rules
page-mine = My games
page-mine-none = You are at no table.
page-open = Open tables
page-open-none = No table is waiting for players. Open one: others will see it here.
page-running = Being played now
page-running-none = Nobody is playing a public game right now.

## New table

page-new-table = New table: { $game }
page-who-sits = Who sits where
page-who-sits-help = Open seats wait for somebody with the link. Several people at this device take turns behind a curtain.
page-options = Rules of this table
page-pace = Pace
page-pace-none = No clock
page-pace-live = With a clock
page-pace-days = Days per move
page-pace-none-help = Everybody takes the time they need.
page-minutes-each = Minutes for each player
page-increment = Seconds added per move
page-days-each = Days for each move
page-grace = Seconds for interruptions
page-grace-help = Between two turns others may step in; whoever does not in this time lets it pass. 0: the table waits for everybody.
page-who-may-come = Who may come
page-by-link = Only by link
page-public = Anybody from the lobby
page-hints-allowed = Hints from a bot are allowed
page-open-table = Open the table

## Table

page-what-is-asked = What is asked
page-one-moment = One moment…
page-watching = You are watching.
page-board = Board
page-actions = What you can do
page-side = Log and talk
page-zoom = Zoom
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-whole = The whole board
page-skip-scene = Skip
page-show = Show
page-hint = Hint
page-undo = Take back
page-notify = Tell me when it is my turn
page-filter = Find a move
page-log = What happened
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-about-table = This table
page-waiting-title = Waiting for players
page-waiting-help = Send this link to your friends: whoever opens it can take a seat.
page-invite = Link to this table
page-fill = Bots for the open seats:
page-start = Start now
page-rules-of = The rules of { $game }
page-search = Search the rules
page-keys = Keyboard
page-key-move = go from one possible part to the next
page-key-choose = choose it
page-key-numbers = press the numbered button
page-key-clear = clear the choice, skip what is being shown
page-key-undo = take back
page-key-hint = ask for a hint
page-key-board = go to the board
page-key-rules = the rules
page-key-chat = chat
page-key-zoom = closer, farther, the whole board
page-key-pan = move the board
page-key-replay = step through a finished game
page-key-help = this help

## After the game

page-replay = Moves of the game
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-run = Let it run
page-replay-on = One move on
page-replay-last = To the end
page-eyes = Seen by
page-transcript = Download the record
page-check = Were the shuffles fair?

## My page, the best, links

page-device = On another device
page-device-help = A private link carries your name and your games along. Whoever has it is you: do not show it around.
page-device-make = Make the link
page-ratings = My ratings
page-ratings-none = No rated game yet.
page-rating = Rating
page-played = Played
page-won = Won
page-game = Game
page-place = Place
page-history = Games played
page-history-none = No finished game yet.
page-best-title = The best players
page-best-none = Nobody has finished a game of this yet.
page-join-title = Go on here
page-join-help = This link belongs to { $name }. If that is you, this device takes over your name and your games.
page-join-yes = I am { $name }

## Said by scripts

script-your-turn = Your turn
script-at-turn = to move
script-you = you
script-here = here
script-away = away
script-bot = bot
script-bot-of = bot, { $level }
script-open-seat = open seat
script-somebody = Player { $place }
script-watcher = spectator
script-score = Points
script-facts = Public facts of { $name }
script-vote-bot = Let a bot take over ({ $n }/{ $needed })
script-vote-back = Wait for them ({ $n }/{ $needed })
script-days-hours = { $days } d { $hours } h
script-all-moves-one = Or choose from the list
script-all-moves-other = Or choose from all { $n } moves
script-missing-one = One way to go on
script-missing-other = Still missing: another lit part, or a button ({ $n })
script-clear = Clear
script-let-go = Let go of { $name }
script-ok = OK: { $label }
script-not-now = That cannot be chosen now.
script-reconnecting = The connection is gone; it is coming back by itself. Nothing is lost.
script-no-server = The server cannot be reached. Try again in a moment.
script-trouble = That did not work. Try again in a moment.
script-waiting = Waiting for players.
script-join-in = Take a seat to play.
script-waiting-for-somebody = waiting for somebody
script-sits = at the table
script-sit = Sit here
script-stand-up = Stand up
script-put-bot = Put a bot here…
script-open-again = Open again
script-copied = Copied
script-window = You may act: { $n } seconds
script-dont-ask-turn = Don't ask me until my turn
script-dont-ask-round = Don't ask me this round
script-standing = Your answer is given in advance: { $say }
script-take-back = Ask me again
script-pass-device = Pass the device to { $name }
script-rematch = Rematch
script-to-rematch = To the rematch
script-you-won = You win!
script-won = { $name } wins
script-won-together = { $name } share the victory
script-check-good = Yes: the shuffles were fixed before the first move.
script-check-bad = No: something does not fit.
script-check-promised = Promised at the start
script-check-seed = The seed, now told
script-check-here = Computed in this browser
script-check-insecure = this browser does so only over https
script-eyes-of = Seen by { $name }
script-eyes-watcher = Seen by a spectator
script-replay-at = Move { $at } of { $of }
script-found-one = One place
script-found-other = { $n } places
script-light-auto = Light: as on this device
script-light-light = Light: day
script-light-dark = Light: night
script-sound = Sound
script-sound-on = Sound is on
script-sound-off = Sound is off
script-join = Join
script-watch = Watch
script-go-on = Go on
script-seat = Seat { $place }
script-seat-me = Me
script-seat-hot = Somebody here, at this device
script-seat-open = Open seat
script-seat-bot = Bot: { $level }
script-name = Name
script-name-of-seat = Name for seat { $place }
