# Mac Robber in English.
title = Mac Robber
summary = Highland clans gather warriors, cattle, castles and abbeys, and rob each other of them with cards and pipers.

clan-campbell = Clan Campbell
    .gender = m
clan-macdonald = Clan MacDonald
    .gender = m
clan-macgregor = Clan MacGregor
    .gender = m
clan-mackenzie = Clan MacKenzie
    .gender = m
clan-macleod = Clan MacLeod
    .gender = m

cubes-yellow = { $n } yellow
cubes-blue = { $n } blue
cubes-green = { $n } green
cubes-red = { $n } red
cubes-none = none
court-warriors = { $n ->
    [one] a warrior
   *[other] { $n } warriors
}
court-pipers = { $n ->
    [one] a piper
   *[other] { $n } pipers
}
court-monks = { $n ->
    [one] a monk
   *[other] { $n } monks
}

pay-red-draw = a yellow and a red cube from those drawn
pay-red-court = a warrior from the court and a drawn red cube
pay-green-draw-0 = a drawn yellow cube and two monks from the court
pay-green-draw-1 = a yellow and a green cube from those drawn, and a monk from the court
pay-green-draw-2 = a yellow and two green cubes from those drawn
pay-green-court-0 = a warrior and two monks from the court
pay-green-court-1 = a warrior and a monk from the court, and a drawn green cube
pay-green-court-2 = a warrior from the court and two drawn green cubes

strength = { $value }
strength-piper = { $value } plus a piper, { $total } in all

option-first_action = First action
option-first_action-compulsory = compulsory, if one is possible
option-first_action-free = optional
option-assault_win = An assault is won with
option-assault_win-more = more combat rounds than the other side
option-assault_win-two = at least two combat rounds
option-assault_win-help = With one combat round won and two drawn, the first rule makes it a win, the second a draw.
option-assault_draw = A drawn assault
option-assault_draw-none = gives nothing
option-assault_draw-attacker1 = gives the attacker 1 point
option-refill = After an assault, two cards are discarded
option-refill-drawn = from the five just drawn
option-refill-hand = from the whole hand
option-exchange = Cards to exchange
option-exchange-exact3 = exactly three
option-exchange-upto3 = one to three
option-score_floor = Lowest score
option-score_floor-zero = never below 0
option-score_floor-none = may fall below 0
option-discard_pile = Discard pile
option-discard_pile-open = open
option-discard_pile-closed = closed
option-discard_pile-help = Closed: cards discarded from a hand lie face down, known only to whoever discarded them. Cards played in an assault lie open.
option-green_zero = Players without green cubes
option-green_zero-scores_nothing = get nothing for green
option-green_zero-counts = take part in the ranking
option-start_player = Who begins
option-start_player-random = at random
option-start_player-first_seat = the first seat

