# Many games as tables, in English.

about-on = Where the games are played: on this machine, or on a Ray cluster.
about-dataset = Lets bots play many games and writes them down as tables (Parquet), one row per game.
about-dataset-games = How many games. With more than were played before, the same folder goes on.
about-dataset-out = The folder of the tables.
about-dataset-repeats = How often each deal is played, with other dice for the bots.
about-dataset-number = The number of the game.
about-transcript = Prints one game of a dataset as a transcript.

dataset-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder }, { $bytes } bytes per game.
dataset-interrupted = What was finished is kept in { $folder }: the same command goes on from there.
error-other-series = { $folder } does not belong to these games: { $why }.
error-goes-otherwise = Game { $number } does not replay as it is written.
about-dataset-replay = Replays the first so many games by the interpreter and compares all that is written.
dataset-replayed = { $count ->
    [one] One game replays as it is written.
   *[other] { $count } games replay as they are written.
}
error-no-such-game = { $folder } has no game { $number }.
error-needs-iterations = { $bot } thinks by the clock, and such games do not repeat: say --iterations N.
error-unknown-place = Nothing runs on “{ $asked }”; there are local, ray and ray://HOST:PORT.

# Studies.

about-study = Lets bots play many games on paired deals and writes a report with plots on how the game plays.
about-study-games = How many games of each number of players and each variant.
about-study-seats = The level in all seats: random, novice, adept, master, champion.
about-study-players = The numbers of players, such as 2,3,4; all of them if none is given.
about-study-vary = Values of an option to be compared, the usual one first: OPTION=a,b. More than once for combinations.
about-study-out = The folder of the report.
study-done = The report is in { $file }.
study-interrupted = What was finished is kept in { $folder }: the same command goes on from there.
study-writing = Writing the report…
error-bad-players-list = “{ $asked }” are not numbers of players: write them as in 2,3,4.
error-bad-study = This study cannot be made: { $why }.

study-title = { $title }: how it plays
study-terms = { $games ->
        [one] One game
       *[other] { $games } games
    } for each number of players{ $variants }, { $level } in all seats, each deal played { $repeats } times with other dice for the bots. Version { $version } of the rules, seed { $seed }.
study-terms-variants = { " " }and each of { $count } variants
study-honest = All this is true of these bots. People, and better bots, may play differently. Bars are 95 % intervals over deals.
study-sure = { $count ->
        [one] One comparison was made
       *[other] { $count } comparisons were made
    } and { $real ->
        [0] none is
        [one] one is
       *[other] { $real } are
    } called real: the chance of an accident, raised for the length of the list (Benjamini and Hochberg), is at most { $sure }, and the effect is at least as large as was declared beforehand (one percentage point of share, two per cent of a length).
study-iterations = { $count ->
        [one] Bots that search look ahead once for each decision
       *[other] Bots that search look ahead { $count } times for each decision
    }, counted and not timed, so that the games repeat.
study-played = Played by { $level }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each number of players, each deal four times.
study-summary-in = In English
study-usual = as usual
study-what = What
study-low = From
study-high = To
study-verdict = Verdict
study-deals = Deals
study-difference = Difference
study-decided = Decided
study-offered = Offered (share of games)
study-gained = Gained (share of seats)
study-used = Used (share of seats)
study-raw = Share beyond an even one, raw
study-one-among = { $one }{ "\u000A" }among { $many }
study-table-more = { $count ->
        [one] One more row is in the file.
       *[other] { $count } more rows are in the file.
    }
study-chances = Chances to win are the judge’s opinion over guesses of what a spectator does not see, turned into chances by the results of these games (half of the deals; checked on the other half, see the last plot).
study-minutes = Minutes are estimated: { $seconds } seconds for a decision and { $bit } more for each doubling of the number of actions. No people were measured.
study-sample-watched = From { $count } games.
study-sample-weighed = Choices: from { $count } decisions, one per game, each action tried over { $tries } guesses.
study-sample-heard = Elements, rounds and final scoring: from { $count } games, replayed event by event.
study-sample-matched = Skill and secrets: from { $count } games for each number of players and pair.
study-left-out-secrets = What secrets are worth was left out: whoever plays at random makes nothing of what they see.
study-left-out-gifts = Nothing that chance gives before the first action tells players apart in this game.
study-summary = In short
study-numbers = The numbers
study-real = Real
study-not-sure = Not sure
study-even = Even
study-winners = winners
study-others = others
study-with-players = { $count ->
        [one] One player
       *[other] { $count } players
    }
