title = Enclave
summary = Thieves steal knowledge from a false paradise and carry it to the mystic Tree.
picture-title = The table of Enclave
picture-text = { $where }. { $ask }

# options
option-order_method = First turn order
option-order_method-draw = by lot
option-order_method-auction = by auction
option-order_method-help = By lot, later players begin with more coins. In the auction everybody has 11 coins and bids once.
option-tree_set = Cards of the Tree
option-tree_set-random = at random
option-tree_set-first = for the first game
option-tree_set-help = A level for which a card is chosen below has that card in any case.
option-tree_1 = Tree, level 1
option-tree_1-random = as above
option-tree_1-loki = Loki
option-tree_1-anzelm = Anzelm’s Workshop
option-tree_1-malou = Ma Lou’s Stand
option-tree_2 = Tree, level 2
option-tree_2-random = as above
option-tree_2-lizard = His Majesty Lizard
option-tree_2-woo = Mr Woo’s Curiosities
option-tree_2-alba = Alba Chryzostom
option-tree_3 = Tree, level 3
option-tree_3-random = as above
option-tree_3-tertius = Doctor Tertius
option-tree_3-angelos = Boarding for Angelos
option-tree_3-insync = In Sync
option-tree_4 = Tree, level 4
option-tree_4-random = as above
option-tree_4-amber = Amber Svensen
option-tree_4-thule = “Ultima Thule” Research Outpost
option-tree_4-akunen = Akunen
option-tree_5 = Tree, level 5
option-tree_5-random = as above
option-tree_5-foxes = Talking Foxes
option-tree_5-tyllo = Jacob Tyllo
option-tree_5-order = Order of the Edge of the World
option-tree_tokens_to_win = Tree tokens that win at once
option-tree_tokens_to_win-4 = four
option-tree_tokens_to_win-3 = three
option-sync_failure = A shared mission fails
option-sync_failure-each = if every member fails
option-sync_failure-any = if one member fails
option-open_hands = Open hands
option-open_hands-false = no
option-open_hands-true = yes
option-open_hands-help = For teaching: all see all hands and drawn pryzes.
option-tyllo_both_ways = Jacob Tyllo works both ways
option-tyllo_both_ways-false = no
option-tyllo_both_ways-true = yes
option-tyllo_both_ways-help = Also 4 knowledge for 1 tree token, once in the game in all.
option-seat_choice = Thieves
option-seat_choice-fixed = by seat
option-seat_choice-free = each chooses

# words
thief-matthias = Matthias
thief-miriam = Miriam
thief-raphael = Raphael
thief-lars = Lars
place-shepherd = Shepherd
place-oracle = Oracle
place-maggot = Maggot’s Outlet
place-knives = Knives Square
place-boarding = Boarding the Enclave
place-tree = Towards the Tree
level = level { $level } of the Tree
deck-trap = traps
deck-pryze = pryzes
deck-mission = missions
deck-knives = Knives Square
deck-maggot = Maggot’s Outlet
kind-trap = trap
kind-mission = mission
kind-protection = protection
kind-medicine = medicine
kind-thief = thief upgrade
kind-machine = machine upgrade
kind-scheme = scheme
a-card = a card
name = { $player }
list = { $first }, { $last }
count-trap = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
count-pryze = { $n ->
    [one] 1 pryze
   *[other] { $n } pryzes
}
count-mission = { $n ->
    [one] 1 mission
   *[other] { $n } missions
}
count-knives = { $n } of Knives Square
count-maggot = { $n } of Maggot’s Outlet
described = { $card } ({ $kind }, { $price }: { $effect })
described-short = { $card } ({ $effect })
effect-trap-physical = { $physical } physical damage
effect-trap-mental = { $mental } mental damage
effect-trap-both = { $physical } physical and { $mental } mental damage
effect-protection-physical = stops { $physical } physical
effect-protection-mental = stops { $mental } mental
effect-protection-both = stops { $physical } physical, { $mental } mental
effect-medicine-physical = physical { $physical }
effect-medicine-mental = mental { $mental }
effect-medicine-both = physical { $physical }, mental { $mental }
effect-thief-physical = physical max { $physical }
effect-thief-mental = mental max { $mental }
effect-thief-both = physical max { $physical }, mental max { $mental }
effect-machine = { $sesame ->
    [0] sarcophagus +{ $sarcophagus }
   *[other] sesame +{ $sesame }{ $sarcophagus ->
        [0] {""}
       *[other] , sarcophagus +{ $sarcophagus }
    }
}
effect-scheme = { $knowledge } knowledge
effect-mission = { $traps ->
    [0] no trap
    [one] 1 trap
   *[other] { $traps } traps
}{ $physical ->
    [0] {""}
   *[other] , { $physical } physical
}{ $mental ->
    [0] {""}
   *[other] , { $mental } mental
}; reward { $knowledge ->
    [0] {""}
   *[other] { $knowledge } knowledge{" "}
}{ $pryzes ->
    [0] {""}
    [one] 1 pryze{" "}
   *[other] { $pryzes } pryzes{" "}
}{ $tokens ->
    [0] {""}
    [one] 1 tree token
   *[other] { $tokens } tree tokens
}

