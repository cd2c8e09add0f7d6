# Woolly Bully in English.
title = Woolly Bully
summary = Lay meadows round a village, fence in one big field of your secret sheep, mind the wolves, and stop in time.

option-specials = Wolves, hunters and “?” tiles
option-specials-gap = also between the turns of others
option-specials-own_turn = only in your own turn
option-specials-help = Between two turns everybody else may be asked to step in. “Only in your own turn” is quicker and leaves these questions out.
option-time_limit_s = Fast sheep: time for a turn
option-time_limit_s-0 = no limit
option-time_limit_s-60 = 60 seconds
option-time_limit_s-30 = 30 seconds
option-time_limit_s-15 = 15 seconds
option-time_limit_s-help = When it runs out the table plays for you: it passes, or lays a tile at random. The third turn in a row, it stops you for good.
option-first_player = Who begins
option-first_player-random = at random
option-first_player-seat1 = the first seat

# Colours: as a noun, of sheep, of a tile or a field.
colour-black = black
    .gender = m
colour-yellow = yellow
    .gender = m
colour-red = red
    .gender = m
colour-blue = blue
    .gender = m
sheep-black = black
sheep-yellow = yellow
sheep-red = red
sheep-blue = blue
tile-black = black
tile-yellow = yellow
tile-red = red
tile-blue = blue

# What a face shows, its edges counted.
edge-black = { $n } black sheep
edge-yellow = { $n } yellow sheep
edge-red = { $n } red sheep
edge-blue = { $n } blue sheep
edge-village = { $n ->
    [one] 1 village edge
   *[other] { $n } village edges
}
edge-forest = { $n ->
    [one] 1 forest edge
   *[other] { $n } forest edges
}
# How a face lies: each kind of ground with its edges.
lies-black = black { $sides }
lies-yellow = yellow { $sides }
lies-red = red { $sides }
lies-blue = blue { $sides }
lies-village = village { $sides }
lies-forest = forest { $sides }
all-black = black on all edges
all-yellow = yellow on all edges
all-red = red on all edges
all-blue = blue on all edges
all-village = village on all edges
all-forest = forest on all edges
parts-1 = { $one }
parts-2 = { $one }; { $two }
parts-3 = { $one }; { $two }; { $three }
parts-4 = { $one }; { $two }; { $three }; { $four }
side-0 = north
side-1 = east
side-2 = south
side-3 = west
go-east = { $n } east
go-west = { $n } west
go-north = { $n } north
go-south = { $n } south
go-nowhere = on the square
kind-wolf = wolf
    .gender = m
    .plural = wolves
kind-hunter = hunter
    .gender = m
    .plural = hunters
run-wolf = { $n ->
    [one] a wolf
    [2] two wolves
    [3] three wolves
    [4] four wolves
   *[other] { $n } wolves
}
run-hunter = { $n ->
    [one] a hunter
    [2] two hunters
    [3] three hunters
    [4] four hunters
   *[other] { $n } hunters
}
then-1 = { $one }
then-2 = { $one }, then { $two }
then-3 = { $one }, then { $two }, then { $three }
then-4 = { $one }, then { $two }, then { $three }, then { $four }
then-5 = { $one }, then { $two }, then { $three }, then { $four }, then { $five }
then-6 = { $one }, then { $two }, then { $three }, then { $four }, then { $five }, then { $six }
then-7 = { $one }, then { $two }, then { $three }, then { $four }, then { $five }, then { $six }, then { $seven }
then-8 = { $one }, then { $two }, then { $three }, then { $four }, then { $five }, then { $six }, then { $seven }, then { $eight }
special-question = your “?” tile
special-wolf = a wolf
special-hunter = a hunter
or-1 = { $one }
or-2 = { $one } or { $two }
or-3 = { $one }, { $two } or { $three }

