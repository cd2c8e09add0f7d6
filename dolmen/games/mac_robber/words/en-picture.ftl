# Mac Robber's picture and the sketch for the terminal, in English.
pic-yellow = yellow
pic-blue = blue
pic-green = green
pic-red = red
pic-none = none
pic-none-shown = none
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
pic-new-estate = new estate
pic-bard-word = bard
pic-is = { $what }: { $how }

pic-cube-yellow = A yellow cube: a warrior, or part of the price of an estate.
pic-cube-blue = A blue cube: a piper, half a castle, or a bard.
pic-cube-green = A green cube: a monk, a third of an abbey, or part of the price of an estate.
pic-cube-red = A red cube: a herd of cattle, or part of the price of an estate.
pic-court-yellow = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}, and as many cards. At least { $least } always stay.
pic-court-blue = { $n ->
    [0] No pipers
    [one] 1 piper
   *[other] { $n } pipers
}. Each is a blue cube; in an assault one adds a point to a card and then goes into the bag.
pic-court-green = { $n ->
    [0] No monks
    [one] 1 monk
   *[other] { $n } monks
}. Each is a green cube.
pic-cards-of = { $player } has { $n ->
    [0] 0 cards
    [one] 1 card
   *[other] { $n } cards
} in hand.
pic-slot = Place { $n }: no estate yet
pic-estate = Estate { $n }: { $what }
pic-points = { $player }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
pic-gain = If the round ended now: { $n ->
    [one] 1 point
   *[other] { $n } points
}
pic-marker-winner = winner
pic-marker-following = largest following: may exchange drawn cubes once per turn
pic-marker-start = start player of this round
pic-last-word = last
pic-marker-last = last of the round: one action only
pic-track = The score track. The red area begins at { $n }: after each round an estate is turned face up, and the game ends if its number is not higher than the highest score.

pic-turn-of = { POSS($player) } turn
pic-used = { $n ->
    [one] 1 drawn cube used
   *[other] { $n } drawn cubes used
}, { $most } at most
pic-actions-left = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
pic-actions-about = One or two different actions per turn; the last player of the round has only one.
pic-no-cubes = No cubes are drawn.
pic-redraw-how = Choose how many cubes of each colour go back into the bag; as many are drawn.
pic-redraw-wait = With the largest following, drawn cubes may be exchanged once.
pic-redraw-part = Put back { $cubes }
pic-redraw-about = The number says how many cubes of this colour go back.
pic-chips = Actions
pic-about-cattle = One red cube on an empty estate. A herd is worth one point per round, the most herds of all two more; and the herds of whoever has the most are subtracted from the others’ blue.
pic-about-castle = Two blue cubes on an empty estate. They count as blue cubes.
pic-about-abbey = Three green cubes on an empty estate. They count as green cubes.
pic-about-warrior = A yellow cube into the court, and a card at once.
pic-about-piper = A blue cube into the court: counts for blue, and may strengthen a card in an assault.
pic-about-monks = One or two green cubes into the court, as one action. They count for green.
pic-about-estate = A yellow and a red cube, or a yellow and two green ones. Cubes are drawn ones; figures are those of your court. Whoever pays with a warrior discards a card.
pic-estate-buy = Take an estate
pic-bard-send = Send a bard: then choose a clan
pic-bard = A bard to { POSS($player) } court
pic-bard-about = A drawn blue cube goes into the bag; then one or two cubes of different colours leave another court. It is the only action of the turn.
pic-bard-at = What does the bard take from { $player }?
pic-take-keep = to my court
pic-take-bag = into the bag
pic-take-both = into the bag
pic-take = { $what }: { $verb }
pic-assault = Assault { $player }
pic-assault-about = Three combat rounds with cards. Whoever wins more of them wins the assault.
pic-assault-about-two = Three combat rounds with cards. Whoever wins at least two of them wins the assault; otherwise it is a draw.
pic-how-assault-any = Assault: choose a clan above. If you win: a point and plunder, or two points.
pic-how-exchange-any = Exchange: choose three cards of your hand.
pic-how-exchange-upto3 = Exchange: choose one to three cards of your hand.
pic-venture-wait = Now an assault, an exchange of cards, or nothing.
pic-over = The game is over