# what is asked
ask-thief = Choose your thief. All are alike.
ask-bid = Bid for the turn order: the highest comes first and pays.
ask-token = Put an initiative token on a location: the locations are visited in the order of the numbers.
ask-play = Choose action card { $step } face down: where does your marker go?
ask-level = To which level of the Tree?
ask-look = You may look at { $n } cards: say how many of which decks.
ask-put = Put each card back on top or at the bottom of its deck.
ask-shop = { $place }, action { $action } of 2: buy or scrap a card. You have { $coins } coins.
ask-replace = Both slots are full: which upgrade makes way for { $card }?
ask-sync = In Sync: whose mission do you share?
ask-board = Board a mission, board blind, or prepare for the next round.
ask-carry = { $mission }: choose what to carry ({ $carried } of { $limit }), then be ready.
ask-use = Danger: { $danger_physical } physical, { $danger_mental } mental. Protection so far: { $used_physical } and { $used_mental }. What do you use?
ask-tree-token = A tree token: keep it, or take 2 knowledge instead?
ask-pryze = Keep or sell each pryze.
ask-trade = Level { $level }: trade knowledge for points, at most { $most } (marker { $marker }).
ask-steal = Loki: from whom do you steal a random card?
ask-answer = { $other } is about to steal a card from you. Use medicine first, or let go.
ask-peek = { $tree }: look at two cards of the deck or of the discard pile?
ask-take = { $tree }: buy one of the cards, or pass.
ask-pay = His Majesty Lizard: pay { $coins } coins for { $knowledge } knowledge?
ask-woo = Mr Woo: sell a thief upgrade for twice its value?
ask-alba = Alba Chryzostom: how much knowledge do you turn into coins?
ask-angelos = Board for Angelos: 6 physical and 6 mental damage, no trap cards?
ask-foxes = Talking Foxes: give a medicine card for 2 knowledge?
ask-tyllo = Jacob Tyllo: exchange, once in the game?
ask-order = The Order: trade one more knowledge on any level?
wait-thief = { $player } chooses a thief.
wait-bid = { $player } bids.
wait-token = { $player } places an initiative token.
wait-play = Everybody chooses a card face down; { $player } is still choosing.
wait-play-ready = Your card lies face down; { $player } is still choosing.
wait-level = { $player } chooses a level of the Tree.
wait-look = { $player } consults the Oracle’s sight.
wait-put = { $player } puts cards back.
wait-shop = { $player } is shopping.
wait-replace = { $player } replaces an upgrade.
wait-sync = { $player } declares In Sync.
wait-board = { $player } chooses a mission.
wait-carry = { $player } equips for the mission.
wait-use = { $player } decides what protection to use.
wait-tree-token = { $player } decides about a tree token.
wait-pryze = { $player } decides about pryzes.
wait-trade = { $player } trades knowledge on the Tree.
wait-steal = { $player } meets Loki.
wait-answer = { $player } answers Loki.
wait-peek = { $player } may look at two cards.
wait-take = { $player } may buy one of the cards.
wait-pay = { $player } meets His Majesty Lizard.
wait-woo = { $player } visits Mr Woo.
wait-alba = { $player } meets Alba Chryzostom.
wait-angelos = { $player } may board for Angelos.
wait-foxes = { $player } meets the Talking Foxes.
wait-tyllo = { $player } meets Jacob Tyllo.
wait-order = { $player } visits the Order.
over-points = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-tokens = { $player } is chosen by the Tree and wins by tree tokens.
over-shared = The game is over: the victory is shared.
progress = Round { $round } of { $rounds } · { $where }
progress-opening = Before the first round
progress-over = The game is over
phase-initiative = initiative
phase-level = level { $level }
phase-planning = planning

