title = Woolly Bully
summary = Lay meadows round a village, fence in one big field of your secret sheep, mind the wolves, and stop in time.

option-specials = Wolves, hunters and “?” tiles
option-specials-gap = also between the turns of others
option-specials-own_turn = only in one’s own turn
option-specials-help = Between two turns everybody else may be asked to step in. “Only in one’s own turn” is quicker and leaves these questions out.
option-time_limit_s = Fast sheep: time for a turn
option-time_limit_s-0 = no limit
option-time_limit_s-60 = 60 seconds
option-time_limit_s-30 = 30 seconds
option-time_limit_s-15 = 15 seconds
option-time_limit_s-help = When it runs out the table plays for you: it passes, or lays a tile by lot. Three turns in a row, and you stop.
option-first_player = Who begins
option-first_player-random = by lot
option-first_player-seat1 = the first seat

colour-black = black
colour-yellow = yellow
colour-red = red
colour-blue = blue
edge-black = { $n } black
edge-yellow = { $n } yellow
edge-red = { $n } red
edge-blue = { $n } blue
edge-village = { $n } village
edge-forest = { $n } forest
want-black = black in the { $side }
want-yellow = yellow in the { $side }
want-red = red in the { $side }
want-blue = blue in the { $side }
want-village = village in the { $side }
want-forest = forest in the { $side }
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
    .a = a wolf
    .the = the wolf
kind-hunter = hunter
    .a = a hunter
    .the = the hunter
nothing = nothing

told-starts = { $player } begins.
told-colour = Your sheep are { $colour }. Keep it to yourself.
told-colours-two = { $first } has { $one }, { $second } has { $two }.
told-laid = { $player } lays { $tile } ({ $place }).
told-revealed = { $player } shows the colour: { $colour } ({ $place }).
told-declared = { $player } declares { $beasts }.
told-wolf = { $player } lets a wolf into the forest ({ $place }).
told-hunter = { $player } posts a hunter in the forest ({ $place }).
told-covers = { $player } sets a hunter on the wolf ({ $place }): it is gone for good.
told-lapsed = There is no place left for { $beast }: it stays in the hand of { $player }, as all know now.
told-joined = Two forests have joined: the hunter covers the wolf from afar.
told-rim = The landscape has come to the end of the table ({ $place }): nothing can be laid beyond.
told-drew = { $n ->
    [one] { $player } draws a tile.
   *[other] { $player } draws { $n } tiles.
}
told-no-draw = { $player } draws nothing: the bag is empty.
told-skipped = { $player } lays no bonus tile.
told-passed = { $player } has no tile that fits, and passes.
told-stopped = { $player } stops for good, as number { $place }: { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
}
told-stopped-forced = { $player } has nothing left to play with and stops, as number { $place }: { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
}
told-stopped-stuck = All who are left are stuck: { $player } stops as number { $place }: { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
}
told-ended = All have stopped: the “?” tiles are turned up and the sheep are counted.

label-place = { $turn ->
    [0] Lay { $tile } ({ $place })
    [1] Lay { $tile } ({ $place }), turned a quarter
    [2] Lay { $tile } ({ $place }), turned by half
   *[other] Lay { $tile } ({ $place }), turned three quarters
}
label-reveal = Show { $colour } ({ $place })
label-declare = Declare { $beasts }
label-wolf = The wolf with { $colour } on its back ({ $place })
label-hunter = The hunter with { $colour } on its back ({ $place })
label-skip = No bonus tile
label-pass = Pass
label-stop = Stop for good
label-end = End my turn
label-quiet = Go on

ask-turn = Your turn: choose a face, then a glowing place. Edges that touch must match.
ask-pass = None of your tiles fits anywhere: pass, or stop for good ({ $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}).
ask-bonus = Your bonus for showing your colour: lay one more tile, or skip it.
ask-bonus-nothing = You could lay a bonus tile now, but none fits.
ask-beast = Now { $beast } that you declared: choose the tile and a glowing place.
ask-after = Your tile lies. End your turn, or stop for good and take { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}; you may also play special tiles.
ask-gap = Before { $next }’s turn: do you step in with your “?” tile, a wolf or a hunter? Or go on.
ask-gap-nothing = Before { $next }’s turn anybody might step in. You have nothing to play: go on.
wait-turn = { $player } chooses a tile and a place.
wait-bonus = { $player } may lay a bonus tile.
wait-beast = { $player } chooses a place for { $beast }.
wait-after = { $player } ends the turn, or stops.
wait-gap = Between two turns: { $player } may step in before { $next }.
over-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
progress = { $tiles ->
    [0] bag empty, { $stopped } of { $players } have stopped
    [one] one tile in the bag, { $stopped } of { $players } have stopped
   *[other] { $tiles } tiles in the bag, { $stopped } of { $players } have stopped
}