told-starts = { $player } begins.
told-colour = Your sheep are { $colour }. Keep it secret.
told-colours-two = { $first } has { $one } sheep, { $second } has { $two } sheep.
told-laid = { $player } lays a tile with { $tile } ({ $place }).
told-revealed = { $player } declares their colour and lays the “?” tile with 4 { $colour } sheep ({ $place }).
told-revealed-two = { $player } lays the “?” tile with 4 { $colour } sheep ({ $place }).
told-declared = { $player } declares { $beasts }.
told-wolf = { $player } lets a wolf into the forest ({ $place }).
told-hunter = { $player } posts a hunter in the forest ({ $place }).
told-covers = { $player } puts a hunter on the wolf ({ $place }), which threatens nobody any more.
told-lapsed-wolf = There is no place left for the wolf that { $player } declared: it stays in hand, and now everybody knows.
told-lapsed-hunter = There is no place left for the hunter that { $player } declared: it stays in hand, and now everybody knows.
told-joined = Forests have joined: the hunter ({ $hunter }) covers the wolf ({ $wolf }) from afar.
told-drew = { $player } draws { $n ->
    [one] a tile
   *[other] { $n } tiles
}.
told-no-draw = { $player } draws nothing: the bag is empty.
told-bonus = { $player } adds the bonus tile.
told-skipped = { $player } lays no bonus tile.
told-passed = { $player } has no tile that fits, and passes.
told-stopped = { $player } stops { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}: { $bonus ->
    [0] no bonus points
    [one] 1 bonus point
   *[other] { $bonus } bonus points
}.
told-stopped-forced = { $player } has nothing left to play and stops { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}: { $bonus ->
    [0] no bonus points
    [one] 1 bonus point
   *[other] { $bonus } bonus points
}.
told-stopped-stuck = Nobody can lay a tile any more: { $player } stops { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}: { $bonus ->
    [0] no bonus points
    [one] 1 bonus point
   *[other] { $bonus } bonus points
}.
told-ended = The game is over: the “?” tiles that are left are turned face up and the sheep are counted.
told-ended-open = The game is over: the sheep are counted.

label-place = Lay ({ $place }): { $tile }
label-place-back = Lay ({ $place }): { $tile }; on the back { $back }
label-reveal = Declare your colour and lay the { $colour } “?” tile ({ $place })
label-reveal-two = Lay the { $colour } “?” tile ({ $place })
label-declare = Declare { $beasts }
label-wolf = Lay the wolf with { $colour } sheep on its back ({ $place })
label-hunter = Lay the hunter with { $colour } sheep on its back ({ $place })
label-skip = No bonus tile
label-pass = Pass
label-stop = Stop for good
label-end = End the turn
label-quiet = Go on

ask-turn = Your turn: choose a face and a place. Edges that touch must match.
ask-pass = None of your tiles fits: pass, or stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}).
ask-pass-special = None of your tiles fits: pass, stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}), or play { $specials }.
ask-pass-empty = You have no tiles in hand: pass, or stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}).
ask-pass-empty-special = You have no tiles in hand: pass, stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}), or play { $specials }.
ask-bonus = The bonus tile: lay one more tile, or go without.
ask-bonus-nothing = You could lay a bonus tile now, but none fits.
ask-beast = Now the { $beast } that you declared: choose the tile and the place.
ask-after = Your tile is laid. End the turn, or stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}).
ask-after-special = Your tile is laid. End the turn, stop for good ({ $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}), or play { $specials }.
ask-gap = Before { POSS($next) } turn: do you step in with { $specials }? If not, go on.
ask-gap-nothing = Before { POSS($next) } turn anybody might step in. You have nothing to play: go on.
wait-turn = { $player } chooses a tile and a place.
wait-bonus = { $player } may lay a bonus tile.
wait-beast = { $player } chooses a place for the { $beast }.
wait-after = { $player } has laid the tile and may end the turn or stop.
wait-gap = Between two turns: { $player } may step in before { $next }.
over-won = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over-shared = { CAPITAL($players) } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
progress = { $tiles ->
    [0] bag empty
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
}, { $stopped } of { $players } stopped

# What a tile would make of the fields, told while it is shown at its place.
brings-1 = { CAPITAL($one) }.
brings-2 = { CAPITAL($one) }; { $two }.
brings-3 = { CAPITAL($one) }; { $two }; { $three }.
brings-safe = { $colour } becomes a field of { $n } sheep, closed and safe
brings-threatened = { $colour } becomes a field of { $n } sheep, closed, but a wolf threatens it
brings-open = { $colour } becomes a field of { $n } sheep with { $open ->
    [one] 1 side
   *[other] { $open } sides
} open
brings-open-threatened = { $colour } becomes a field of { $n } sheep with { $open ->
    [one] 1 side
   *[other] { $open } sides
} open, and a wolf threatens it

confirm-stop = Stop for good? You get { $bonus ->
    [0] no bonus points
    [one] 1 bonus point
   *[other] { $bonus } bonus points
}. Your best safe field has { $sheep } sheep; others may still enlarge or threaten it, and you can do nothing more.
confirm-stop-two = Stop for good? You get { $bonus ->
    [0] no bonus points
    [one] 1 bonus point
   *[other] { $bonus } bonus points
}. Your two best safe fields, one of each colour, have { $sheep } sheep together; they may still be enlarged or threatened, and you can do nothing more.
confirm-reveal = Declare that your sheep are { $colour }? Everybody will know it from now on.
confirm-reveal-two = Lay the { $colour } “?” tile?

why-no-open-edge = The “?” tile needs a place where every touching edge is { $colour }. There is none now.
    .rule = question
why-first-bonus = Decide about the bonus tile first.
    .rule = question
why-first-series = All declared wolves and hunters are laid first.
    .rule = beasts