told-starts = { $player } gets the start-player marker.
told-round = Round { $round }: { $player } begins.
told-last = { $player } plays last this round and has only one action.
told-ended-turn = { $player } neither assaults anybody nor exchanges cards.
told-tile = The estate turned face up shows { $number }; the highest score is { $best }.
told-tile-hidden = An estate leaves the game, face down.
told-over-tile = The number is not higher than the highest score: the game is over.
told-over-pile = No estate is left in the pile and the highest score is in the red area: the game is over.
told-over-rounds = That was the last possible round: the game is over.
told-over-bag = The bag holds fewer than six cubes: the game is over, and this round is not scored.
told-cubes = { $player } draws from the bag: { $cubes }.
told-put-back = { $player } puts { $cubes } back into the bag and draws as many.
told-no-redraw = { $player } keeps all drawn cubes.
told-left = { $player } puts the leftover cubes back into the bag: { $cubes }.
told-built-cattle = { $player } puts a herd of cattle on an estate.
told-built-castle = { $player } builds a castle.
told-built-abbey = { $player } builds an abbey.
told-joined-warriors = { $n ->
    [one] A warrior joins
   *[other] { $n } warriors join
} { POSS($player) } court.
told-joined-pipers = { $n ->
    [one] A piper joins
   *[other] { $n } pipers join
} { POSS($player) } court.
told-joined-monks = { $n ->
    [one] A monk joins
    [2] Two monks join
   *[other] { $n } monks join
} { POSS($player) } court.
told-bought = { $player } takes a new estate and pays { $payment }.
told-bard = { $player } sends a bard to { POSS($victim) } court.
told-took-bag = { POSS($player) } bard takes { $bag } from { $victim } (into the bag).
told-took-keep = { POSS($player) } bard takes { $kept } (into { POSS($player) } court) and { $bag } (into the bag) from { $victim }.
told-must-discard = { $player } loses a warrior and must discard a card.
told-shuffled = The deck has run out: the discards are shuffled and become the new deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-drew = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}: { $cards }.
told-drew-hidden = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
told-lost = { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
}: { $cards }.
told-lost-hidden = { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
} face down.
told-exchanged = { $player } exchanges { $n ->
    [one] a card
   *[other] { $n } cards
}: { $cards }.
told-exchanged-hidden = { $player } exchanges { $n ->
    [one] a card
   *[other] { $n } cards
}.
told-sorted = After the assault { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
}: { $cards }.
told-sorted-hidden = After the assault { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
} face down.
told-assault = { $player } assaults { $rival }.
told-played = { $player } plays a card face down.
told-played-piper = { $player } plays a card face down, with a piper on it.
told-played-mine = { $player } plays a card face down: { $strength }.
told-duel = Combat round { $n }: { $player } { $strength }; { $rival } { $other }. { $winner } wins it.
told-duel-even = Combat round { $n }: { $player } { $strength }; { $rival } { $other }. It is a draw.
told-fought-won = { $player } wins the assault on { $rival } by { $won } to { $lost } and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-fought-lost = { $rival } fends off { $player } by { $lost } to { $won } and gets { $defence ->
    [one] 1 point
   *[other] { $defence } points
}; { $player } { $points ->
    [0] has 0 already
   *[other] loses { $points }
}.
told-fought-drawn = { POSS($player) } assault on { $rival } is a draw, { $won } to { $lost }.
told-fought-drawn-point = { POSS($player) } assault on { $rival } is a draw, { $won } to { $lost }; { $player } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-fought-short = { POSS($player) } assault on { $rival } ends { $won } to { $lost }: with fewer than two combat rounds won it is a draw.
told-fought-short-point = { POSS($player) } assault on { $rival } ends { $won } to { $lost }: with fewer than two combat rounds won it is a draw, and { $player } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-plunder-steal = { $player } steals one of { POSS($rival) } herds and puts it on an estate.
told-plunder-bag = { $player } steals one of { POSS($rival) } herds: it goes into the bag.
told-plunder-castle = { $player } razes one of { POSS($rival) } castles.
told-plunder-abbey = { $player } razes one of { POSS($rival) } abbeys.
told-plunder-leave = { $player } leaves { POSS($rival) } estates alone.
told-following = Yellow: { $player } has the largest following, { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}, and takes the marker.
told-following-kept = Yellow: { $player } has the largest following, { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}, and keeps the marker.
told-following-court = Yellow: warriors are tied; { $player } has the largest court and takes the marker.
told-following-court-kept = Yellow: warriors are tied; { $player } has the largest court and keeps the marker.
told-following-stays = Yellow: the leaders are tied; the marker stays with { $player }.
told-following-nobody = Yellow: the leaders are tied; nobody gets the marker.
told-green = Green: { $player }, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-herds = Red: { $player }, { $n ->
    [one] 1 herd
   *[other] { $n } herds
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-herds-most = Red: { $player }, { $n ->
    [one] 1 herd
   *[other] { $n } herds
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $most } more for the most herds.
told-blue = Blue: { $player }, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} minus { POSS($rival) } { $herds ->
    [one] 1 herd
   *[other] { $herds } herds
}: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-blue-free = Blue: { $player }, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}, and nobody else has cattle: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-totals = Scores after the round: { $totals }.
total = { $player } { $points }

label-no-redraw = Keep all drawn cubes
label-redraw = Put { $cubes } back and draw as many
label-cattle = Cattle: a herd on an empty estate
label-castle = Castle: two blue cubes on an empty estate
label-abbey = Abbey: three green cubes on an empty estate
label-warrior = Warrior: a yellow cube into the court, and you draw a card
label-piper = Piper: a blue cube into the court
label-monks-1 = One monk: a green cube into the court
label-monks-2 = Two monks: two green cubes into the court
label-estate = New estate: you pay { $payment }
label-bard = Bard to { POSS($player) } court
label-done = No further action
label-done-first = No action
label-take-bag = Take { $bag } (into the bag)
label-take-keep = Bring { $kept } to your court; { $bag } into the bag
label-discard = { $n ->
    [one] Discard a card of value { $cards }
   *[other] Discard { $n } cards: { $cards }
}
label-assault = Assault { $player }
label-exchange = { $n ->
    [one] Exchange a card of value { $cards }
   *[other] Exchange { $n } cards: { $cards }
}
label-end-turn = Neither assault nor exchange
label-play = Play a card of value { $strength }
label-plunder-steal = Steal a herd, for an estate of yours
label-plunder-steal-no-room = Steal a herd (you have no room: it goes into the bag)
label-plunder-bag = Steal a herd and put it into the bag
label-plunder-castle = Raze a castle
label-plunder-abbey = Raze an abbey
label-plunder-leave = Leave everything as it is

