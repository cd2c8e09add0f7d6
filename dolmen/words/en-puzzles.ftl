# What the terminal, the page and the server say around puzzles.
about-puzzles = Solves puzzles of a game, or hunts for new ones in games of bots.
about-puzzles-keep = How many puzzles to find.
about-puzzles-players = Numbers of players whose games are looked through; by default two to four.
about-puzzles-out = Where the puzzles are written; beside it lies the diary of the hunt.
about-puzzles-resume = Goes on with a hunt that was interrupted.
about-puzzles-solve = Solves the puzzles of the game at the terminal, the easiest first.
about-puzzles-which = Solves this puzzle alone.
error-no-puzzles = { $game } has no puzzles yet.
error-unknown-puzzle = { $game } has no puzzle “{ $asked }”.
error-bad-puzzles = { $file }: { $why }.
error-other-hunt = { $file } belongs to a hunt on other terms: take another file, or begin anew without --resume.
puzzles-hunting = Looking for puzzles
puzzles-interrupted = Interrupted. The same command with --resume goes on: { $file }
puzzles-kept = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $file }
puzzles-lost = { $n }  { $test }
puzzles-test-decisions = decisions looked at
puzzles-test-choice = lost: fewer than three actions
puzzles-test-adept = lost: the adept finds what a small search proposes
puzzles-test-rough = lost: not better at a glance
puzzles-test-clear = lost: not clearly best in fresh guesses
puzzles-test-worth = lost: the game is as good as decided
puzzles-test-overall = lost: another action may be as good
puzzles-test-long = lost: not surely best with ten times the guesses
puzzles-test-policy = lost: not best where others play on
puzzles-test-guesses = lost: it lives on a few lucky guesses
puzzles-test-weighed = lost: not best where adepts act as the others did
puzzles-test-search = lost: a long search prefers something else
puzzles-test-near = lost: too near to another of the same game
puzzles-test-like = lost: like another
puzzles-test-passed = kept

# On the page and in the terminal
puzzle-right = That is it. So you win { $chance } times in 100.
puzzle-wrong = There is something better: so you win { $chance } times in 100, with the best action { $best }.
puzzle-shown = The best action: { $label }. So you win { $chance } times in 100.
page-puzzles = Puzzles
page-puzzles-title = Find the best action
page-puzzles-about = Positions from games of bots in which one action is clearly best and the adept misses it. You see what the player saw, no more: your answer is judged by what could be known.
page-puzzle-today = Puzzle of the day
page-puzzle-today-of = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-puzzle-solve = Solve it
page-puzzle-again = See it again
page-puzzle-done = You have solved it.
page-puzzle-run = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
page-puzzle-solved = { $solved } solved
page-puzzle-rating = Rating { $rating }
page-puzzles-none = There are no puzzles yet.
page-puzzle = { $game }: puzzle { $number } of { $of }
page-puzzle-card = The puzzle
page-puzzle-question = Which action is best?
page-puzzle-goal = It is your turn. Play what wins most often, by what you can know.
page-puzzle-hardness = Hardness { $n } of 5
page-puzzle-show = Show the solution
page-puzzle-next = Next puzzle
page-puzzle-back = Back to the position
page-puzzle-chances = How often each action wins, in 100 games
page-puzzle-truth = What the others saw
page-puzzles-all = All puzzles
page-puzzle-no-more = You have solved them all.
script-puzzle-hardness = Hardness { $n } of 5
script-puzzle-solved = Solved before: your first try is rated, no other.
script-puzzle-tried = Tried before: your first try is rated, no other.
script-puzzle-rating = Your rating: { $before } → { $after }
script-puzzle-beside = In the end, beside “{ $label }”:
script-puzzle-played = In that game “{ $label }” was played.
script-puzzle-try-again = Try again, or look at the solution.
script-puzzle-eyes = As { $name } saw it
solve-greeting = { $title }: { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
solve-number = Puzzle { $n } of { $most } · hardness { $hardness } of 5
solve-show = show
solve-show-help = the solution
solve-skip = skip
solve-skip-help = the next puzzle
solve-quit = quit
solve-quit-help = leaves the puzzles
solve-again = Try again, or type “{ $show }”.
solve-left = { $solved } solved of { $n }. See you soon.
solve-chance = { $chance } %  { $label }
