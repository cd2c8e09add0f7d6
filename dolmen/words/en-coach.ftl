# The coach: against bots, on wish, it asks once before a costly mistake.
coach-asks = The master sees something better: { $n ->
    [one] { $n } point
   *[other] { $n } points
} of chance to win. Look?
page-coach-look = Look
page-coach-wanted = A coach asks me once before a costly mistake (with bots alone; the game is not rated)
page-coach-next = In my next games with bots a coach asks once before a costly mistake (they are not rated)
script-coach-looks = The coach looks at it…
script-coach-play = Still: { $label }
script-coach-better = The master would play the first; the second was yours
script-coached-none = The coach had nothing to ask.
script-coached = Questions of the coach: { $n }; played differently then: { $of }
error-no-coach = There is a coach only where one person plays with bots and wanted one.
error-no-review = There is no review of this game.
error-review-not-shared = Only those who sat at this table see its review, until all of them let anybody with the link see it.
error-reviews-wait = Several of your reviews are still being made: try again when one of them is done.