ask-show = Look at what has happened.
ask-redraw = You have the largest following: put any cubes back into the bag and draw as many, or keep them all.
ask-act = Choose an action: { $actions ->
    [one] you have one left
   *[other] you may do up to { $actions }
}, { $cubes ->
    [one] with at most one drawn cube
   *[other] with at most { $cubes } of the drawn cubes
}.
ask-bard = What does your bard take from { POSS($victim) } court? One cube may come to your court if another goes into the bag.
ask-pay = You paid with a warrior: discard a card, since you hold as many cards as you have warriors.
ask-lose = { POSS($rival) } bard took a warrior from you: discard a card of your choice.
ask-venture = To finish: assault a clan, exchange cards, or do nothing.
ask-attack = Combat round { $n } of { $all } against { $rival }: play a card face down{ $mine ->
    [yes] , with a piper if you like.
   *[no] .
}
ask-defend = Combat round { $n } of { $all }: { $rival } has played a card { $piper ->
    [yes] with a piper
   *[no] without a piper
}. Answer with one of yours{ $mine ->
    [yes] , with a piper if you like.
   *[no] .
}
ask-plunder = You have won the assault: what do you take from { $rival }?
ask-sort = Discard two of the five cards just drawn: the other three stay in your hand.
ask-sort-hand = Discard any two cards of your hand, old or new.
wait-redraw = { $player } may exchange drawn cubes.
wait-act = { $player } chooses an action: { $actions ->
    [one] one left
   *[other] up to { $actions } left
}, { $cubes ->
    [one] with at most one drawn cube
   *[other] with at most { $cubes } of the drawn cubes
}.
wait-bard = { $player } chooses what the bard takes from { $victim }.
wait-pay = { $player } paid with a warrior and discards a card.
wait-lose = { $player } lost a warrior to { POSS($rival) } bard and discards a card.
wait-venture = { $player } may assault a clan or exchange cards.
wait-attack = { $player } plays a card against { $rival }, combat round { $n } of { $all }.
wait-defend = Combat round { $n } of { $all }: { $rival } has played a card { $piper ->
    [yes] with a piper
   *[no] without a piper
}, and { $player } answers.
wait-plunder = { $player } has won the assault and chooses what to take from { $rival }.
wait-sort = { $player } discards two of the five cards just drawn.
wait-sort-hand = { $player } discards two cards of the hand.
over-won = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $players }.

progress = Round { $round }

confirm-assault = Assault { $player }? You play three cards. If { $player } fends you off, { $player } gets 2 points{ $loses ->
    [yes] { " " }and you lose 1.
   *[no] .
}
confirm-bard = The bard is the only action of this turn. Send one to { POSS($player) } court?
confirm-piper = The piper goes into the bag, whoever wins, and no longer counts as a blue cube. Play it?
confirm-end-turn = Your three lowest cards add up to { $n }: you could exchange them. Finish without an exchange?

why-done = You have already done this action this turn.
    .rule = actions
why-cubes = This takes { $cubes } among the drawn cubes.
    .rule = actions
why-limit = No more than { $most } drawn cubes may be used in a turn: this action would take { $need } more, and you have used { $used }.
    .rule = actions
why-no-room = You have no empty estate.
    .rule = pieces
why-all-estates = You already have { $most ->
    [one] { $most } estate
   *[other] { $most } estates
}, and nobody can have more.
    .rule = estate
why-no-tiles = There are no estates left to take.
    .rule = estate
why-warriors = A warrior can pay only if at least { $least } are left.
    .rule = estate
why-monks = There are not enough monks in your court to pay like this.
    .rule = estate
why-payment = An estate costs a yellow and a red cube, or a yellow and two green ones: you have neither, drawn or in the court.
    .rule = estate