confirm-stop = Stop for good? You get { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} now. Your best safe field has { $sheep } sheep; others may still enlarge or threaten it, and you can do nothing more.
confirm-reveal = Show that your sheep are { $colour }? Everybody will know it from now on.

why-stopped = You have stopped: only watching is left.
why-not-your-turn = It is { $player }’s turn to choose.
why-no-open-edge = The “?” tile needs a place where every touching edge is { $colour }. There is none now.
why-first-finish = First finish what you have begun.
why-no-forest = No forest has a place for it now: all touching edges must be forest; no wolf comes where a hunter is, no hunter beside a wolf.
why-no-tile-now = Ordinary tiles are laid in your own turn, one a turn.
why-this-turn-not = Turned like this it fits nowhere; another turn or the other face does.
why-fits-nowhere = This tile fits nowhere now: every touching edge must match.
why-dead-place = Village and forest meet here: no tile has both. This place stays empty for ever.
why-place-wants = This place wants { $edges }. Nothing you can lay now fits.

fact-hand = tiles in the hand
fact-colour = sheep in the largest safe { $colour } field
fact-question = “?” tiles not yet played
fact-known-wolf = wolves known to be in the hand
fact-known-hunter = hunters known to be in the hand
fact-stopped = points for stopping as number { $place }
points-field = { $n ->
    [0] no safe { $colour } field
   *[other] sheep in the largest safe { $colour } field
}
points-bonus = for stopping as number { $place }
points-tie = tie: the number { $nth } field has { $n } sheep

picture-title = The landscape of Woolly Bully
picture-told = { $tiles } tiles lie round the square; the bag has { $bag }.
picture-told-player = { $player } holds { $hand } tiles.
picture-told-colour = { $colour }: largest safe field { $safe } sheep; largest field { $size } sheep, { $open } open edges{ $threatened ->
    [0] .
   *[other] , threatened by a wolf.
}
pic-bag = In the bag
pic-bag-about = { $n } tiles left in the bag; you draw one for every edge that touches.
pic-stops = Stop bonus
pic-stops-about = Who stops first gets { $first } points, then { $second }, { $third } and nothing.
pic-fields = Best safe fields
pic-field-about = { $colour }: the largest safe field has { $safe } sheep. The largest field has { $size } sheep and { $open } open edges{ $threatened ->
    [0] .
   *[other] , and the wolf ({ $where }) threatens it.
}
pic-mine = yours
pic-free = no owner
pic-secret = secret
pic-wolves = Wolves laid: { $n } of 4
pic-hunters = Hunters laid: { $n } of 4
pic-wolves-left = Wolf tiles not yet seen: { $n }
pic-hunters-left = Hunter tiles not yet seen: { $n }
pic-hand = Your hand: both faces, turned all four ways
pic-hand-of = The hand of { $player }
pic-face = { $tile }, { $turn ->
    [0] as it is
    [1] turned a quarter
    [2] turned by half
   *[other] turned three quarters
}
pic-beast-face = { $kind }, declared before it is laid
pic-question = Your “?” tile: { $colour }
pic-question-about = Lay it where every touching edge is { $colour }: four sheep, a draw, and a bonus tile. Then all know your colour.
pic-place = place { $place }
pic-place-about = Wants { $edges }; whoever lays here draws { $n }.
pic-dead = dead place
pic-tile-about = { $tile }
pic-square = the village square
pic-wolf = an uncovered wolf: fields beside this forest are threatened
pic-wolf-covered = a wolf, covered by a hunter
pic-hunter = a hunter
pic-field = { $n } sheep, { $state }
pic-safe = closed and safe
pic-open = { $n } open edges
pic-threatened = threatened by a wolf
pic-stopped = stopped, number { $place }: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}
pic-asked = is asked
pic-at-turn = at turn
pic-declare = declare { $beasts }
pic-question-hidden = “?”

sketch-bag = bag
sketch-hand = your hand
sketch-tiles = tiles
sketch-stopped = stopped, +{ $bonus }
sketch-fields = safe fields
sketch-legend = k y r b sheep, v village, f forest; W wolf, H hunter, w covered wolf

pic-help-count = Only your largest closed field without danger counts: one point a sheep, and the bonus for stopping.
pic-help-numbers = A full disc: the field is closed. A ring: it is still open. A wolf: it is threatened.
