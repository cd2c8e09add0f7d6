# What the terminal, the page and the server say around puzzles.
about-puzzles = Solves puzzles of a game, or hunts for new ones in games of bots.
about-puzzles-keep = How many puzzles to find.
about-puzzles-players = Numbers of players whose games are looked through; by default two to four.
about-puzzles-early = From which share of a game on decisions are looked at, from 0 (at once) to 1.
about-puzzles-among = Bots of which level play the games that are looked through.
about-puzzles-most = Looks only at decisions among at most so many actions.
about-puzzles-least = Looks only at decisions among at least so many actions.
about-puzzles-out = Where the puzzles are written; beside it lies the diary of the hunt.
about-puzzles-beside = Puzzles of earlier hunts, in a file: none like them is kept, and they are written before the new ones.
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
puzzles-lost = { $n }: { $test }
puzzles-test-decisions = decisions looked at
puzzles-test-adept = lost: the game’s network, or a search, would do as the adept does
puzzles-test-rough = lost: not better at a glance
puzzles-test-clear = lost: not clearly best after the race
puzzles-test-network = lost: the game’s network, or a search, prefers something else
puzzles-test-worth = lost: the game is as good as lost, whatever is done
puzzles-test-overall = lost: another action may be as good
puzzles-test-long = lost: not surely best with ten times the guesses
puzzles-test-policy = lost: not best where others play on
puzzles-test-guesses = lost: it lives on a few lucky guesses
puzzles-test-weighed = lost: not best where adepts act as the others did
puzzles-test-eyes = lost: not best where everybody sees only their own
puzzles-test-search = lost: a long search prefers something else
puzzles-test-near = lost: too near to another of the same game
puzzles-test-like = lost: like another
puzzles-test-passed = kept

puzzle-right = That is it. This way you win { $chance } times in 100.
puzzle-wrong = There is something better: this way you win { $chance } times in 100, with the best action { $best }.
puzzle-shown = The best action: { $label }. This way you win { $chance } times in 100.
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
solve-chance = { $chance } %: { $label }
