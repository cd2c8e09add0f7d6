# Keltis in English.
title = Keltis
summary = Five rows of cards lead five figures from space to space: how far do you dare to go before the game ends?

colour-red = red
    .f = red
    .fp = red
colour-yellow = yellow
    .f = yellow
    .fp = yellow
colour-pink = pink
    .f = pink
    .fp = pink
colour-green = green
    .f = green
    .fp = green
colour-blue = blue
    .f = blue
    .fp = blue
colour-joker = joker
card = the { $colour } { $value }
card-unknown = a card
stone-of = { A($colour) } wish stone
stone-plain = a wish stone
figure-small = small figure
    .one = a small figure
figure-big = big figure
    .one = the big figure
space-start = the start stone
    .gender = n
space-path = { $colour } space { $row }
    .gender = n
space-id = { $id }
seat-black = black
seat-white = white
seat-grey = grey
seat-brown = brown

option-board = Board
option-board-new_paths = New paths, new goals
option-board-classic = the base game
option-board-help = The new paths branch and change colour at every space; in the base game each colour has a path of its own.
option-clover_new_paths = Clover on the new paths
option-clover_new_paths-must = must be used
option-clover_new_paths-may = may be refused
option-clover_classic = Clover in the base game
option-clover_classic-may = may be refused
option-clover_classic-must = must be used
option-row_rule = Rows of cards
option-row_rule-both = rise or fall
option-row_rule-ascending = only rise
option-rounds = Games
option-rounds-1 = one
option-rounds-3 = three, points added up
option-rounds-help = In three games the next seat begins each time.
option-discard_browse = Looking through discards
option-discard_browse-true = yes, all may look
option-discard_browse-false = no, only the top card is shown
option-discard_browse-help = With “no” the table does not remember which cards were taken from the discards, either.
option-start_player = Who begins
option-start_player-random = at random
option-start_player-0 = the first seat
option-start_player-1 = the second seat
option-start_player-2 = the third seat
option-start_player-3 = the fourth seat
option-stall_rounds = Idle rounds
option-stall_rounds-10 = ten
option-stall_rounds-1 = one
option-stall_rounds-2 = two
option-stall_rounds-3 = three
option-stall_rounds-5 = five
option-stall_rounds-20 = twenty
option-stall_rounds-help = When for so many rounds no figure moves and nobody draws from the deck, the game ends.

told-starts = { $player } begins.
told-game = Game { $game } of { $games }: { $player } begins.
told-played = { $player } plays { $card }.
told-discarded = { $player } discards { $card }.
told-step = { $player } moves { $figure } from { $start } to { $to }.
told-clover-step = With the clover { $player } moves { $figure } from { $start } to { $to }.
told-clover-must = { $player } finds a clover and must move a figure once more.
told-clover-may = { $player } finds a clover and may move a figure once more.
told-refused = { $player } gives up the clover.
told-scored = { $player } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
told-stone = { $player } takes { $stone }.
told-empty-stack = { $player } arrives where no wish stone is left.
told-shed-hand = { $player } has to discard a card: { $card } from hand.
told-shed-row = { $player } has to discard a card: { $card } from its row.
told-drew = { $player } draws { $card } from the deck.
told-took = { $player } takes { $card } from the discards.
told-game-ended = End of game { $game }. { $how } Points: { $totals }. { $winners }
told-game-won = { $player } wins it.
told-game-shared = { CAPITAL($players) } win it.
told-ended-goal = The fifth figure is in the goal area: the game is over.
told-ended-deck = The last card of the deck was drawn: the game is over.
told-ended-stall = For too many rounds nobody has moved or drawn from the deck: the game is over.
total-of = { $player } { $points }

label-play = Play { $card }
label-discard = Discard { $card }
label-step = Move { $figure } from { $start } to { $to } ({ $change })
label-clover-none = Give up the clover
label-shed-hand = Discard { $card } from your hand
label-shed-row = Take { $card } off its row
label-draw-deck = Draw from the deck
label-draw-pile = Take { $card } from the discards

ask-main = Play a card to move a figure, or discard one.
ask-discard = None of your cards can move a figure: discard one.
ask-move = Move a figure one step: onto { A($colour) } space or a joker.
ask-move-path = Move the figure on the { $colour } path.
ask-move-enter = Bring a figure onto the { $colour } path.
ask-move-any = Your { $colour } path is finished: move any other figure of yours.
ask-clover = Clover! Move any figure of yours one step.
ask-clover-may = Clover! Move any figure of yours one step, or give it up.
ask-shed = Discard a card: from your hand, or the last one of a row of yours.
ask-draw = { $n ->
    [one] Draw one card: from the deck or the discards.
   *[other] Draw { $n } cards, one after the other: from the deck or the discards.
}
ask-ended = Game { $game } of { $games } is over.
wait-main = { $player } plays or discards a card.
wait-move = { $player } moves a figure.
wait-clover = { $player } has found a clover.
wait-shed = { $player } has to discard a card.
wait-draw = { $player } draws.
over-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points ->
    [one] one point
   *[other] { $points } points
}: { $players }.

progress = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $goal }/{ $needed } in the goal area
progress-game = Game { $game }/{ $games }: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $goal }/{ $needed } in the goal area
progress-idle = { $progress }, { $idle }/{ $most } idle rounds

confirm-goal = This step brings the fifth figure into the goal area and ends the game: { $totals }. Go ahead?
confirm-deck = This is the last card of the deck; drawing it ends the game: { $totals }. Go ahead?

fact-track = points on the score track
fact-stones = wish stones
fact-goal = figures in the goal area
fact-hand = cards in hand

points-game = game { $game }
points-track = points scored with tiles
points-big = big figure in row { $row }: twice { $value }
points-small = { $n ->
    [one] one small figure in row { $row }: { $value }
   *[other] { $n } small figures in row { $row }: { $value } each
}
points-stones = { $n ->
    [0] no wish stone
    [one] one wish stone
   *[other] { $n } wish stones
}
points-colours = { $n ->
    [0] no wish stone
    [one] wish stones of one colour
   *[other] wish stones of { $n } colours
}
points-set = { $n ->
    [one] one { $colour } stone
   *[other] a set of { $n } { $colours } stones
}
