# Táin's picture and sketch in English.
pic-chief = chief
pic-warrior = warrior
pic-boy = boy
pic-daughter = daughter
pic-bluff = bluff
pic-nobody = nobody

pic-raid = Raid: { POSS($clan) } { $space }
pic-guard = Guard: your { $space }
pic-guard-of = { CAPITAL(POSS($clan)) } { $space }
pic-outland = Outland
pic-outland-send = Send a tile to the outland
pic-outland-about = A chief or a warrior takes a cow here; but where there is a chief, a warrior gets nothing.
pic-outland-cows = { $n ->
    [one] one cow
   *[other] { $n } cows
} in the outland
pic-lies-hidden = face-down tile of { THE($clan) }
pic-is = { $what }: { $how }
pic-lies = { $kind } of { THE($clan) }
pic-lies-mine = your { $kind }, face down for the others
pic-supply = Behind your screen
pic-supply-of = Behind { POSS($player) } screen
pic-supply-tile = { $kind }: { $n } behind your screen
pic-supply-about = { $discarded } discarded. { $about }
pic-about-chief = Gets in past an empty threshold, a bluff, a boy or a warrior. On guard he stops everybody.
pic-about-warrior = Gets in past an empty threshold, a bluff or a boy; he kidnaps a chief’s daughter on guard. On guard he stops warriors and kidnaps boys.
pic-about-boy = Gets in past an empty threshold or a bluff. On guard he stops boys only. He does not go to the outland.
pic-about-daughter = She only stands guard, and stops everybody; but a warrior kidnaps her.
pic-about-bluff = Goes anywhere, and is removed when tiles are turned face up.
pic-passed = has passed
pic-marker = Active-player marker: its holder begins and is served first.
pic-cows = { $n ->
    [one] One cow
   *[other] { $n } cows
} in the stables, two points each. Eleven cows end the game and bring three points more in all.
pic-jewels = { $n ->
    [one] One jewel
   *[other] { $n } jewels
} in the house, three points each.
pic-loot = Taken this round ({ $n }); brought home at its end.
pic-hostage = Hostage: { $kind } of { THE($clan) } ({ $n })
pic-captive = Hostage of this round: { $kind } of { THE($clan) } ({ $n })
pic-free = Which hostage do you free?
pic-help = Who gets past whom, points, tiles
pic-card-discarded = { $n } discarded
pic-clash = Who gets past whom
pic-clash-how = Raiders in rows, guards in columns.
pic-points = Points
pic-goal-points = eleven cows or more: three points more, once
pic-cow-points = a cow: { $n }
pic-jewel-points = a jewel: { $n }
pic-boy-points = a kidnapped boy: { $n }
pic-daughter-points = a kidnapped chief’s daughter: { $n }

pic-outcome-won = Success
pic-outcome-cow = Success: took a cow
pic-outcome-jewel = Success: took a jewel
pic-outcome-freed-boy = Success: freed a boy
pic-outcome-freed-daughter = Success: freed the chief’s daughter
pic-outcome-no-loot = Success, but there was nothing to take
pic-outcome-equal = Meets his equal: nothing happens
pic-outcome-failed = Is stopped
pic-outcome-lost-boy = The raiding boy is kidnapped
pic-outcome-caught-daughter = Is stopped, but kidnaps the chief’s daughter

pic-told-player = { $player }, { $clan }: { $cows }, { $jewels }; tiles behind the screen: { $supply }; discarded: { $discards }.
pic-told-marker = { CAPITAL(THE($player)) } has the active-player marker.
pic-told-passed = { CAPITAL(THE($player)) } has passed.
pic-told-shown = The tiles of round { $round } are face up.
pic-told-gone = The tiles are still shown as they were at the end of round { $round }; now all spaces are free.
pic-told-outlander = In the outland: { $tile }
pic-told-loot = Taken this round: { $goods }
pic-told-supply = Behind your screen: { $kinds }.
pic-told-discards = { CAPITAL(POSS($player)) } discards: { $kinds }.

sketch-cows = { $n ->
    [one] 1 cow
   *[other] { $n } cows
}
sketch-jewels = { $n ->
    [one] 1 jewel
   *[other] { $n } jewels
}
sketch-supply = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
sketch-discards = { $n ->
    [one] 1 discard
   *[other] { $n } discards
}
sketch-entrances = entrances
sketch-thresholds = thresholds
sketch-hostages = hostages
sketch-captives = hostages of this round
sketch-stable = stable { $n }
sketch-house = house { $n }
sketch-tile = tile
sketch-turn = to move
sketch-marker = marker
sketch-signs = ✓ success, +1 with loot or a freed hostage; = equal; ✗ stopped; ! kidnapped
sketch-discarded = discards
