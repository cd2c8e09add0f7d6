# Keltis's picture and its sketch for the terminal, in English.
picture-title = The table of Keltis
pic-row = Row { $row }: each figure counts { $value }, the big one twice that.
pic-goal = Goal area: { $n ->
    [one] one figure
   *[other] { $n } figures
} of { $needed }. The fifth ends the game.
pic-space = { $space }, { $colour } space, value { $value }.
pic-space-path = { CAPITAL($space) }, value { $value }.
pic-stack = A stack of { $colour } wish stones, { $n ->
    [one] one left; whoever arrives takes it.
   *[other] { $n } left; whoever arrives takes one.
}
pic-stack-empty = The { $colour } wish stones are all gone here.
pic-tile-points = Whoever arrives scores { $n ->
    [one] one point
   *[other] { $n } points
}.
pic-tile-clover-must = Clover: whoever arrives must move a figure once more.
pic-tile-clover-may = Clover: whoever arrives may move a figure once more.
pic-tile-shed = Whoever arrives must discard a card, from hand or from a row.
pic-tile-wish = { CAPITAL(A($colour)) } wish stone: the first to arrive takes it.
pic-tile-wish-plain = A wish stone: the first to arrive takes it.
pic-end = End space: there is no way on from here.
pic-ends-game = Careful: this step ends the game.
pic-step = { CAPITAL($figure) } can come here from { $start }: { $change }.
pic-rows = Rows of cards
pic-rows-open = Show everybody’s rows of cards
pic-figure = { POSS($player) } { $figure }: { $space }
pic-start = Start stone: figures here count 0.
pic-track = { $player }: { $points } on the score track
pic-total = { $player }: { $points } in all if the game ended now
pic-gathered = Wish stones: { $n }; they count { $points } now.
pic-known = Known to be in { POSS($player) } hand: { $cards }
pic-final-hand = In { POSS($player) } hand at the end: { $cards }
pic-row-empty = { CAPITAL($colour) } row: empty.
pic-row-either = { CAPITAL($colour) } row: { $cards }; it may still rise or fall.
pic-row-only-rises = { CAPITAL($colour) } row: { $cards }; it can only rise.
pic-row-rises = { CAPITAL($colour) } row, rising: { $cards }.
pic-row-falls = { CAPITAL($colour) } row, falling: { $cards }.
pic-discard-here = Discard here. { $pile }
pic-deck = Deck: { $n ->
    [one] one card
   *[other] { $n } cards
}. The last one ends the game.
pic-pile = Discards, { $colour }: { $top } on top; from the bottom { $cards }.
pic-pile-top = Discards, { $colour }: { $top } on top; { $n ->
    [one] one card
   *[other] { $n } cards
} in all.
pic-pile-empty = Discards, { $colour }: no card.
pic-pile-closed = Nothing can be drawn from here in this turn.
pic-card-dead = It can no longer be added to its row: it can only be discarded.
pic-card-idle = No figure can move with this card.
pic-card-opens = Leads to: { $spaces }
pic-hand-closed = The cards in { POSS($player) } hand
pic-told-player = { $player }: { $points } if the game ended now, { $track } on the score track, cards in hand: { $hand }.
pic-told-laid = { CAPITAL(A($colour)) } card moves a figure now.
pic-told-earlier = In earlier games: { $points }.
pic-told-figures = Figures: { $figures }.
pic-told-figure = { $figure }: { $space }
pic-told-stones = Wish stones: { $stones }.
pic-told-tiles = { $tile }: { $spaces }.
pic-told-hand = In hand: { $cards }.
tile-clover = Clovers
tile-shed = “Discard a card” tiles
tile-wish = Wish stones
tile-wish-of = { CAPITAL($colour) } wish stone
tile-points = Tiles of { $n ->
    [one] one point
   *[other] { $n } points
}
tile-stack = { CAPITAL($colour) } wish stones, { $n } in the stack

sketch-points = { $points } if it ended now, { $track } on the score track
sketch-known = known in hand
sketch-piles = Discards
sketch-hand = In hand
sketch-stones = wish stones
sketch-legend-tiles = ♣ clover, ↓ discard a card, ◆ wish stone, ×5 a stack, +2 points
sketch-legend-signs = ! big figure; ↗ row rises, ↘ row falls, ↕ undecided; ✗ pile closed