# what buttons say
label-heal = Use { $card }
label-thief = Lead { $thief }
label-bid = Bid { $coins }
label-token = Token { $number } on { $place }
label-play = { $place }
label-level = Level { $level }: { $tree } (marker { $marker })
label-look = Look at { $split }
label-look-none = Look at nothing
label-put-top = { $card } on top of the { $deck } deck
label-put-bottom = { $card } at the bottom of the { $deck } deck
label-buy = Buy { $card } for { $coins }
label-scrap = Scrap { $card }, worth { $coins }
label-take = Buy { $card }
label-pass = Pass
label-replace = Give up { $card }
label-sync = Share the mission of { $thief }
label-sync-none = Share no mission
label-board = Board { $card }
label-blind = Board blind: the top card of the missions
label-prepare = Prepare for the next round
label-angelos = Board for Angelos
label-carry = Carry { $card }
label-ready = Ready
label-use = Use { $card }
label-use-preparation = Use the preparation token
label-done = Done
label-tree-keep = Keep the tree token
label-tree-swap = Take 2 knowledge instead
label-keep = Keep { $card }
label-sell = Sell { $card } for { $coins }
label-trade = Trade { $knowledge }
label-steal = Steal from { $thief }
label-let-go = Let go
label-peek-deck = Look into the deck
label-peek-discard = Look into the discard pile
label-pay = Pay { $coins } for { $knowledge } knowledge
label-exchange = { $knowledge } knowledge for { $coins } coins
label-exchange-tree = A tree token for 4 knowledge
label-exchange-knowledge = 4 knowledge for a tree token
label-offer = Give { $card } for 2 knowledge
label-root = One knowledge on level { $level } (marker { $marker })
label-skip = No, thanks

# what is confirmed and explained
confirm-pass = Pass now and give up your second action as well?
confirm-blind = Board blind? There is no way back once the card is seen.
confirm-done = As it stands your thief fails, and you carry protection that could prevent it. Done all the same?
confirm-trade = Trade { $n } although you could trade { $most }?
confirm-tree-swap = This token would win the game at the end of the round. Take 2 knowledge instead?
why-too-dear = { $card } costs { $price }: you have { $coins } coins.
why-full = Your sarcophagus holds { $limit } cards.
why-no-medicine = Medicine can be used at the beginning of your own actions, and only if it heals something.
why-too-far = You may stand at most { $tokens ->
    [0] on the level of this round ({ $round })
    [one] one level away from level { $round }
   *[other] { $tokens } levels away from level { $round }
}.
why-played = You have played this card in this round.

# players and points
fact-coins = coins
fact-knowledge = knowledge
fact-tokens = tree tokens
fact-physical = physical condition
fact-mental = mental condition
fact-hand = cards in hand
points-track = traded on the Tree
points-bonus = { $category } ({ $n })
points-tie = tie-break: { $tokens } tree tokens, { $knowledge } knowledge
points-tokens = tree tokens: { $n }
bonus-0 = most tree markers
bonus-1 = most tree tokens
bonus-2 = most coins
bonus-3 = most pryzes

