# Táin's picture and sketch in English.
pic-chief = chief
pic-warrior = warrior
pic-boy = boy
pic-daughter = daughter
pic-bluff = bluff
pic-nobody = nobody

pic-raid = Raid: { $space } { $clan }
pic-guard = Guard: your { $space }
pic-guard-of = { $space } { $clan }
pic-outland = Outland
pic-outland-send = Send a tile to the outland
pic-outland-about = A chief or a warrior takes a cow here; a chief leaves nothing to a warrior.
pic-outland-cows = { $n ->
    [one] one cow
   *[other] { $n } cows
} in the outland
pic-lies-hidden = Face down, { $clan }
pic-is = { $what }: { $how }
pic-lies = { $kind } { $clan }
pic-lies-mine = Your { $kind }, face down for the others
pic-supply = Behind your screen
pic-supply-of = Behind the screen of { $player }
pic-supply-tile = { $kind }: { $n } behind your screen
pic-supply-about = { $discarded } discarded. { $about }
pic-about-chief = Gets past all but chief and daughter; on guard it stops everybody.
pic-about-warrior = Gets past nobody, bluff and boy. On guard it kidnaps boys; as a raider it kidnaps the daughter.
pic-about-boy = Gets past nobody and bluff. On guard it stops boys only. Never in the outland.
pic-about-daughter = Guards only, and stops everybody; but a warrior kidnaps her.
pic-about-bluff = Goes anywhere, and comes off when tiles are turned up.
pic-passed = has passed
pic-marker = active player: begins, and is served first
pic-cows = { $n ->
    [one] One cow
   *[other] { $n } cows
} in the stables, two points each. { $goal } end the game and bring { $bonus } more.
pic-jewels = { $n ->
    [one] One jewel
   *[other] { $n } jewels
} in the house, three points each.
pic-loot = Taken this round; brought home at its end.
pic-hostage = Hostage: { $kind } { $clan } ({ $n })
pic-captive = Kidnapped this round: { $kind } { $clan } ({ $n })
pic-free = Whom do you free?
pic-free-one = Free { $kind } from the house { $clan }
pic-clash = Who gets past whom
pic-clash-how = Raiders in rows, guards in columns.
pic-points = Points
pic-goal-points = { $goal } cows or more: { $n } points once
pic-cow-points = a cow: { $n }
pic-jewel-points = a jewel: { $n }
pic-boy-points = a kidnapped boy: { $n }
pic-daughter-points = a kidnapped daughter: { $n }

pic-outcome-won = Success
pic-outcome-cow = Success: took a cow
pic-outcome-jewel = Success: took a jewel
pic-outcome-freed-boy = Success: freed a boy
pic-outcome-freed-daughter = Success: freed the daughter
pic-outcome-no-loot = Success, but there was nothing to take
pic-outcome-equal = Met its like: nothing happens
pic-outcome-failed = Was stopped
pic-outcome-lost-boy = The boy was kidnapped
pic-outcome-caught-daughter = Was stopped, but kidnapped the daughter

pic-told-player = { $player }, { $clan }: { $cows }, { $jewels }; behind the screen: { $supply }; discarded: { $discards }.
pic-told-outland = Outland: { $cows }; tiles: { $tiles }.

sketch-cows = cows
sketch-jewels = jewels
sketch-supply = tiles
sketch-discards = discards
sketch-entrances = entrances
sketch-thresholds = thresholds
sketch-hostages = hostages
sketch-captives = captives
sketch-stable = stable { $n }
sketch-house = house { $n }
sketch-tile = tile
sketch-turn = to move
sketch-marker = marker
