# Keltis in English.
title = Keltis
summary = Five rows of cards lead five figures along paths of stones: how far do you dare to go before the game ends?

colour-red = red
    .stone = red
    .stones = red
    .row = red
colour-yellow = yellow
    .stone = yellow
    .stones = yellow
    .row = yellow
colour-pink = pink
    .stone = pink
    .stones = pink
    .row = pink
colour-green = green
    .stone = green
    .stones = green
    .row = green
colour-blue = blue
    .stone = blue
    .stones = blue
    .row = blue
colour-joker = joker
card = the { $colour } { $value }
card-unknown = a card
stone-of = a { $colour } wish stone
stone-plain = a wish stone
figure-small = small figure
    .the = a small figure
figure-big = big figure
    .the = the big figure
space-start = the start stone
    .from = from the start stone
space-path = { $colour } { $row }
    .from = from { $colour } { $row }
space-id = { $id }
    .from = from { $id }
seat-black = black
seat-white = white
seat-grey = grey
seat-brown = brown

option-board = Board
option-board-new_paths = New paths, new goals
option-board-classic = the base game
option-board-help = The new paths branch and change colour at every step; in the base game each colour has a path of its own.
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
option-discard_browse-help = Without it the table does not recall either which cards somebody took from the discards.
option-start_player = Who begins
option-start_player-random = by lot
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
option-stall_rounds-help = After so many rounds in which no figure moves and nobody draws from the deck, the game ends.

told-starts = { $player } begins.
told-game = Game { $game } of { $games }: { $player } begins.
told-played = { $player } plays { $card }.
told-discarded = { $player } discards { $card }.
told-step = { $player } moves { $figure } { $start } to { $to }.
told-clover-step = With the clover { $player } moves { $figure } { $start } to { $to }.
told-clover = { $player } finds a clover: one more step.
told-refused = { $player } lets the clover go.
told-scored = { $player } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
told-stone = { $player } takes { $stone }.
told-empty-stack = { $player } finds no wish stone left.
told-shed-hand = { $player } has to discard, and gives { $card } from the hand.
told-shed-row = { $player } has to discard, and takes { $card } off its row.
told-drew = { $player } draws { $card } from the deck.
told-drew-known = { $player } draws { $card } from the deck.
told-took = { $player } takes { $card } from the discards.
told-game-ended = Game { $game }. { $how }
told-ended-goal = The fifth figure is in the goal area: the game is over.
told-ended-deck = The last card of the deck was drawn: the game is over.
told-ended-stall = Nothing has moved for too long: the game is over.

label-play = Play { $card }
label-discard = Discard { $card }
label-step = Move { $figure } { $start } to { $to } ({ $change })
label-clover-none = Let the clover go
label-shed-hand = Discard { $card } from your hand
label-shed-row = Take { $card } off its row
label-draw-deck = Draw from the deck
label-draw-pile = Take { $card }

ask-main = Play a card to move a figure, or discard one.
ask-discard = None of your cards can move a figure: discard one.
ask-move = Move a figure one step: onto a { $colour } stone or a joker.
ask-move-path = Move a figure one stone, by the { $colour } card.
ask-clover = Clover! Move any figure of yours one step.
ask-clover-may = Clover! Move any figure of yours one step, or let it go.
ask-shed = Discard a card: from your hand, or the last one of a row of yours.
ask-draw = { $n ->
    [one] Draw a card
   *[other] Draw two cards, one after the other
}: from the deck or the discards.
ask-ended = Game { $game } of { $games } is over.
wait-main = { $player } plays or discards a card.
wait-move = { $player } moves a figure.
wait-clover = { $player } moves a figure with the clover.
wait-shed = { $player } has to discard a card.
wait-draw = { $player } draws.
over-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points } points: { $players }.

progress = { $deck ->
    [one] one card
   *[other] { $deck } cards
}, { $goal }/{ $needed } home
progress-game = Game { $game } of { $games }: { $deck ->
    [one] one card
   *[other] { $deck } cards
}, { $goal }/{ $needed } home

confirm-goal = This step brings the fifth figure into the goal area and ends the game: { $totals }. Go ahead?
confirm-deck = This is the last card of the deck: drawing it ends the game: { $totals }. Go ahead?
confirm-total = { $player } { $points }

why-not-your-turn = It is { $player }’s turn.
why-no-fit = Your { $colour } row no longer takes { $card }: it can only be discarded.
why-no-stone = You cannot move with { $card }: none of your figures has a { $colour } stone or a joker ahead.
why-draw-first = Now a card is drawn: from the deck or the discards.
why-step-first = Now a figure moves.
why-shed-first = Now you have to discard a card.
why-card-first = First choose a card from your hand.
why-choose-card = Choose a card to play.
why-not-draw-yet = Cards are drawn at the end of the turn.
why-empty-pile = There is no card here.
why-closed-pile = You put the top card here in this turn: you cannot take it back now.
why-other-colour = This card only leads onto a { $colour } stone or a joker.
why-no-step = No possible step leads here or from here.

fact-track = points scored
fact-stones = wish stones
fact-goal = figures in the goal area
fact-hand = cards in hand

points-game = game { $game }
points-track = points of tiles
points-big = big figure in row { $row }: twice { $value }
points-small = { $n ->
    [one] one small figure
   *[other] { $n } small figures
} in row { $row }: { $value } each
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
points-set = a set of { $n } { $colour } stones

picture-title = The table of Keltis
pic-row = Row { $row }: each figure counts { $value }, the big one twice that.
pic-goal = Goal area: { $n } of { $needed } figures. The fifth ends the game.
pic-space = { $id }, { $colour } stone, value { $value }.
pic-stack = A stack of { $colour } wish stones, { $n } left; whoever arrives takes one.
pic-tile-points = Whoever arrives scores { $n }.
pic-tile-clover = Clover: whoever arrives moves a figure once more.
pic-tile-shed = Whoever arrives discards a card, from the hand or a row.
pic-tile-wish = A wish stone, { $colour }: the first to arrive takes it.
pic-end = The path ends here.
pic-ends-game = Careful: this step ends the game.
pic-figure = { $figure } of { $player }: { $space }
pic-start = Start stone: figures here count nothing.
pic-track = { $player }: { $points } on the track
pic-total = { $player }: the total if it ended now, { $points }
pic-gathered = Wish stones: { $n }; they count { $points } now.
pic-known = Known to be in the hand of { $player }: { $cards }
pic-row-empty = { $colour } row: still empty.
pic-row-either = { $colour } row: { $cards }; it may still rise or fall.
pic-row-rises = { $colour } row, rising: { $cards }.
pic-row-falls = { $colour } row, falling: { $cards }.
pic-play = Play into your rows
pic-discard = Discard
pic-deck = Deck: { $n ->
    [one] one card
   *[other] { $n } cards
}. The last one ends the game.
pic-pile = Discards, { $colour }: { $top } on top; from the bottom { $cards }.
pic-pile-empty = Discards, { $colour }: empty.
pic-card-dead = It no longer fits its row: it can only be discarded.
pic-card-idle = No figure has a stone of this colour ahead.
pic-card-opens = Opens: { $spaces }
pic-hand-closed = The hand of { $player }
pic-told-player = { $player }: { $points } points if it ended now; figures under way: { $figures }; wish stones: { $stones }.

sketch-track = tiles
sketch-known = known in hand
sketch-deck = Deck
sketch-piles = Discards
sketch-hand = In hand