# what is told
told-thief = { $player } leads { $thief }.
told-starts-bids = { $player } bids first.
told-bid = { $player } bids { $coins }.
told-order = Turn order: { $order }.
told-next-order = Next round’s order: { $order }.
told-tree-card = Level { $level } of the Tree: { $tree }.
told-row = New at { $deck }: { $card }.
told-shuffled = The deck of { $deck } is shuffled.
told-round = Round { $round } of { $rounds }.
told-token = { $player } puts token { $number } on { $place }.
told-chose = { $player } chooses { $place }, face down.
told-chose-hidden = { $player } has chosen a card.
told-showed = { $player } turns up { $place }.
told-level = { $player } stands on level { $level }.
told-arrived = { $place }.
told-shepherd = The Shepherd gives { $player } { $coins } coins{ $knowledge ->
    [0] {""}
   *[other] {" "}and { $knowledge } knowledge
}.
told-looked = { $player } looks at { $split }.
told-looked-not = { $player } looks at nothing.
told-saw = { $player } sees { $card }.
told-put-top = { $player } puts { $card } on top of { $deck }.
told-put-bottom = { $player } puts { $card } at the bottom of { $deck }.
told-bought = { $player } buys { $card } for { $coins }.
told-scrapped = { $player } scraps { $card }.
told-passed = { $player } passes.
told-removed = { $player } gives up { $card }.
told-installed = { $player } installs { $card }.
told-healed = { $player } uses { $card } (physical { $physical }, mental { $mental }).
told-synced = { $player } will share the mission of { $other }.
told-synced-none = { $player } shares no mission.
told-prepared = { $player } prepares.
told-boarded = { $player } boards: { $mission }.
told-blind = { $player } boards blind and finds { $card }.
told-joined = { $player } goes along with { $other }.
told-carried = { $player } carries { $card }.
told-traps = Traps: { $cards }.
told-no-traps = There are no trap cards.
told-used = { $player } uses { $card }.
told-used-preparation = { $player } uses the preparation token.
told-wounded = { $player } is wounded: { $physical } physical, { $mental } mental.
told-unhurt = { $player } is unhurt.
told-succeeded = { $mission }: the mission of { $player } succeeds.
told-failed = { $mission }: the mission of { $player } fails.
told-knowledge = { $player } gains { $knowledge } knowledge.
told-kept-token = { $player } keeps a tree token.
told-swapped-token = { $player } takes { $knowledge } knowledge instead of a tree token.
told-drew-pryzes = { $player } finds { $cards }.
told-drew-pryzes-hidden = { $player } finds { $n ->
    [one] a pryze
   *[other] { $n } pryzes
}.
told-kept = { $player } keeps { $card }.
told-sold = { $player } sells { $card } for { $coins }.
told-traded = { $player } trades { $knowledge } on level { $level }.
told-took-marker = { $player } takes the tree marker of level { $level }.
told-steals = { $player } steals from { $other }.
told-stolen = { $player } takes { $card } from { $other }.
told-peeked-deck = { $player } looks into the deck of { $deck }.
told-peeked-pile = { $player } looks into the discard pile of { $deck }.
told-paid = { $player } pays { $coins } coins for { $knowledge } knowledge.
told-lizard-coins = His Majesty Lizard gives { $player } { $coins } coins.
told-alba = { $player } turns { $knowledge } knowledge into { $coins } coins.
told-tertius = Doctor Tertius heals { $player }.
told-took-sync = { $player } takes an In Sync token.
told-took-thule = { $player } will play five cards in the next round.
told-took-cancel = { $player } takes a critical-cancel token.
told-offered = { $player } gives { $card } to the foxes for { $knowledge } knowledge.
told-tyllo-token = { $player } gives Jacob Tyllo a tree token.
told-tyllo-knowledge = { $player } gives Jacob Tyllo 4 knowledge for a tree token.
told-rotated = { $card } leaves the row of { $deck }.
told-lost-preparation = { $player } returns an unused preparation token.
told-lost-sync = { $player } returns an unused In Sync token.
told-bonus = { $player } has { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-ended-tokens = The Tree has chosen: the game is over.
told-ended-rounds = Six rounds are played: the game is over.

# the picture
pic-physical = Physical condition { $now }, at most { $best }. On red spaces more damage comes, on green ones less.
pic-mental = Mental condition { $now }, at most { $best }. On red spaces more damage comes, on green ones less.
pic-points = points
pic-markers = tree markers
pic-pryze = pryze
pic-sesame = Sesame: added to the price of every pryze that is sold
pic-sesame-word = sesame
pic-sarcophagus = Sarcophagus: how many protection cards can be carried
pic-sarcophagus-word = sarcophagus
pic-prepared = Preparation token: stops 2 physical and 2 mental damage in the round after it was received
pic-in-sync = In Sync token: in the next round this player may share a mission
pic-thule = Extra marker: five action cards in the next round
pic-cancel = Critical-cancel token: red spaces do not count
pic-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
pic-hand-known = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}; known: { $known }
pic-my-hand = Your hand
pic-hand-of = The hand of { $player }
pic-no-cards = no cards
pic-slot-thief = A free slot for a thief upgrade
pic-slot-machine = A free slot for a machine upgrade
pic-place = place { $n } in the turn order
pic-token = initiative token { $n }
pic-token-how = Choose a number and a location.
pic-shepherd = Place { $n } in the line: { $coins } coins{ $knowledge ->
    [0] {""}
   *[other] {" "}and { $knowledge } knowledge
}
pic-deck = { $deck }: { $n } cards in the deck, { $discards } discarded.
pic-top = On top: { $card }.
pic-tree-how = points left
pic-marker-value = { $n } of { $start } points are left on this level
pic-marker-taken = { $player } has taken the marker of this level
pic-level = Level { $level }, { $tree }: { $effect }
pic-round = Round { $n } of { $rounds }
pic-order = now
pic-next-order = next
pic-mission = Mission: { $mission }
pic-danger = Danger
pic-carried = Carried
pic-used = Protection
pic-still = Still unused
pic-success = The mission succeeds
pic-failure = The mission fails
pic-top-sign = on top
pic-bottom-sign = at the bottom
pic-keep = keep
pic-sell = sell: { $coins }
pic-told-player = { $player } ({ $thief }): { $points } points, { $coins } coins, { $knowledge } knowledge, { $tokens } tree tokens, physical { $physical }, mental { $mental }, { $cards } cards.
pic-told-row = { $place } offers { $cards }.
pic-told-line = In line at { $place }: { $line }.
pic-told-level = Level { $level }: { $tree }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} left.
pic-look-two = { $down } · { $across }
pic-chosen = { $player } has turned up { $place }
pic-chosen-hidden = { $player } has chosen a card
scene-plans = All cards of this step are turned up.
scene-traps = { $mission }: the traps are shown.
pic-odds = { $n } %
pic-odds-about = With your best cards it succeeds in about { $n } % of all draws of traps.