why-bard-first = The bard is the only action of a turn: it cannot follow another.
    .rule = bard
why-bard-self = A bard goes to another clan’s court.
    .rule = bard
why-bard-nothing = A bard would find nothing to take at { POSS($player) } court: three warriors always stay.
    .rule = bard
why-bard-nobody = No other court has anything a bard could take: three warriors always stay.
    .rule = bard
why-must-act = The first action is compulsory, as long as one is possible.
    .rule = actions
why-act-first = Actions come first; assault and exchange end the turn.
    .rule = turn
why-acting-over = The actions of this turn are over: now an assault, an exchange, or nothing.
    .rule = turn
why-redraw-over = Cubes are exchanged before the actions, and only with the marker of the largest following.
    .rule = following
why-no-card = You do not have { $several ->
    [yes] that many cards
   *[no] a card
} of value { $value }.
    .rule = cards
why-not-fresh = You discard two of the five cards just drawn.
    .rule = refill
why-no-piper = You have no pipers in your court.
    .rule = assault
why-three = You exchange exactly three cards.
    .rule = exchange
why-assault-self = An assault goes against another clan.
    .rule = assault
why-no-loot-cattle = { $player } has no herds.
    .rule = plunder
why-no-loot-castle = { $player } has no castles.
    .rule = plunder
why-no-loot-abbey = { $player } has no abbeys.
    .rule = plunder
why-loot-bag = You have no empty estate: the herd goes into the bag anyway.
    .rule = plunder

fact-warriors = warriors, and as many cards
fact-pipers = pipers
fact-monks = monks
fact-cattle = herds of cattle
fact-castles = castles
fact-abbeys = abbeys

points-start = at the start
points-green = green: monks and abbeys
points-herds = red: one point for each herd, every round
points-most-herds = red: the most herds of all
points-blue = blue: pipers and castles, minus the cattle of others
points-attack = assaults
points-defence = assaults fended off
points-defeat = assaults lost

part-points = points
    .for = has more points
    .against = has fewer points
part-cubes = cubes
    .for = has more cubes that may count later
    .against = has fewer cubes that may count later
part-herds = herds
    .for = gets more out of the herds
    .against = gets less out of the herds
part-blue = blue
    .for = gets more out of pipers and castles
    .against = gets less out of pipers and castles
part-most-herds = the lead in cattle
    .for = has better prospects of the lead in cattle
    .against = has worse prospects of the lead in cattle
part-green = green
    .for = stands better in green
    .against = stands worse in green
part-room = empty estates
    .for = has more room on the estates
    .against = has less room on the estates
part-warriors = warriors
    .for = has more warriors
    .against = has fewer warriors
part-cards = cards
    .for = has better cards in hand
    .against = has worse cards in hand
part-following = largest following
    .for = has the marker of the largest following
    .against = does not have the marker of the largest following
part-actions = actions
    .for = has an action left
    .against = has no action left this turn
part-assault = assault
    .for = stands better in the assault
    .against = stands worse in the assault
part-rival-points = the others’ points
    .for = leaves the others fewer points
    .against = leaves the others more points
part-rival-cubes = the others’ cubes
    .for = leaves the others fewer cubes that may count later
    .against = leaves the others more cubes that may count later
part-rival-herds = the others’ herds
    .for = lets the others get less out of their herds
    .against = lets the others get more out of their herds
part-rival-blue = the others’ blue
    .for = lets the others get less out of pipers and castles
    .against = lets the others get more out of pipers and castles
part-rival-most-herds = the others’ lead in cattle
    .for = contests the others’ lead in cattle
    .against = leaves the others the lead in cattle
part-rival-green = the others’ green
    .for = makes the others stand worse in green
    .against = makes the others stand better in green
part-rival-room = the others’ empty estates
    .for = leaves the others less room on their estates
    .against = leaves the others more room on their estates
part-rival-warriors = the others’ warriors
    .for = leaves the others fewer warriors
    .against = leaves the others more warriors
part-rival-cards = the others’ cards
    .for = leaves the others worse cards
    .against = leaves the others better cards
part-rival-following = the others’ following
    .for = makes the marker of the largest following less useful to the others
    .against = makes the marker of the largest following more useful to the others
part-rival-actions = the others’ actions
    .for = leaves the others less to do
    .against = leaves the others one more action
part-rival-assault = the assault as the others see it
    .for = makes the assault worse for the other clan
    .against = makes the assault better for the other clan

picture-title = The table of Mac Robber
