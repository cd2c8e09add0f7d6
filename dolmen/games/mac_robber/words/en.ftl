# Mac Robber in English.
title = Mac Robber
summary = Highland clans gather warriors, cattle, castles and abbeys, and rob each other of them with cards and pipers.

clan-campbell = Clan Campbell
clan-macdonald = Clan MacDonald
clan-macgregor = Clan MacGregor
clan-mackenzie = Clan MacKenzie
clan-macleod = Clan MacLeod

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

pay-red-draw = a yellow and a red cube from the display
pay-red-court = a warrior of the court and a red cube from the display
pay-green-draw-0 = a yellow cube from the display and two monks of the court
pay-green-draw-1 = a yellow and a green cube from the display and a monk of the court
pay-green-draw-2 = a yellow and two green cubes from the display
pay-green-court-0 = a warrior and two monks of the court
pay-green-court-1 = a warrior and a monk of the court and a green cube from the display
pay-green-court-2 = a warrior of the court and two green cubes from the display

take-bag = into the bag: { $bag }
take-keep = into one’s own court: { $kept }; into the bag: { $bag }
strength = { $value }
strength-piper = { $value } and a piper, { $total } in all

option-first_action = First action
option-first_action-compulsory = must be done if there is one
option-first_action-free = may be left out
option-assault_win = An assault is won with
option-assault_win-more = more combat rounds than the other
option-assault_win-two = two combat rounds at least
option-assault_win-help = With one combat round won and two drawn, the first wins the assault, the second draws it.
option-assault_draw = A drawn assault
option-assault_draw-none = gives nothing
option-assault_draw-attacker1 = gives the attacker 1 point
option-refill = After an assault, discard two
option-refill-drawn = of the five cards just drawn
option-refill-hand = of the whole hand
option-exchange = Cards exchanged
option-exchange-exact3 = exactly three
option-exchange-upto3 = one to three
option-score_floor = Lowest score
option-score_floor-zero = never below 0
option-score_floor-none = may fall below 0
option-discard_pile = Discard pile
option-discard_pile-open = open
option-discard_pile-closed = closed
option-discard_pile-help = Closed: cards discarded from a hand lie face down, and only who discarded them knows them. Cards played in an assault lie open.
option-green_zero = Players without green cubes
option-green_zero-scores_nothing = get nothing for green
option-green_zero-counts = take part in the ranking
option-start_player = Who begins
option-start_player-random = by lot
option-start_player-first_seat = the first seat

