# What the terminal and the server say around lessons.
about-learn = Teaches a game in a few minutes, step by step.
about-learn-game = The game’s name; without one, all lessons are listed.
about-lesson = Which lesson; by default the first one.
learn-listed = { $lesson }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-greeting = { $title }: { $lesson }
learn-goal = → { $goal }
learn-again = Nothing has happened: try again.
learn-shown = Type: { $say }
learn-left = See you soon: the lesson begins again whenever you like.
learn-free = Now you play on your own, against beginners.
learn-hint = hint
learn-hint-help = where to look
learn-show = show
learn-show-help = the words to type
learn-skip = skip
learn-skip-help = does it for you
learn-back = back
learn-back-help = one step back
learn-quit = quit
learn-quit-help = leaves the lesson
error-no-lessons = { $game } has no lessons yet.
error-unknown-lesson = { $game } has no lesson “{ $asked }”; it has { $possible }.
error-bad-course = Step { $step } of the lesson “{ $lesson }” cannot be reached like that.
