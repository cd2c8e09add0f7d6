# Táin in English.
title = Táin
summary = Guards, raids and bluffs among Celtic clans: steal cows and jewels with tiles laid face down.

clan-green = green
    .name = green clan
    .the = the green clan
    .of = of the green clan
clan-red = red
    .name = red clan
    .the = the red clan
    .of = of the red clan
clan-blue = blue
    .name = blue clan
    .the = the blue clan
    .of = of the blue clan
clan-brown = brown
    .name = brown clan
    .the = the brown clan
    .of = of the brown clan

tile = tile
    .a = a tile
kind-chief = chief
    .a = the chief
    .the = the chief
    .by = by the chief
    .none = chief
kind-warrior = warrior
    .a = a warrior
    .the = the warrior
    .by = by a warrior
    .none = warriors
kind-boy = boy
    .a = a boy
    .the = the boy
    .by = by a boy
    .none = boys
kind-daughter = daughter
    .a = the daughter
    .the = the daughter
    .by = by the daughter
    .none = daughter
kind-bluff = bluff
    .a = a bluff
    .the = the bluff
    .by = by a bluff
    .none = bluffs

space-0 = stable 1
    .entrance = stable entrance 1
    .threshold = stable threshold 1
space-1 = stable 2
    .entrance = stable entrance 2
    .threshold = stable threshold 2
space-2 = stable 3
    .entrance = stable entrance 3
    .threshold = stable threshold 3
space-3 = house 1
    .entrance = house entrance 1
    .threshold = house threshold 1
space-4 = house 2
    .entrance = house entrance 2
    .threshold = house threshold 2

option-clans = Clans, in the order of the seats
option-clans-help = Which clans play, and in which order they sit, clockwise.
option-active_marker = Active-player marker
option-active_marker-rotate = passes to the left every round
option-active_marker-fixed = stays where it is
option-active_marker-help = Its holder begins the round and is served first when cows or jewels run short.
option-discards = Discards
option-discards-hidden = face down
option-discards-open = face up
option-discards-help = Face up: everybody sees what each has already used. A help for beginners.
option-rounds = Rounds
option-rounds-8 = eight
option-rounds-6 = six
option-rounds-4 = four
option-start = Who begins
option-start-random = by lot
option-start-green = the green clan
option-start-red = the red clan
option-start-blue = the blue clan
option-start-brown = the brown clan

told-starts = { $player } has the active-player marker.
told-round = Round { $round } of { $rounds }: { $player } begins.
told-guard = { $player } sets { $tile } on guard at { $space }.
told-raid = { $player } sends { $tile } to { $space } of { $owner }.
told-outland = { $player } sends { $tile } to the outland.
told-passed = { $player } passes.
told-must-pass = { $player } has no tile left to lay, or no space to lay one on, and passes.
told-revealed = All tiles are turned up; bluffs are taken off.
told-outland-won = Outland: { $tile } of { $player } takes a cow.
told-outland-empty = Outland: { $tile } of { $player } finds no cow left.
told-outland-lost = Outland: { $tile } of { $player } gives way to a chief.
told-outland-cow = { $player } takes a cow in the outland.
told-clash-open = { $owner }, { $space }: { $tile } of { $player } finds nobody on guard.
told-clash-bluff = { $owner }, { $space }: { $tile } of { $player } finds only a bluff.
told-clash-won = { $owner }, { $space }: { $tile } of { $player } gets past { $guard }.
told-clash-equal = { $owner }, { $space }: { $tile } of { $player } meets its like, and nothing happens.
told-clash-stopped = { $owner }, { $space }: { $tile } of { $player } is stopped { $guard }.
told-kidnapped = { $player } kidnaps { $tile } of { $owner }.
told-took-cow = { $player } steals a cow from { $owner }.
told-took-jewel = { $player } steals a jewel from { $owner }.
told-no-cows = { $player } finds the stables of { $owner } empty.
told-no-jewels = { $player } finds nothing to take in the house of { $owner }.
told-freed = { $player } frees { $tile } from the house of { $owner }.
told-home = { $player } brings home { $goods }.
told-took-back = { $player } takes { $n ->
    [one] the only discard
   *[other] all { $n } discards
} back behind the screen.
told-ended-cows = Somebody has { $goal } cows or more: the game is over.
told-ended-rounds = That was the last round: the game is over.

goods-cows = { $n ->
    [one] a cow
   *[other] { $n } cows
}
goods-jewels = { $n ->
    [one] a jewel
   *[other] { $n } jewels
}
goods-boys = { $n ->
    [one] a boy as hostage
   *[other] { $n } boys as hostages
}
goods-daughters = { $n ->
    [one] a chief’s daughter as hostage
   *[other] { $n } chiefs’ daughters as hostages
}

label-guard = Set { $tile } on guard at { $space }
label-raid = Send { $tile } to { $space } { $clan }
label-outland = Send { $tile } to the outland
label-pass = Pass
label-free = Free { $tile } from the house { $clan }

ask-scout = Lay a tile face down, or pass.
ask-pass = None of your tiles can be laid any more: you must pass.
ask-free = Your raid on the house of { $owner } succeeded: whom do you free?
ask-raids = The raids are being judged.
wait-scout = { $player } lays a tile or passes.
wait-free = { $player } chooses whom to free from the house of { $owner }.
over-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points } points: { $players }.

progress = Round { $round } of { $rounds }

confirm-pass = You still have { $n } tiles, and there are free spaces. If you pass, you lay no more this round. Pass?
confirm-pass-few = If you pass with only { $n ->
    [one] one tile
   *[other] { $n } tiles
} behind the screen, you do not take back your discards and have nothing but { $n ->
    [one] that one
   *[other] those
} next round. Pass?

why-passed = You have passed: you lay no more tiles until the round is over.
why-outland-mine = You already have a tile in the outland: only one a round.
why-outland-full = Both spaces of the outland are taken.
why-outland-kinds = Only chief, warriors and bluffs go to the outland.
why-own-entrance = Only tiles of other clans go to your entrances.
why-entrance-taken = This entrance is already taken.
why-threshold-taken = This threshold already has its tile.
why-not-your-threshold = Only the clan at home stands guard on a threshold.
why-daughter = The chief’s daughter stays on the thresholds of her home: she never raids.
why-none-left = You have no { $tile } left behind your screen.

fact-cows = cows in the stables
fact-jewels = jewels in the house
fact-supply = tiles behind the screen
fact-discards = tiles discarded
fact-boys = boys held hostage
fact-daughters = chiefs’ daughters held hostage

points-cows = { $n ->
    [one] one cow
   *[other] { $n } cows
}, two points each
points-jewels = { $n ->
    [one] one jewel
   *[other] { $n } jewels
}, three points each
points-boys = { $n ->
    [one] one kidnapped boy
   *[other] { $n } kidnapped boys
}, one point each
points-daughters = { $n ->
    [one] one kidnapped daughter
   *[other] { $n } kidnapped daughters
}, five points each
points-goal = bonus for { $goal } cows or more
tie-cows = equal points: cows decide: { $n }
tie-jewels = then jewels: { $n }
tie-supply = then tiles left behind the screen: { $n }

picture-title = The table of Táin