told-starts = { $player } has the start-player marker.
told-round = Round { $round }: { $player } begins.
told-last = { $player } is the last of the round and has one action only.
told-ended-turn = { $player } neither assaults anybody nor exchanges cards.
told-tile = The estate tile turned up shows { $number }; the highest score is { $best }.
told-tile-hidden = An estate tile is taken out of the game unseen.
told-over-tile = The number does not exceed the highest score: the game is over.
told-over-pile = No tile is left and somebody is in the red area: the game is over.
told-over-rounds = That was the last possible round: the game is over.
told-over-bag = The bag holds fewer than six cubes: the game is over, and this round is not scored.
told-cubes = { $player } draws from the bag: { $cubes }.
told-put-back = { $player } puts back { $cubes } and draws as many.
told-no-redraw = { $player } keeps all drawn cubes.
told-built-cattle = { $player } puts a herd of cattle on an estate.
told-built-castle = { $player } builds a castle.
told-built-abbey = { $player } builds an abbey.
told-joined = Joins the court of { $player }: { $followers }.
told-bought = { $player } takes a new estate for { $payment }.
told-bard = { $player } sends a bard to the court of { $victim }.
told-took = The bard of { $player } takes from { $victim }: { $take }.
told-must-discard = { $player } has lost a warrior and must discard a card.
told-shuffled = The discard pile is shuffled: { $n } cards are the new deck.
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
told-sorted = { $player } discards { $n } cards after the assault: { $cards }.
told-sorted-hidden = { $player } discards { $n } cards face down after the assault.
told-assault = { $player } assaults { $rival }.
told-played = { $player } lays a card face down.
told-played-piper = { $player } lays a card face down, with a piper on it.
told-played-mine = { $player } lays a card face down: { $strength }.
told-duel = Combat round { $n }: { $player } { $strength }; { $rival } { $other }. It goes to { $winner }.
told-duel-even = Combat round { $n }: { $player } { $strength }; { $rival } { $other }. Nobody wins it.
told-fought-won = { $player } wins the assault on { $rival } by { $won } to { $lost } and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-fought-lost = { $rival } beats off { $player } by { $lost } to { $won } and gets { $defence } points; { $player } loses { $points }.
told-fought-drawn = The assault of { $player } on { $rival } is drawn, { $won } to { $lost }.
told-fought-drawn-point = The assault of { $player } on { $rival } is drawn, { $won } to { $lost }; { $player } gets { $points } point.
told-plunder-steal = { $player } steals a herd of { $rival } and drives it to an estate.
told-plunder-bag = { $player } steals a herd of { $rival }; it goes into the bag.
told-plunder-castle = { $player } razes a castle of { $rival }.
told-plunder-abbey = { $player } razes an abbey of { $rival }.
told-plunder-leave = { $player } leaves the estates of { $rival } alone.
told-following = Yellow: { $player } has the largest following, { $n } warriors, and takes the marker.
told-following-court = Yellow: equal warriors; { $player } has the larger court and takes the marker.
told-following-stays = Yellow: all equal; the marker stays with { $player }.
told-following-nobody = Yellow: all equal; nobody has the marker.
told-green = Green: { $player }, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-herds = Cattle: { $player }, { $n ->
    [one] 1 herd
   *[other] { $n } herds
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-herds-most = Cattle: { $player }, { $n ->
    [one] 1 herd
   *[other] { $n } herds
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $most } more for most herds.
told-blue = Blue: { $player }, { $n } less { $herds ->
    [one] 1 herd
   *[other] { $herds } herds
} of { $rival }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-blue-free = Blue: { $player }, { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} and nobody else’s cattle: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

label-no-redraw = Keep all six cubes
label-redraw = Put back { $cubes } and draw as many
label-cattle = Cattle: a herd on an empty estate
label-castle = Castle: two blue on an empty estate
label-abbey = Abbey: three green on an empty estate
label-warrior = Warrior: a yellow into the court, draw a card
label-piper = Piper: a blue into the court
label-monks-1 = One monk: a green into the court
label-monks-2 = Two monks: two green into the court
label-estate = New estate for { $payment }
label-bard = Send a bard to the court of { $player }
label-done = No further action
label-take = Take { $take }
label-discard = Discard { $cards }
label-assault = Assault { $player }
label-exchange = Exchange { $cards }
label-end-turn = End the turn
label-play = Play { $strength }
label-plunder-steal = Steal a herd
label-plunder-bag = Steal a herd, into the bag
label-plunder-castle = Raze a castle
label-plunder-abbey = Raze an abbey
label-plunder-leave = Leave everything as it is

ask-show = Look what has happened.
ask-redraw = You have the largest following: put back any drawn cubes and draw as many, or keep them.
ask-act = Choose an action: { $actions ->
    [one] one is left
   *[other] up to { $actions }
}, with at most { $cubes } drawn cubes.
ask-bard = What does your bard take from the court of { $victim }? One cube may come home if another goes into the bag.
ask-pay = A warrior paid for the estate: discard a card, for you have as many cards as warriors.
ask-lose = The bard of { $rival } took a warrior from you: discard a card of your choice.
ask-venture = End your turn: assault a clan, exchange cards, or do nothing.
ask-attack = Combat round { $n } of 3 against { $rival }: lay a card face down, with a piper if you like.
ask-defend = Combat round { $n } of 3: { $rival } has laid a card { $piper ->
    [yes] with a piper
   *[no] without a piper
}. Answer with one of yours.
ask-plunder = You have won: what do you take from { $rival }?
ask-sort = Discard two cards; the others stay in your hand.
wait-redraw = { $player } may exchange drawn cubes.
wait-act = { $player } chooses an action: { $actions } left, at most { $cubes } drawn cubes.
wait-bard = { $player } chooses what the bard takes from { $victim }.
wait-pay = { $player } paid with a warrior and discards a card.
wait-lose = { $player } lost a warrior to the bard of { $rival } and discards a card.
wait-venture = { $player } may assault a clan or exchange cards.
wait-attack = { $player } lays a card against { $rival }, combat round { $n } of 3.
wait-defend = { $player } answers the card of { $rival }{ $piper ->
    [yes] { " " }with a piper
   *[no] { "" }
}, combat round { $n } of 3.
wait-plunder = { $player } has won and chooses what to take from { $rival }.
wait-sort = { $player } discards two cards.
over-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = A shared victory with { $points } points: { $players }.

progress = Round { $round }

confirm-assault = An assault on { $player }: you play three cards; if you lose, you lose a point and { $player } gets two. Assault?
confirm-bard = The bard is your only action this turn. Send him to { $player }?
confirm-piper = The piper goes into the bag, whoever wins, and no longer counts as a blue cube. Play him?
confirm-end-turn = Your three lowest cards sum to { $n } only: you could exchange them. End the turn without?

why-done = You have done this action already this turn.
why-cubes = This takes { $cubes } in the display.
why-limit = No more than { $most } drawn cubes may be used in a turn.
why-no-room = You have no empty estate.
why-all-estates = You already have { $most } estates.
why-no-tiles = There are no estate tiles left.
why-warriors = A warrior can pay only if { $least } are left.
why-payment = An estate costs a yellow and a red cube, or a yellow and two green ones; yellow and green may come from the court.
why-bard-first = The bard is the only action of a turn: not after another.
why-bard-self = A bard goes to another clan.
why-bard-nothing = There is nothing a bard could take: three warriors always stay.

fact-warriors = warriors, and as many cards
fact-pipers = pipers
fact-monks = monks
fact-cattle = herds of cattle
fact-castles = castles
fact-abbeys = abbeys

points-start = at the start
points-green = green: monks and abbeys
points-herds = herds of cattle, one point each a round
points-most-herds = most herds of cattle
points-blue = blue: pipers and castles above the cattle of others
points-attack = assaults
points-defence = assaults beaten off
points-defeat = assaults lost

picture-title = The table of Mac Robber
