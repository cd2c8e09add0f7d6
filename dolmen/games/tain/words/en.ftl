# Táin in English.
title = Táin
summary = Guards, raids and bluffs among Celtic clans: steal cows and jewels with tiles laid face down.

clan-green = green clan
    .gender = group
    .short = green
clan-red = red clan
    .gender = group
    .short = red
clan-blue = blue clan
    .gender = group
    .short = blue
clan-brown = brown clan
    .gender = group
    .short = brown

tile = tile
    .gender = n
    .plural = tiles
kind-chief = chief
    .gender = n
    .plural = chiefs
kind-warrior = warrior
    .gender = n
    .plural = warriors
kind-boy = boy
    .gender = n
    .plural = boys
kind-daughter = chief’s daughter
    .gender = n
    .plural = chiefs’ daughters
kind-bluff = bluff
    .gender = n
    .plural = bluffs
# Of some tiles each clan has one only: the chief, the chief's daughter; of the others one of many.
one-of-many = { A($kind) }
    .by = by { A($kind) }
    .no = { $kind }
the-only-one = the { $kind }
    .by = by the { $kind }
    .no = { $kind }

entrance-0 = stable entrance 1
    .gender = n
entrance-1 = stable entrance 2
    .gender = n
entrance-2 = stable entrance 3
    .gender = n
entrance-3 = house entrance 1
    .gender = n
entrance-4 = house entrance 2
    .gender = n
threshold-0 = stable threshold 1
    .gender = n
threshold-1 = stable threshold 2
    .gender = n
threshold-2 = stable threshold 3
    .gender = n
threshold-3 = house threshold 1
    .gender = n
threshold-4 = house threshold 2
    .gender = n

option-clans = Clans, in the order of the seats
option-clans-help = Which clans play, and in which order they sit, clockwise.
option-clans-green = green
option-clans-red = red
option-clans-blue = blue
option-clans-brown = brown
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
option-start-random = at random
option-start-green = the green clan
option-start-red = the red clan
option-start-blue = the blue clan
option-start-brown = the brown clan

told-round = Round { $round } of { $rounds }: { THE($player) } has the active-player marker and begins.
told-guard = { CAPITAL(THE($player)) } sets { $tile } on guard at { $space }.
told-raid = { CAPITAL(THE($player)) } sends { $tile } to { POSS($owner) } { $space }.
told-outland = { CAPITAL(THE($player)) } sends { $tile } to the outland.
told-passed = { CAPITAL(THE($player)) } passes.
told-no-tiles = { CAPITAL(THE($player)) } has no tile left behind the screen and has to pass.
told-no-spaces = { CAPITAL(THE($player)) } has no free space left to lay a tile on and has to pass.
told-revealed = All tiles are turned face up.
told-revealed-none = Nobody has laid a tile: there is nothing to turn up.
told-unbluffed = { $n ->
    [one] One bluff is removed.
   *[other] { $n } bluffs are removed.
}
told-outland-won = Outland: { POSS($player) } { $tile } takes a cow.
told-outland-empty = Outland: { POSS($player) } { $tile } finds no cow left.
told-outland-lost = Outland: { POSS($player) } { $tile } meets a chief and gets no cow.
told-outland-cow = { CAPITAL(THE($player)) } takes a cow in the outland.
told-clash-open = { CAPITAL(POSS($owner)) } { $space }: { POSS($player) } { $tile } finds nobody on guard.
told-clash-bluff = { CAPITAL(POSS($owner)) } { $space }: { POSS($player) } { $tile } finds only a bluff.
told-clash-won = { CAPITAL(POSS($owner)) } { $space }: { POSS($player) } { $tile } gets past { $guard }.
told-clash-equal = { CAPITAL(POSS($owner)) } { $space }: { POSS($player) } { $tile } meets his equal, and nothing happens.
told-clash-stopped = { CAPITAL(POSS($owner)) } { $space }: { POSS($player) } { $tile } is stopped { $guard }.
told-kidnapped = { CAPITAL(THE($player)) } kidnaps { $tile } from { THE($owner) }.
told-took-cow = { CAPITAL(THE($player)) } steals a cow from { POSS($owner) } stables.
told-took-jewel = { CAPITAL(THE($player)) } steals a jewel from { POSS($owner) } house.
told-no-cows = { CAPITAL(THE($player)) } finds { POSS($owner) } stables empty.
told-no-jewels = { CAPITAL(THE($player)) } finds nothing to take in { POSS($owner) } house.
told-freed = { CAPITAL(THE($player)) } frees { $tile } from { POSS($owner) } house.
told-home = { CAPITAL(THE($player)) } brings home { $goods }.
told-took-back = { CAPITAL(THE($player)) } takes { $n ->
    [one] the only discarded tile
   *[other] all { $n } discarded tiles
} back behind the screen.
told-ended-cows = { CAPITAL(THE($player)) } has eleven cows or more: the game is over.
told-ended-herds = { CAPITAL($players) } have eleven cows or more: the game is over.
told-ended-rounds = That was the last round: the game is over.

goods-cows = { $n ->
    [one] one cow
   *[other] { $n } cows
}
goods-jewels = { $n ->
    [one] one jewel
   *[other] { $n } jewels
}
goods-boys = { $n ->
    [one] one boy as a hostage
   *[other] { $n } boys as hostages
}
goods-daughters = { $n ->
    [one] one chief’s daughter as a hostage
   *[other] { $n } chiefs’ daughters as hostages
}
goods-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}

label-guard = Set { $tile } on guard at { $space }
label-raid = Send { $tile } to { POSS($clan) } { $space }
label-outland = Send { $tile } to the outland
label-pass = Pass
label-free = Free { $tile } from { POSS($clan) } house

ask-scout = Lay a tile face down, or pass.
ask-pass = None of your tiles can be laid any more: you must pass.
ask-free = Your raid on { POSS($owner) } house succeeded: which hostage do you free?
ask-raids = The raids are being resolved.
wait-scout = { CAPITAL(THE($player)) } lays a tile or passes.
wait-free = { CAPITAL(THE($player)) } chooses which hostage to free from { POSS($owner) } house.
over-won = { CAPITAL(THE($player)) } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points ->
    [one] one point
   *[other] { $points } points
}: { $players }.

progress = Round { $round } of { $rounds }

confirm-pass = You still have { $n ->
    [one] one tile
   *[other] { $n } tiles
} behind the screen, and there are free spaces. If you pass, you cannot lay any more tiles this round. Do you want to pass?
confirm-pass-few = If you pass with only { $n ->
    [one] one tile
   *[other] { $n } tiles
} behind the screen, you do not take back your discards and will have nothing else next round. Do you want to pass?

fact-cows = cows in the stables
fact-jewels = jewels in the house
fact-supply = tiles behind the screen
fact-discards = tiles discarded
fact-boys = boys held hostage in the house
fact-daughters = chiefs’ daughters held hostage in the house

points-cows = { $n ->
    [one] one cow: two points
   *[other] { $n } cows, two points each
}
points-jewels = { $n ->
    [one] one jewel: three points
   *[other] { $n } jewels, three points each
}
points-boys = { $n ->
    [one] one kidnapped boy: one point
   *[other] { $n } kidnapped boys, one point each
}
points-daughters = { $n ->
    [one] one kidnapped chief’s daughter: five points
   *[other] { $n } kidnapped chiefs’ daughters, five points each
}
points-goal = bonus for eleven cows or more
tie-cows = at equal points cows decide: { $n }
tie-jewels = then jewels: { $n }
tie-supply = then tiles left behind the screen: { $n }

picture-title = The table of Táin
