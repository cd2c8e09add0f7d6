# Woolly Bully's picture and the sketch for the terminal, in English.
pic-bag-about = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} left in the bag; one is drawn for every edge that touches.
pic-stops = Bonus for stopping
pic-stops-about = Whoever stops first gets { $first ->
    [one] 1 point
   *[other] { $first } points
}, then { $second }, { $third } and nothing.
pic-fields = Best safe fields
pic-field-about = { CAPITAL($colour) }: the largest safe field has { $safe } sheep. The largest field has { $size } sheep and { $open ->
    [one] 1 open edge
   *[other] { $open } open edges
}.
pic-field-wolf = { CAPITAL($colour) }: the largest safe field has { $safe } sheep. The largest field has { $size } sheep and { $open ->
    [one] 1 open edge
   *[other] { $open } open edges
}, and the wolf ({ $where }) threatens it.
pic-wolves-left = Wolf tiles not yet laid: { $n }
pic-hunters-left = Hunter tiles not yet laid: { $n }
pic-hand = { $n ->
    [one] Your hand: 1 tile
   *[other] Your hand: { $n } tiles
}
pic-rulers = Places are counted from the village square: north is up.
ruler-east = { $n } E
ruler-west = { $n } W
ruler-north = { $n } N
ruler-south = { $n } S
side-north-short = N
side-east-short = E
side-south-short = S
side-west-short = W
pic-flock = Your flock: { $colour }
pic-flock-secret = only you see this
pic-flock-open = everybody knows it
pic-larger = { $open ->
    [one] of { $n }: 1 open edge
   *[other] of { $n }: { $open } open edges
}
pic-larger-wolf = of { $n }: a wolf is near
pic-face = { $tile }
pic-face-back = { $tile }; on the back { $back }
pic-beast-face = { CAPITAL($kind) } with { $colour } sheep on its back: declared before it is laid
pic-flip = Flip this tile
pic-lay-here = { $n ->
    [0] Lay it here
   *[other] Lay it here, draw { $n }
}
pic-come-here = Put the { $kind } here
pic-question = Your “?” tile: { $colour } sheep
pic-question-about = Lay it where every touching edge is { $colour }: four sheep, a draw, and a bonus tile. Then everybody knows your colour.
pic-question-about-two = Lay it where every touching edge is { $colour }: four sheep, a draw, and a bonus tile.
pic-place = place { $place }
pic-wolf-place = wolf { $place }
pic-place-about = Wants { $edges }; whoever lays here draws { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}.
pic-tile-about = { $tile }
pic-square = the village square
pic-wolf = a loose wolf: fields beside this forest are threatened
pic-wolf-covered = a wolf, covered by a hunter
pic-hunter = a hunter
pic-hunter-covers = a hunter that covers the wolf ({ $place })
pic-field = { $n } sheep, { $state }
pic-safe = closed and safe field
pic-open = { $n ->
    [one] 1 open edge
   *[other] { $n } open edges
}
pic-threatened = field threatened by a wolf
pic-stopped = stopped { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}: { $bonus ->
    [0] no points
    [one] 1 point
   *[other] { $bonus } points
}
pic-help-count = Only your largest closed field without danger counts: one point per sheep, and the bonus points.
pic-help-count-two = Of each of your colours the largest closed field without danger counts: one point per sheep, and the bonus points.
pic-help-numbers = A full disc: the field is closed. A ring: it is still open. A wolf: it is threatened.

heard-face = A face with { $tile }.
heard-table = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} round the square; { $bag } in the bag.
heard-turn = It is { POSS($player) } turn.
heard-hand = { $player }: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} in hand.
heard-question = { $player }: { $n ->
    [one] 1 “?” tile to play
   *[other] { $n } “?” tiles to play
}.
heard-owns = { $player } has { $colour } sheep.
heard-declared = { $player } has declared { $colour } sheep.
heard-known-wolf = Everybody knows that { $player } holds { $n ->
    [one] 1 wolf
   *[other] { $n } wolves
}.
heard-known-hunter = Everybody knows that { $player } holds { $n ->
    [one] 1 hunter
   *[other] { $n } hunters
}.
heard-passed = { $player } has passed.
heard-stopped = { $player }: { $how }.
heard-due = { $player } lays the declared series: still { $beasts }.
heard-left = Still to be laid: { $wolves ->
    [one] 1 wolf
   *[other] { $wolves } wolves
} and { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}.
heard-field = { CAPITAL($colour) } field: { $state }.
heard-tile = { CAPITAL($place) }: { $tile }.
heard-place = Empty place { $place }: wants { $edges }.
heard-dead = Empty place { $place }: no tile can come here.
heard-mine = You hold: { $tile }; on the back { $back }.
heard-mine-colour = Your sheep are { $colour }.

sketch-hand = your hand (north, east, south, west)
sketch-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
sketch-stopped = stopped, +{ $bonus }
sketch-known = in hand: { $beasts }
sketch-fields = Safe fields
sketch-free = nobody
letter-black = k
letter-yellow = y
letter-red = r
letter-blue = b
letter-village = v
letter-forest = f
letter-wolf = W
letter-covered = w
letter-hunter = H
sketch-legend = k black, y yellow, r red, b blue, v village, f forest; W wolf, w covered wolf, H hunter, ? “?” tile, + square, · empty place, × dead place
