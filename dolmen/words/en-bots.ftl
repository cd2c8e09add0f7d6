# Hints and the arena, in English.

about-arena = Lets bots play many games on fair terms, and says how strong they are.
about-arena-seats = The bots: levels, module:Class, or exec:PROGRAM for a bot in any language.
about-arena-games = How many games; as many more as it takes for every bot to sit in every seat equally often.
about-arena-resume = Keeps every game in this file, and goes on with what it holds.
about-arena-report = Writes a report in Markdown into this file.
about-arena-seconds = How long a bot may think about a move; by default as long as its level does.
about-arena-threads = On how many cores a search thinks about one move.
about-arena-iterations = How often a search looks ahead for a move, instead of seconds: such games repeat exactly.
about-hint = Says what a bot would do in a recorded position, with chances.
about-hint-seconds = How long to think about it.

column-interval = 95 %
column-even = Even
column-score = Points
column-rating = Rating
column-speed = Decisions/s
column-faults = Faults
fault-late = too late
fault-crashed = crashed
fault-nonsense = nonsense

arena-interrupted = { $n ->
    [0] Interrupted before a game was over.
    [one] Interrupted after one game.
   *[other] Interrupted after { $n } games.
}
arena-kept = They are kept in { $file }: the same command goes on from there.
arena-not-kept = With --resume FILE they would have been kept.
error-other-arena = { $file } does not belong to this arena: { $why }.
error-arena-budget = Either --seconds (more than 0) or --iterations, not both.
error-not-a-bot = “{ $asked }” is not a bot: a bot is a class that derives from dolmen.Bot and has choose(self, view, seat, legal, seed).
error-illegal-choice = The bot { $bot } chose { $asked }, which is not legal; legal: { $possible }
error-hint-over = The game is over: there is nothing to advise. Try --at with 0 to { $most }.

hint-thinking = thinking…
hint-tip = { $place }. { $say } ({ $label }): about { $chance } % to win, lead { $lead }
hint-tip-at-first-sight = { $place }. { $say } ({ $label })
hint-reasons = Why not “{ $label }”?
hint-searched = Looked ahead { $n ->
    [one] once
   *[other] { $n } times
}, from what this seat knows. Expected: { $line }
hint-judged = Judged one step ahead, from what this seat knows.