pic-assault-of = { $player } assaults { $rival }
pic-last-assault = Last assault: { $player } against { $rival }
pic-wins = { $player } has won { $n ->
    [0] 0 combat rounds
    [one] 1 combat round
   *[other] { $n } combat rounds
}
pic-combat = Combat round { $n }
pic-combat-of = combat round { $n }, { $player }
pic-face-down = a card face down
pic-face-down-piper = a card face down with a piper
pic-strength = strength { $n }
pic-strength-piper = strength { $n }, with a piper
pic-won-attack = { $player } wins the assault
pic-won-defence = { $player } beats off the assault
pic-won-nobody = The assault is a draw
pic-with-piper = With a piper: 1 more
pic-piper-about = Choose it together with a card. The piper goes into the bag, whoever wins.
pic-plunder-steal = steal a herd
pic-plunder-bag = herd to the bag
pic-plunder-castle = raze a castle
pic-plunder-abbey = raze an abbey
pic-plunder-leave = leave it

pic-in-bag = Bag
pic-bag = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} in the bag. With fewer than six at the start of a turn the game ends, and the round is not scored.
pic-bag-low = Few cubes: below six it ends!
pic-bag-of = In the bag: { $cubes }
pic-bag-without-yellow = In the bag: no yellow
pic-bag-without-blue = In the bag: no blue
pic-bag-without-green = In the bag: no green
pic-bag-without-red = In the bag: no red
pic-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck. When it runs out, the discards are shuffled and become the new deck.
pic-discards = Discarded cards
pic-discards-of = { $n ->
    [one] 1 card
   *[other] { $n } cards
} of value { $value } discarded
pic-covered = { $n ->
    [one] 1 card
   *[other] { $n } cards
} discarded face down
pic-pile = { $n ->
    [one] 1 estate
   *[other] { $n } estates
} in the pile, with the numbers 30 to 42 face down
pic-tiles = Estates
pic-tiles-shown = Turned up so far
pic-tile-shown = Turned up: { $n }
pic-hand = Your cards
pic-hand-of = { POSS($player) } cards
pic-fresh = Just drawn: discard two
pic-card = Card { $n }
pic-card-fresh = Card { $n }, just drawn
pic-card-nth = { $card } ({ $nth } of { $all })
pic-hint-discard = choose the one to discard
pic-hint-sort = choose two to discard
pic-hint-play = choose the one to play
pic-hint-exchange = choose which to exchange

