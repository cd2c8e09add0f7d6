# Reviews of finished games, in English.

about-review = Reviews a finished game: what each decision was worth, luck and skill apart.
about-review-html = Writes the review as one page that needs no network.
about-review-guesses = With how many guesses each decision begins; more take longer and are surer.
about-review-player = Reviews this seat alone, from 0.
error-review-not-over = The game is not over: only finished games are reviewed.
review-working = Reviewing…
review-done = The review is in { $file }.

review-title = { $title }: review
review-result = { $player } { $score }
review-seen-by = Seen by
review-step = step { $n }
review-place = Step { $n }
review-of = Review for { $player }
review-chart = { $player }: { $start } % before the deal, { $most } % at best, { $end } % at the end
review-bands = Bands: what a spectator could know. Dashed line: what { $player } could know. { $budget }
review-budget = Everybody plays on by the judge, the best of { $looks } actions; { $guesses } to { $most } guesses a decision, each played to the end; { $count ->
        [one] one game
       *[other] { $count } games
    } in all. A mistake is called one only beyond { $sure } standard errors.
review-fall = Luck { $luck }, own decisions { $own }, the others { $others }
review-fall-note = In points of chance to win, from what { $player } could know. The steps add up. Own decisions: beside what the yardstick would have done; what is lost is measured beside the best. What nothing explains stands with the others.
review-fall-unsure = The small errors of many decisions add up: what those of { $player } gave all in all, { $own }, is within twice its error, and may as well be nothing. Single decisions are called mistakes only beyond doubt.
review-fall-start = start
review-fall-deal = deal
review-fall-luck = luck
review-fall-own = own|decisions
review-fall-others = the|others
review-fall-end = end
review-table = By what any player had seen: chance { $chance }, own decisions { $own }, the others’ decisions { $others }, what those who decided could not know { $hidden }.
review-accuracy = Accuracy
review-accuracy-of = of 100
review-accuracy-between = between { $low } and { $high }
review-accuracy-none = No decision mattered beyond doubt.
review-accuracy-means = 100: always the best action. 0: choosing by lot. Over the { $counted ->
        [one] one
       *[other] { $counted }
    } of { $all ->
        [one] one decision
       *[other] { $all } decisions
    } that mattered.
review-given-away = Given away beyond doubt, all in all: { $count ->
        [one] one point
       *[other] { $count } points
    } of chance to win.
review-accuracy-others = The others, measured the same way: { $others }.
review-accuracy-one = { $player } { $value }
review-turning = Turning points
review-no-turning = Nothing in this game moved the chances beyond doubt.
review-all = { $count ->
        [one] The decision
       *[other] All { $count } decisions
    }
review-label-fine = about equal
review-label-inaccuracy = inaccuracy
    .count = { $n ->
        [one] one inaccuracy
       *[other] { $n } inaccuracies
    }
review-label-mistake = mistake
    .count = { $n ->
        [one] one mistake
       *[other] { $n } mistakes
    }
review-label-blunder = blunder
    .count = { $n ->
        [one] one blunder
       *[other] { $n } blunders
    }
review-doubted = { $told }; by another yardstick fewer
review-lost = { $label }: { $lost } ± { $error } points of chance lost
review-label-best = the best found
review-moved-luck = luck
review-moved-others = the others, and what turned out
review-the-deal = The deal
review-at = Step { $n }: { $what }
review-after = After step { $n }
review-before-first = Before the first decision
review-nothing-seen = { $player } saw nothing happen; the estimate itself changed.
review-chosen = { $player }: { $what }
review-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
review-why = The best beside the one chosen, from what { $player } could know
review-uncover = What was really there
review-board = As { $player } saw it
review-signs = ◆ luck · ● decisions · ▲ the others
review-column-step = Step
review-column-did = Action
review-column-best = Best found
review-column-chance = Chance
review-column-lost = Lost
review-column-moved = For { $player }
review-as-table = As a table
review-honest = All chances are those of this yardstick, not of people. Small losses where others bluff or plan in secret are to be distrusted.
review-theme = Day or night