study-table = Table
study-axis-share = Share of the victory
study-axis-games = Share of games
study-axis-steps = Actions of a game
study-axis-points = Points
study-axis-seats = Share of seats
study-axis-margin = Points ahead of the second
study-axis-progress = Progress of the game
study-axis-choices = Actions
study-axis-chance = Chance of the winner
study-axis-said = Chance that was said
study-axis-won = How often it came true
study-axis-effect = Difference in share of the victory
study-axis-used = Share of seats that use it
study-axis-after = Share beyond the chance before
study-axis-difference = Difference, in standard errors
study-axis-terms = Points of the judge
study-legal = legal
study-effective = worth considering

plot-seats = Seats
plot-seats-about = The share of the victory of each seat. Dashed: an even share; in the band a deviation is too small to matter.
plot-marks = A diamond is real, a circle is not sure or too small to matter.
plot-order = Order of play
plot-order-about = The share of whoever began, came second, and so on, wherever they sat.
plot-roles = Who is who
plot-roles-about = The share of each role that does not belong to a seat.
plot-gifts = What chance gave
plot-gifts-about = Those who got something before the first action against those of the same game who did not: an experiment made by the deal.
plot-lengths = Length
plot-lengths-about = The share of games that are over after so many actions.
plot-choices = Choices
plot-choices-about = Legal actions of a decision, and how many of them are about as good as the best.
plot-scores = Points
plot-scores-about = How often each number of points was reached, by winners and by others.
plot-margins = Margins
plot-margins-about = How far the winner was ahead.
plot-scoring = How points come about
plot-scoring-about = The lines of the final scoring, on average.
plot-terms = What the judge sees in winners
plot-terms-about = By how much the judge’s terms of those who win in the end are above those of all players.
plot-chances = When a game is decided
plot-chances-about = The winner’s chance in the course of the game: the line is the median game, eight of ten games lie in the band. Dashed: the share of games that are decided, that is, in which the winner stays at 80 % or more.
plot-levels = Skill
plot-levels-about = The share of one stronger bot among weaker ones, in every seat in turn; the dashed line would be even.
plot-secrets = What secrets are worth
plot-secrets-about = The share of one adept who is shown what any player has seen, among adepts who are not. It never bluffs, so that secrets may be worth more.
plot-elements = Elements
plot-elements-about = How often something is used (or gained, where it is not used), and how its users fared beyond the chance that they had before they first used it. Not an experiment: whoever can use it may differ in other ways.
plot-variants = Variants
plot-variants-about = Every measure of a variant against the first one, deal by deal, in standard errors of the difference; filled where it is real.
plot-reliability = Do the chances hold?
plot-reliability-about = Of positions said to be won with some chance, so many were. On deals that the chances were not fitted to.

measure-length-steps = actions of a game
measure-length-decisions = decisions of a game (more than one action)
measure-length-turns = turns of a game
measure-length-minutes = estimated minutes
measure-length-rounds = rounds
measure-choice-forced = share of actions that are forced
measure-choice-legal = legal actions of a decision
measure-choice-tried = legal actions of the decisions looked at (48 at most)
measure-choice-effective = actions worth considering
measure-choice-stake = what choosing at random costs (chance)
measure-choice-matters = share of decisions that matter
measure-points-all = points, on average
measure-points-winner = points of the best
measure-points-margin = points ahead of the second
measure-points-shared = shared victories
measure-points-tiebreak = victories by a tie-break
measure-drama-decided = decided after this share of the game
measure-drama-leads = changes of the lead
measure-drama-behind = share of the time that the winner was behind
measure-drama-comeback = lowest chance that the winner had
measure-drama-open = openness (1: all even)
measure-drama-late = openness of the last quarter
measure-drama-surprise = surprise from one twentieth of the game to the next
measure-drama-king = decisions in the last third by which somebody who has lost makes another win
measure-luck-chance = share of the results that chance explains
measure-seat = seat { $number }
measure-order = { $number ->
        [1] first to act
        [2] second to act
        [3] third to act
        [4] fourth to act
       *[other] fifth to act
    }

short-length = A game has { $decisions } decisions on average and takes about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
short-decided = The winner is settled after { $decided } of a game.
short-blind = Before the end the judge does not tell who will win: this study cannot say when a game is decided, nor which decisions matter.
short-even = No seat is surely favoured: the farthest is { $most ->
    [one] 1 point
   *[other] { $most } points
} away from { $even }, which is not sure or too little to matter.
short-seat = { CAPITAL($what) } wins { $share } of the games ({ $low } to { $high }); { $even } would be even.
short-gift = Whoever begins with “{ $what }” wins { $share } percentage points more than those who do not ({ $low } to { $high }).
short-gift-less = Whoever begins with “{ $what }” wins { $share } percentage points less than those who do not ({ $low } to { $high }).
short-ties = A tie-break decides { $ties } of the games; in { $shared } the victory is shared.
short-shared-only = In { $shared } of the games the victory is shared.
short-ties-only = A tie-break decides { $ties } of the games.
short-luck = Among equal bots luck explains { $share } of who wins; the rest is how they happened to play.
short-level = One { $stronger } among { $weaker } wins { $share }; { $even } would be even.
short-secret = Whoever sees everything wins { $share }; { $even } would be even.
short-variant = { $variant } · { $measure }: { $from } → { $to }.
short-no-variant = { $variant }: no sure difference from { $against }.
short-more = { $count ->
        [one] One more difference is real: see the plot.
       *[other] { $count } more differences are real: see the plot.
    }