why-declare-first = A wolf or hunter must be declared first.
    .rule = beasts
why-other-first = The { $beast } that you declared comes first.
    .rule = beasts
why-few-wolf = You hold { $n ->
    [0] no wolves
    [one] only 1 wolf
   *[other] only { $n } wolves
}.
    .rule = beasts
why-few-hunter = You hold { $n ->
    [0] no hunters
    [one] only 1 hunter
   *[other] only { $n } hunters
}.
    .rule = beasts
why-no-place-wolf = No place suits a wolf now: every touching edge must be forest, and no hunter may be in those forests.
    .rule = wolves
why-no-place-hunter = No place suits a hunter now: it needs a wolf to cover, or a place where every touching edge is forest without danger.
    .rule = hunters
why-not-here-wolf = A wolf cannot come here: every touching edge must be forest, and no hunter may be in those forests.
    .rule = wolves
why-not-here-hunter = A hunter cannot come here: it needs a wolf to cover, or a place where every touching edge is forest without danger.
    .rule = hunters
why-wolf-here = A wolf is here: only a hunter can be laid on it.
    .rule = hunters
why-no-tile-now = You lay an ordinary tile in your own turn only, one per turn.
    .rule = turn
why-not-held = You do not hold this tile.
    .rule = turn
why-this-turn-not = Turned like this it fits nowhere; turned another way, or on its other face, it does.
    .rule = turn
why-not-there = On that place this face, turned like this, does not match.
    .rule = turn
why-fits-nowhere = This tile fits nowhere now: every touching edge must match.
    .rule = turn
why-dead-place = Village and forest meet here, and no tile has both: this place stays empty for ever.
    .rule = dead
why-place-wants = This place wants { $edges }: nothing that you can lay now fits.
    .rule = turn
why-must-place = One of your tiles fits: you cannot pass. Lay it, or stop for good.
    .rule = turn
why-stop-own-turn = You can stop only in your own turn.
    .rule = stopping
why-end-later = Your turn ends after you have laid a tile; if none fits, you pass.
    .rule = turn

fact-hand = tiles in hand
fact-colour = sheep in the largest safe { $colour } field
fact-question = “?” tiles not yet played
fact-known-wolf = wolves known to be in hand
fact-known-hunter = hunters known to be in hand
fact-stopped = bonus points for stopping { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}
points-field = sheep in the largest safe { $colour } field
points-no-field = no safe { $colour } field
points-bonus = bonus points for stopping { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}
points-tie = tie-break: the { $nth ->
    [2] second
    [3] third
   *[other] number { $nth }
} safe field has { $n } sheep
points-tie-two = tie-break: the two { $nth ->
    [2] second
    [3] third
   *[other] number { $nth }
} safe fields have { $n } sheep together

part-closed = closed field
    .for = has more sheep in a closed field
    .against = has fewer sheep in a closed field
part-open = open field
    .for = has a more promising open field
    .against = has a less promising open field
part-gates = open edges
    .for = has a field that is easier to close
    .against = has a field that is harder to close
part-wolves = wolves
    .for = runs less risk from wolves
    .against = runs more risk from wolves
part-growth = growth
    .for = can still grow more
    .against = can grow less
part-bonus = bonus points
    .for = gets more out of the bonus points
    .against = gets less out of the bonus points
part-tiles = tiles
    .for = has more choice in hand
    .against = has less choice in hand
part-turn = a tile to lay
    .for = may lay another tile at once
    .against = may not lay another tile at once
part-beast = declared wolf or hunter
    .for = gets more out of the declared wolf or hunter
    .against = gets less out of the declared wolf or hunter
part-beaten = stopping
    .for = does not stop with less than somebody who has stopped
    .against = stops with less than somebody who has stopped
part-rival-closed = the others’ closed field
    .for = leaves the others fewer sheep in a closed field
    .against = leaves the others more sheep in a closed field
part-rival-open = the others’ open field
    .for = leaves the others less promising open fields
    .against = leaves the others more promising open fields
part-rival-gates = the others’ open edges
    .for = makes it harder for the others to close their field
    .against = makes it easier for the others to close their field
part-rival-wolves = wolves against the others
    .for = makes the others run more risk from wolves
    .against = makes the others run less risk from wolves
part-rival-growth = the others’ growth
    .for = leaves the others less room to grow
    .against = leaves the others more room to grow
part-rival-bonus = the others’ bonus points
    .for = leaves the others fewer bonus points
    .against = leaves the others more bonus points
part-rival-tiles = the others’ tiles
    .for = leaves the others less choice in hand
    .against = leaves the others more choice in hand
part-rival-turn = the others’ turn
    .for = does not give the others the turn at once
    .against = gives the others the turn at once

picture-title = The landscape of Woolly Bully