pic-scoring = Scoring of round { $round }
pic-scoring-now = If the round ended now
pic-scoring-green = Green: monks and abbeys. Most cubes 3 points, second place 2, in a tie 1 each.
pic-scoring-red = Red: one point for each herd, and two more for whoever alone has most.
pic-scoring-blue = Blue: pipers and castles, minus the herds of the other player who has the most.
pic-scoring-sum = in all
pic-score-green = { $player }, green: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-score-red = { $player }, red: { $n ->
    [one] 1 herd
   *[other] { $n } herds
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-score-red-most = { $player }, red: { $n ->
    [one] 1 herd
   *[other] { $n } herds
} and { $most } more for the most herds, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-score-blue = { $player }, blue: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} minus { POSS($rival) } { $herds ->
    [one] 1 herd
   *[other] { $herds } herds
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

pic-told-clan = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; court: { $court }; estates: { $estates }; { $cards ->
    [0] 0 cards
    [one] 1 card
   *[other] { $cards } cards
} in hand.
pic-told-gain = If the round ended now, { $player } would have { $n ->
    [one] 1 point
   *[other] { $n } points
} more.
pic-told-fresh = { $player } has { $n ->
    [one] 1 card just drawn
   *[other] { $n } cards just drawn
}, apart from the hand.
pic-told-turn = { POSS($player) } turn: { $n ->
    [one] 1 cube used
   *[other] { $n } cubes used
}, { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}; actions done: { $done }.
pic-told-bard = { POSS($player) } bard is at { POSS($victim) } court.
pic-told-bag = In the bag: { $cubes }.
pic-told-display = { $player } has drawn cubes before them: { $cubes }.
pic-told-deck = In the deck { $n ->
    [one] 1 card
   *[other] { $n } cards
}; open discards: { $cards }.
pic-told-covered = { $player } has discarded { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down.
pic-told-pile = In the pile { $n ->
    [one] 1 estate
   *[other] { $n } estates
}; turned face up so far: { $shown }.
pic-told-hand = Your cards: { $cards }.
pic-told-hand-of = { POSS($player) } cards: { $cards }.
pic-told-hand-fresh = Your cards just drawn: { $cards }.
pic-told-mine-covered = Yours among the discards face down: { $cards }.

# The table: actions on their tiles, markers on the boards, what is told beside the stage.
pic-do-cattle = Cattle
pic-do-castle = Castle
pic-do-abbey = Abbey
pic-do-warrior = Warrior
pic-do-piper = Piper
pic-do-monks = Monks
pic-do-estate = Estate
pic-do-bard = Bard
pic-tile-done = ✓ done
pic-tile-card = +1 card
pic-why-room = no empty estate
pic-why-limit = too many cubes
pic-why-first = first action only
pic-why-all = no place left
pic-why-nobody = nothing to take
pic-why-tiles = none left
pic-payments = Other ways to pay
pic-cubes-word = cubes
pic-go-keep = Keep all
pic-go-done = Finish
pic-go-end = End turn
pic-stage-first = First action
pic-stage-second = Second action
pic-stage-redraw = Exchange of cubes
pic-stage-bard = The bard
pic-stage-discard = A card is discarded
pic-stage-venture = Assault or exchange
pic-no-loot = nothing to plunder
pic-tag-winner = winner
pic-tag-following = largest following
pic-tag-start = begins
pic-tag-last = last: 1 action
pic-track-red = from { $n }: a tile may end the game
pic-attacks = attacks
pic-defends = defends
pic-n-cards = { $n ->
    [0] 0 cards
    [one] 1 card
   *[other] { $n } cards
}
pic-your-card = your card
pic-choosing = { $player } is choosing
pic-stakes = What is at stake
pic-spoils = What is taken from { $player }?
pic-stake-even = Draw
pic-stake-loot = +{ $n }, and a herd is stolen, or a castle or an abbey razed
pic-stake-bare = +{ $n }: there is nothing to plunder
pic-stake-defence = { $player } +{ $n }, { $rival } −{ $m }, but not below 0
pic-stake-defence-deep = { $player } +{ $n }, { $rival } −{ $m }
pic-stake-draw = +{ $n } for the attack
pic-stake-nothing = nothing
pic-loot-take = take
pic-loot-burn = raze
pic-loot-here = herd here
pic-fresh-wait = Just drawn
pic-now-word = If scored now
pic-scoring-last = last
pic-now-over = Last scoring
pic-scoring-start = points at the start
pic-col-before = before
pic-col-following = following
pic-col-green = green
pic-col-red = red
pic-col-blue = blue
pic-col-after = after
pic-scoring-before = points before the scoring
pic-scoring-following = Yellow: whoever has the most warriors has the largest following.
pic-scoring-after = points in all
pic-scoring-fights = points from assaults, won and lost
pic-sheet-clans = The clans
pic-sheet-stock = Bag, cards and estates
pic-sheet-score = Score

sketch-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
sketch-turn = to play
sketch-start = start player
sketch-last = last of the round: one action only
sketch-following = largest following
sketch-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
sketch-warriors = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
sketch-pipers = { $n ->
    [one] 1 piper
   *[other] { $n } pipers
}
sketch-monks = { $n ->
    [one] 1 monk
   *[other] { $n } monks
}
sketch-estates = estates
sketch-bag = bag
sketch-display = drawn
sketch-used = { $n } of { $most } used
sketch-deck = deck
sketch-discards = discards
sketch-covered = face down
sketch-pile = pile
sketch-hand = hand
sketch-fresh = just drawn
sketch-hidden = face down
sketch-assault = assault
sketch-won = won
sketch-scoring = Scoring of round { $round }
sketch-now = If the round ended now
sketch-head-green = green
sketch-head-red = red
sketch-head-blue = blue
sketch-head-sum = in all
sketch-legend = “3 → 2”: counted → points. Green: cubes; red: herds and lead; blue: cubes minus the herds of others.
