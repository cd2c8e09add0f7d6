# Mac Robber's picture and the sketch for the terminal, in English.
pic-yellow = yellow
pic-blue = blue
pic-green = green
pic-red = red
pic-none = none
pic-empty = empty
pic-cattle = cattle
pic-castle = castle
pic-abbey = abbey
pic-warrior = warrior
pic-piper = piper
pic-monk = monk
pic-monks-1 = monk
pic-monks-2 = 2 monks
pic-estate-word = estate
pic-bard-word = bard
pic-is = { $what }: { $how }

pic-cube-yellow = A yellow cube: a warrior, or part of the price of an estate.
pic-cube-blue = A blue cube: a piper, half a castle, or a bard.
pic-cube-green = A green cube: a monk, a third of an abbey, or part of the price of an estate.
pic-cube-red = A red cube: a herd of cattle, or part of the price of an estate.
pic-court-yellow = { $n } warriors: as many cards in hand. At least { $least } always stay.
pic-court-blue = { $n ->
    [one] One piper
   *[other] { $n } pipers
}: a blue cube each; in an assault one adds 1 to a card and is spent.
pic-court-green = { $n ->
    [0] No monks
    [one] One monk
   *[other] { $n } monks
}: a green cube each.
pic-cards-of = { $player } has { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.
pic-slot = Place { $n }: no estate yet
pic-estate = Estate { $n }: { $what }
pic-points = { $player }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
pic-gain = If the round were scored now: { $n ->
    [one] 1 point
   *[other] { $n } points
}
pic-marker-winner = winner
pic-marker-following = largest following: may exchange drawn cubes once a turn
pic-marker-start = start player of this round
pic-last-word = last
pic-marker-last = last of the round: one action only
pic-track = The score track. From { $n } on lies the red area: after each round a tile is turned up, and the game ends if its number does not exceed the highest score.

pic-turn-of = The turn of { $player }
pic-used = { $n } of at most { $most } drawn cubes used
pic-actions-left = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
pic-actions-about = Two different actions a turn; the last player of the round has only one.
pic-no-cubes = No cubes are drawn.
pic-redraw-how = Choose how many cubes of each colour go back into the bag; as many are drawn.
pic-redraw-wait = With the largest following, drawn cubes may be exchanged once.
pic-redraw-part = Put back { $n } { $colour }
pic-redraw-about = The number says how many cubes of this colour go back.
pic-chips = Actions
pic-about-cattle = One red cube on an empty estate. A herd is worth a point a round, the single largest herding two more; and it costs all others a blue point.
pic-about-castle = Two blue cubes on an empty estate. They count as blue cubes.
pic-about-abbey = Three green cubes on an empty estate. They count as green cubes.
pic-about-warrior = A yellow cube into the court, and a card at once.
pic-about-piper = A blue cube into the court: counts for blue, and may strengthen a card in an assault.
pic-about-monks = One or two green cubes into the court, as one action. They count for green.
pic-about-estate = A yellow and a red cube, or a yellow and two green ones. Cubes are drawn ones; figures are those of your court. Who pays a warrior discards a card.
pic-estate-buy = Take an estate
pic-bard-send = Send a bard: then choose a clan
pic-bard = A bard to { $player }
pic-bard-about = A drawn blue cube into the bag; then one or two cubes of different colours leave another court. It is the only action of the turn.
pic-bard-at = What does the bard take from { $player }?
pic-take-keep = to my court
pic-take-bag = to the bag
pic-take-both = both
pic-take = { $what }: { $verb }
pic-assault = Assault { $player }
pic-assault-about = Three combat rounds with cards. Who wins more of them wins the assault.
pic-how-assault-any = Assault: choose a clan above. The winner gets a point and may plunder.
pic-how-exchange-any = Exchange: choose three cards of your hand.
pic-how-exchange-upto3 = Exchange: choose one to three cards of your hand.
pic-venture-wait = Now follows an assault, an exchange of cards, or nothing.
pic-over = The game is over

pic-assault-of = { $player } assaults { $rival }
pic-last-assault = Last assault: { $player } against { $rival }
pic-wins = { $player } has won { $n ->
    [one] one combat round
   *[other] { $n } combat rounds
}
pic-combat = Combat round { $n }
pic-combat-of = combat round { $n }, { $player }
pic-face-down = a card face down
pic-strength = strength { $n }
pic-won-attack = { $player } wins the assault
pic-won-defence = { $player } beats off the assault
pic-won-nobody = The assault is drawn
pic-with-piper = With a piper: 1 more
pic-piper-about = Choose it together with a card. The piper goes into the bag, whoever wins.
pic-plunder-steal = steal a herd
pic-plunder-bag = into the bag
pic-plunder-castle = raze a castle
pic-plunder-abbey = raze an abbey
pic-plunder-leave = leave it

pic-in-bag = In the bag
pic-bag = { $n } cubes in the bag. With fewer than six at the start of a turn the game ends.
pic-bag-low = Few cubes: below 6 it ends!
pic-bag-of = { $n } { $colour } in the bag
pic-deck = { $n ->
    [one] One card
   *[other] { $n } cards
} in the deck
pic-discards = Discarded cards
pic-discards-of = { $n } of value { $value } discarded
pic-covered = { $n } discarded face down
pic-pile = { $n } estate tiles in the pile, numbers 30 to 42 face down
pic-tiles = Estate tiles
pic-tiles-shown = Turned up so far
pic-tile-shown = Turned up: { $n }
pic-hand = Your cards
pic-hand-of = The cards of { $player }
pic-fresh = Just drawn: discard two
pic-card = Card { $n }
pic-hint-discard = choose the one to discard
pic-hint-sort = choose two to discard
pic-hint-play = choose the one to play
pic-hint-exchange = choose some to exchange

pic-scoring = Scoring of round { $round }
pic-scoring-now = If the round were scored now
pic-scoring-green = Green: monks and abbeys. Most cubes 3, second most 2, in a tie 1 each.
pic-scoring-red = Red: one point a herd, two more for strictly most.
pic-scoring-blue = Blue: pipers and castles, less the herds of the other player who has most.
pic-scoring-sum = together
pic-score-green = { $player }, green: { $n } cubes, { $points } points
pic-score-red = { $player }, cattle: { $n } herds, { $most } more for most, { $points } points
pic-score-blue = { $player }, blue: { $n } cubes less { $herds } herds of { $rival }, { $points } points

pic-told-clan = { $player }: { $points } points; court: { $court }; estates: { $estates }; cards: { $cards }.
pic-told-bag = In the bag: { $cubes }.
pic-told-display = { $player } has drawn: { $cubes }.
pic-told-hand = Your cards: { $cards }.

sketch-points = points
sketch-turn = to play
sketch-start = start player
sketch-last = last
sketch-following = largest following
sketch-cards = cards
sketch-estates = estates
sketch-bag = bag
sketch-display = drawn
sketch-used = used { $n } of { $most }
sketch-deck = deck
sketch-discards = discards
sketch-covered = face down
sketch-pile = tiles
sketch-hand = hand
sketch-fresh = just drawn
sketch-hidden = face down
sketch-scoring = scoring of round { $round }
sketch-now = if scored now
