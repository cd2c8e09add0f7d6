title = Cairn
summary = Build rising towers of hidden stones.
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
stone = the { $colour } { $value }

option-first_player = Who begins
option-first_player-random = at random
option-first_player-first = the first seat
option-cost = What a tower costs
option-cost-6 = six points
option-cost-4 = four points

told-starts = { $player } begins.
told-drew = { $player } draws { $stone }.
told-drew-hidden = { $player } draws a stone.
told-took = { $player } takes { $stone }.
told-laid = { $player } lays { $stone } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
told-dropped = { $player } drops { $stone }.
told-ended = The bag is empty: the game is over.

label-draw = Draw from the bag
label-take = Take { $stone }
label-lay = Lay { $stone }
label-drop = Drop { $stone }

ask-draw = Draw a stone, or take the one just dropped.
ask-lay = Lay a stone on a tower, or drop one.
over-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { CAPITAL($players) } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
progress-over = the game is over
wait-draw = { $player } draws or takes a stone.
wait-lay = { $player } lays or drops a stone.
why-draw-first = First draw a stone.
    .rule = turn
why-drawn = You have drawn already: lay or drop a stone from your hand.
    .rule = lay
why-nothing-dropped = The player before you dropped no stone.
    .rule = take
why-no-take = { CAPITAL($stone) } is not higher than the { $top } on your tower.
    .rule = take
why-not-yours = { CAPITAL($stone) } is not in your hand.
    .rule = lay
why-too-low = { CAPITAL($stone) } is not higher than the { $top } on your tower: it can only be dropped.
    .rule = lay

# Why an action is good or not: what it does for the player who plays it.
part-towers = towers
    .for = leaves your towers worth more
    .against = leaves your towers worth less
part-hand = stones in hand
    .for = leaves you more to lay from your hand
    .against = leaves you less to lay from your hand
part-rival-towers = the strongest rival’s towers
    .for = leaves your best rival’s towers worth less
    .against = leaves your best rival’s towers worth more
part-rival-hand = the strongest rival’s hand
    .for = leaves your best rival less to lay
    .against = leaves your best rival more to lay

fact-hand = stones in hand
fact-towers = towers begun
points-tower = { $colour } tower, minus { $cost }
progress = { $stones ->
    [one] one stone in the bag
   *[other] { $stones } stones in the bag
}

picture-title = The table of Cairn
bag = Bag
drop-place = Dropped
dropped = Just dropped
hand = Your hand
part-lay = Lay it on your towers
part-drop = Drop it here
about-towers = Stones of one colour, each higher than the one below.
about-dropped = The next player may take this stone.
earlier = Dropped earlier
hand-of = { POSS($player) } hand
none = none
fact-points = points
picture-towers = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, towers: { $stones }.