short-choice = A decision has { $legal } legal actions, { $effective } of them worth considering; { $matters } of the decisions matter.
short-choice-tried = A decision has { $legal } legal actions; of { $tried } that were looked at ({ $most } of a decision at most) { $effective } are worth considering; { $matters } of the decisions matter.

study-one-random = bot that plays at random
study-one-novice = novice
study-one-adept = adept
study-one-master = master
study-one-champion = champion
study-one-seer = adept who sees everything
study-many-random = bots that play at random
study-many-novice = novices
study-many-adept = adepts
study-many-master = masters
study-many-champion = champions

chapter-variants = Variants
chapter-fair = Is it fair?
chapter-course = The course of a game
chapter-points = Points
chapter-skill = Luck and skill
chapter-elements = Cards, tiles and places
chapter-method = How this was made

glance-length-minutes = minutes, about
glance-length-decisions = decisions
glance-drama-decided = of the game played when it is decided
glance-choice-matters = of the decisions matter
glance-luck-chance = of who wins is chance

caption-games = { $count } games of { $level } for each number of players.
caption-watched = { $count } games of { $level } for each number of players, looked at twenty times each.
caption-weighed = { $count } decisions of { $level } for each number of players, one per game.
caption-heard = { $count } games of { $level } for each number of players, replayed event by event.
caption-matched = { $count } games for each number of players and pair.
caption-dealt = { $count } deals, each played four times by { $level }.

found-seat-even = No seat is surely favoured: the farthest is { $most ->
    [one] 1 point
   *[other] { $most } points
} from even.
found-order-even = Whoever begins is not surely favoured: the farthest is { $most ->
    [one] 1 point
   *[other] { $most } points
} from even.
found-role-even = Nobody is surely favoured: the farthest is { $most ->
    [one] 1 point
   *[other] { $most } points
} from even.
found-share = { CAPITAL($what) } wins { $share } with { $players ->
        [one] one player
       *[other] { $players } players
    }, where { $even } would be even.
found-gifts-even = Nothing that chance gives at the start is surely worth a point.
found-gift = The best start is “{ $what }”: { $points } percentage points more with { $players ->
        [one] one player
       *[other] { $players } players
    }.
found-gift-less = The start that decides most is “{ $what }”: { $points } percentage points less with { $players ->
        [one] one player
       *[other] { $players } players
    }.
found-variants = { $real ->
        [0] None of { $count } differences is real.
        [one] One of { $count } differences is real.
       *[other] { $real } of { $count } differences are real.
    }
found-lengths = A game takes about { $range } minutes.
found-choices = Of { $legal } legal actions { $effective } are worth considering.
found-choices-some = Of { $legal } legal actions { $effective } are worth considering, with as many players as that can be told of.
found-choices-legal = A decision has { $legal } legal actions.
found-choices-tried = A decision has { $legal } legal actions; of { $tried } that were looked at { $effective } are worth considering.
found-choices-tried-some = A decision has { $legal } legal actions; of { $tried } that were looked at { $effective } are worth considering, with as many players as that can be told of.
found-chances = The winner is settled after { $range } of the game.
found-chances-some = The winner is settled after { $range } of the game, with as many players as the judge tells it of before the end.
found-chances-none = Before the end the judge does not tell who will win.
found-terms = Winners are ahead most by this: { $term }.
found-scores = The best score is { $range } points on average.
found-margins = The winner is { $range } points ahead on average.
found-scoring = Most of a winner’s points: { $line }, { $points } of { $total }.
found-ties = A tie-break decides at most { $ties } of the games, at most { $shared } end in a shared victory.
found-shared-only = At most { $shared } of the games end in a shared victory; no tie-break decides.
found-ties-only = A tie-break decides at most { $ties } of the games.
found-levels = One { $one } among { $many } wins { $share } with { $players ->
        [one] one player
       *[other] { $players } players
    }; { $even } would be even.
found-secrets = Whoever sees everything wins { $share } with { $players ->
        [one] one player
       *[other] { $players } players
    }; { $even } would be even.
found-elements-none = No element surely goes with winning.
found-elements = What goes with winning most is “{ $what }”: { $points } percentage points beyond the chance before, with { $players ->
        [one] one player
       *[other] { $players } players
    }.
found-reliability = The chances used here are off by { $points } percentage points on average.
plot-ties = Ties
plot-ties-about = The share of games that a tie-break decided, and of those whose victory was shared.
