title = Enclave
summary = Thieves steal knowledge from a false paradise and carry it to the mystic Tree.
picture-title = The table of Enclave
picture-text = { $where }. { $ask }

# options
option-order_method = First turn order
option-order_method-draw = at random
option-order_method-auction = by auction
option-order_method-help = At random: later players begin with more coins. In the auction everybody has 11 coins and bids once: whoever bids the most goes first, and every bid above zero is paid.
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
option-tree_tokens_to_win = Tree tokens that win at the end of a round
option-tree_tokens_to_win-4 = four
option-tree_tokens_to_win-3 = three
option-sync_failure = A shared mission fails
option-sync_failure-each = if every member fails
option-sync_failure-any = if one member fails
option-open_hands = Open hands
option-open_hands-false = no
option-open_hands-true = yes
option-open_hands-help = For learning: everybody sees all hands and drawn pryzes.
option-tyllo_both_ways = Jacob Tyllo works both ways
option-tyllo_both_ways-false = no
option-tyllo_both_ways-true = yes
option-tyllo_both_ways-help = Also 4 knowledge for 1 tree token, once per game in all.
option-seat_choice = Thieves
option-seat_choice-fixed = by seat
option-seat_choice-free = each chooses

# words
thief-matthias = Matthias
thief-miriam = Miriam
thief-raphael = Raphael
thief-lars = Lars
a-thief = a thief to be chosen
place-shepherd = Shepherd
    .gender = group
place-oracle = Oracle
    .gender = group
place-maggot = Maggot’s Outlet
place-knives = Knives Square
place-boarding = Boarding the Enclave
place-tree = Towards the Tree
level = level { $level } of the Tree
deck-trap = trap
deck-pryze = pryze
deck-mission = mission
deck-knives = Knives Square
deck-maggot = Maggot’s Outlet
kind-trap = trap
kind-mission = mission
kind-protection = protection
kind-medicine = medicine
kind-thief = thief upgrade
kind-machine = machine upgrade
kind-scheme = scheme
kind-short-trap = trap
kind-short-protection = protection
kind-short-medicine = medicine
kind-short-thief = thief
kind-short-machine = machine
kind-short-scheme = scheme
place-short-shepherd = Shepherd
place-short-oracle = Oracle
place-short-maggot = Maggot
place-short-knives = Knives
place-short-boarding = Boarding
place-short-tree = Tree
a-card = a card
name = { $player }
list = { $first }, { $last }
described = { $card } ({ $kind }, { $price }: { $effect })
described-short = { $card } ({ $effect })

# how much
count-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
count-pryze = { $n ->
    [one] { $n } pryze
   *[other] { $n } pryzes
}
count-mission = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
count-knives = { $n ->
    [one] { $n } Knives Square card
   *[other] { $n } Knives Square cards
}
count-maggot = { $n ->
    [one] { $n } Maggot’s Outlet card
   *[other] { $n } Maggot’s Outlet cards
}
count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-knowledge = { $n } knowledge
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-tokens = { $n ->
    [one] { $n } tree token
   *[other] { $n } tree tokens
}
count-markers = { $n ->
    [one] { $n } tree marker
   *[other] { $n } tree markers
}
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-physical = { $n } physical damage
count-mental = { $n } mental damage
effect-trap = { $what }
effect-protection = stops { $what }
effect-medicine = heals { $what }
effect-medicine-side = heals { $what }, but does { $side }
effect-best-physical = physical maximum { $by }
effect-best-mental = mental maximum { $by }
effect-sesame = sesame +{ $n }
effect-sarcophagus = sarcophagus +{ $n }
effect-mission = { $threats }; reward: { $rewards }
no-traps = no trap cards

# what is asked
ask-thief = Choose your thief: all thief boards are alike.
ask-bid = Bid for the turn order: whoever bids the most goes first. Every bid above zero is paid to the bank; zero bidders follow in the order of their bids.
ask-token = Put an initiative token on a location: the locations are visited in the order of the numbers.
ask-play = Choose { $step ->
    [1] your first action card
    [2] your second action card
    [3] your third action card
    [4] your fourth action card
    [5] your fifth action card
   *[other] action card number { $step }
}, to be played face down: where does your marker go?
ask-level = On which level of the Tree does your marker go?
ask-look = You may look at { $cards }: declare how many from which decks before you see any.
ask-put = Put each card back on top or at the bottom of its deck.
ask-shop-first = { $place }, first action: buy or scrap a face-up card. You have { $coins }.
ask-shop-second = { $place }, second action: buy or scrap a face-up card. You have { $coins }.
ask-replace = Both slots are full: which upgrade makes way for { $card }?
ask-sync = In Sync: with whom do you go on a mission?
ask-board = Board a mission, board blind, or prepare for the next round.
ask-board-last = Board a mission or board blind. Preparing no longer helps: this is the last round.
ask-carry = { $mission }: choose the protection to carry ({ $carried } of { $limit }), then set out.
ask-use = { $threat }. So far your thief { $after }. What do you use?
use-threat = Coming at you: { $physical } ({ $stops_physical } stopped), { $mental } ({ $stops_mental } stopped)
use-threat-own = Coming at you with your spaces ({ $own_physical }, { $own_mental }): { $physical } ({ $stops_physical } stopped), { $mental } ({ $stops_mental } stopped)
use-holds = holds out ({ $physical }, { $mental })
use-fails = fails ({ $physical }, { $mental })
ask-tree-token = A tree token: keep it, or take two knowledge instead?
ask-pryze = Keep or sell each pryze.
ask-trade = Level { $level }: how much knowledge do you trade for points? At most { $most }; the marker is at { $marker }.
ask-steal = Loki: from whom do you steal a random card?
ask-answer = { $other } is about to steal a random card from you. You may use medicine first.
ask-peek = { $tree }: look at the top two cards of the deck or of the discard pile?
ask-take = { $tree }: buy one of the cards, or pass.
ask-pay = His Majesty Lizard: pay { $coins } for { $knowledge }?
ask-woo = Mr Woo’s Curiosities: sell a thief upgrade for twice its value?
ask-alba = Alba Chryzostom: how much knowledge do you turn into coins, at seven coins each?
ask-angelos = Board for Angelos? Six physical and six mental damage, no trap cards; reward: two knowledge and one pryze.
ask-foxes = Talking Foxes: discard a medicine card for two knowledge?
ask-tyllo = Jacob Tyllo: make the exchange? It is possible only once per game.
ask-order = Order of the Edge of the World: trade one more knowledge, on any level?
wait-thief = { $player } chooses a thief.
wait-bid = { $player } makes a bid.
wait-token = { $player } places an initiative token.
wait-play = Everybody chooses an action card face down; { $player } is still choosing.
wait-play-ready = Your card lies face down; { $player } is still choosing.
wait-level = { $player } chooses a level of the Tree.
wait-look = { $player } declares which cards to look at.
wait-put = { $player } puts cards back.
wait-shop = { $player } buys or scraps.
wait-replace = { $player } replaces an upgrade.
wait-sync = { $player } declares whom to go on a mission with.
wait-board = { $player } chooses a mission.
wait-carry = { $player } equips for the mission.
wait-use = { $player } decides what protection to use.
wait-tree-token = { $player } decides whether to keep a tree token.
wait-pryze = { $player } decides whether to keep or sell pryzes.
wait-trade = { $player } trades knowledge on the Tree.
wait-steal = { $player } meets Loki.
wait-answer = { $player } answers Loki.
wait-peek = { $player } may look at two cards.
wait-take = { $player } may buy one of the cards.
wait-pay = { $player } is at the court of His Majesty Lizard.
wait-woo = { $player } visits Mr Woo’s Curiosities.
wait-alba = { $player } meets Alba Chryzostom.
wait-angelos = { $player } decides whether to board for Angelos.
wait-foxes = { $player } meets the Talking Foxes.
wait-tyllo = { $player } meets Jacob Tyllo.
wait-order = { $player } visits the Order of the Edge of the World.
over-points = { $player } wins with { $points }.
over-tokens = The Tree has chosen { $player }, who wins with { $tokens }.
over-shared = Shared victory: { $players }, with { $points }.
over-shared-tokens = The Tree has chosen { $players }: a shared victory, with { $tokens } each.
progress = Round { $round } of { $rounds } · { $where }
progress-opening = Before the first round
progress-over = The game is over
phase-initiative = initiative
phase-level = the Tree, level { $level }
phase-planning = planning

# what buttons say
label-heal = Use { $card } ({ $effect })
label-thief = Lead { $thief }
label-bid = Bid { $coins }
label-token = Token { $number } on { THE($place) }
label-play = { $place }
label-level = Level { $level }: { $tree } (marker at { $marker })
label-look = Look at { $split }
label-look-none = Look at nothing
label-put-top = { $card } on top of the { $deck } deck
label-put-bottom = { $card } at the bottom of the { $deck } deck
label-buy = Buy { $card } for { $coins } ({ $kind }: { $effect })
label-scrap = Scrap { $card } ({ $kind }, { $coins }: { $effect })
label-take = Buy { $card } for { $coins } ({ $kind }: { $effect })
label-pass = Pass
label-replace = Give up { $card } ({ $effect })
label-sync = Go on a mission with { $player }
label-sync-none = Share no mission
label-board = Board { $card } ({ $effect })
label-blind = Board blind: the top card of the mission deck
label-prepare = Prepare for the next round
label-prepare-last = Prepare (no longer of use: this is the last round)
label-angelos = Board for Angelos
label-carry = Carry { $card } ({ $effect })
label-ready = Set out
label-use = Use { $card } ({ $effect })
label-use-preparation = Use the preparation token (stops 2 physical and 2 mental damage)
label-done = That is all
label-tree-keep = Keep the tree token
label-tree-swap = Take 2 knowledge instead
label-keep = Keep { $card } ({ $kind }: { $effect })
label-sell = Sell { $card } for { $coins } ({ $kind }: { $effect })
label-trade = Trade { $knowledge }
label-trade-none = Trade nothing
label-steal = Steal a card from { $player }
label-let-go = Let it happen
label-peek-deck = Look at the top two cards of the deck
label-peek-discard = Look at the top two cards of the discard pile
label-pay = Pay { $coins } for { $knowledge }
label-exchange = Turn { $knowledge } into { $coins }
label-exchange-none = Exchange nothing
label-exchange-tree = A tree token for 4 knowledge
label-exchange-knowledge = 4 knowledge for a tree token
label-offer = Discard { $card } ({ $effect }) for 2 knowledge
label-root = Trade one knowledge on level { $level } (marker at { $marker })
label-skip = No, thanks

# what is confirmed and explained
confirm-pass = Pass now and give up your second action as well?
confirm-blind = Board blind? There is no way back once the card is seen.
confirm-done = As it stands your thief fails, and you carry protection that could prevent it. Stop all the same?
confirm-trade = Trade { $n } although you could trade { $most }?
confirm-tree-swap = This token would win the game at the end of the round. Take 2 knowledge instead?
confirm-prepare = This is the last round: the preparation token will be of no use. Prepare all the same?
why-too-dear = { $card } costs { $price }; you have { $coins }.
    .rule = shops
why-full = Your sarcophagus is full: it holds at most { $limit }.
    .rule = equip
why-mission-only = Protection is carried only when you equip for a mission.
    .rule = equip
why-left-behind = You do not carry { $card } on this mission.
    .rule = use
why-no-medicine-now = Medicine is used at the beginning of your actions at the locations and on the Tree, or while you equip: not now.
    .rule = medicine
why-heals-nothing = { $card } heals nothing now: that condition is at its maximum.
    .rule = medicine
why-too-far = With { $tokens } your marker may stand at most that many levels away from level { $round }.
    .rule = levels
why-played = You have already played this action card in this round.
    .rule = planning
why-bid-taken = Somebody has already bid { $coins }: only zero may be repeated.
    .rule = auction
why-token-placed = Token { $number } is already on the board.
    .rule = initiative
why-place-taken = This location already has token { $number }.
    .rule = initiative
why-trade-most = Here you can trade at most { $most }: you have { $knowledge }, and the marker is at { $marker }.
    .rule = trade
why-level-empty = The marker of level { $level } is taken: no points are left there.
    .rule = trade
why-empty-hand = { $player } has no cards in hand.
    .rule = tree-1
why-not-boarding = { $player } has no marker at Boarding the Enclave.
    .rule = insync
why-deck-short = The { $deck } deck holds fewer cards than you asked for: { $cards }.
    .rule = oracle

# players and points
fact-coins = coins
fact-knowledge = knowledge
fact-tokens = tree tokens
fact-physical = physical condition
fact-mental = mental condition
fact-hand = cards in hand
points-track = traded on the Tree
points-bonus = { $category } ({ $n })
points-tie = tie-break: { $tokens }, { $knowledge }
points-tokens = { $tokens }
bonus-0 = most tree markers
bonus-1 = most tree tokens
bonus-2 = most coins
bonus-3 = most pryzes

# what is told
told-thief = { $player } leads { $thief } and gets that thief’s four cards.
told-starts-bids = { $player } makes the first bid.
told-bid = { $player } bids { $coins }.
told-order = Turn order: { $order }.
told-order-place = { $player } ({ $coins })
told-next-order = The Oracle settles the order of the next round: { $order }.
told-next-order-last = This is the last round: the Oracle’s order no longer matters ({ $order }).
told-tree-card = Level { $level } of the Tree: { $tree }.
told-row-mission = New mission: { $card }.
told-row-knives = New card at Knives Square: { $card }.
told-row-maggot = New card at Maggot’s Outlet: { $card }.
told-shuffled = The { $deck } deck is shuffled.
told-reshuffled = The { $deck } deck is shuffled with its discard pile ({ $cards }).
told-round = Round { $round } of { $rounds }.
told-token = { $player } puts token { $number } on { THE($place) }.
told-showed = { $player } reveals the action card “{ $place }”.
told-level = { $player } puts the marker on level { $level } of the Tree.
told-arrived = Next: { THE($place) }.
told-shepherd = The Shepherd gives { $player } { $gains }.
told-looked = { $player } looks at { $split }.
told-looked-not = { $player } looks at no cards.
told-saw = { $player } sees { $card }.
told-put-top = { $player } puts { $card } on top of the { $deck } deck.
told-put-bottom = { $player } puts { $card } at the bottom of the { $deck } deck.
told-bought = { $player } buys { $card } for { $coins }.
told-scrapped = { $player } scraps { $card } from the row.
told-passed = { $player } passes.
told-removed = { $player } gives up { $card }.
told-installed = { $player } installs { $card } ({ $effect }).
told-healed = { $player } uses { $card }: { $changes }.
healed-physical = physical condition { $by }
healed-mental = mental condition { $by }
told-synced = { $player } will go on a mission with { $other }.
told-synced-none = { $player } returns the In Sync token and shares no mission.
told-prepared = { $player } takes a preparation token for the next round.
told-prepared-last = { $player } takes a preparation token, which is no longer of any use.
told-boarded = { $player } boards { $mission }.
told-blind = { $player } boards blind and reveals { $card }.
told-joined = { $player } goes along with { $other }: one more trap.
told-carried = { $player } carries { $card }.
told-traps = Traps: { $cards }.
told-no-traps = There are no trap cards.
told-used = { $player } uses { $card }.
told-used-preparation = { $player } uses the preparation token.
told-wounded = { $player } takes { $damage }.
told-unhurt = { $player } takes no damage.
told-succeeded = { $mission }: { POSS($player) } mission succeeds.
told-failed = { $mission }: { POSS($player) } mission fails.
told-knowledge = { $player } gains { $knowledge }.
told-kept-token = { $player } keeps a tree token.
told-swapped-token = { $player } takes { $knowledge } instead of a tree token.
told-drew-pryzes = { $player } finds { $cards }.
told-drew-pryzes-hidden = { $player } finds { $pryzes }.
told-kept = { $player } keeps { $card }.
told-sold = { $player } sells { $card } for { $coins }.
told-traded = { $player } trades { $knowledge } for { $points } on level { $level }.
told-took-marker = { $player } takes the tree marker of level { $level }.
told-steals = { $player } is about to steal a card from { $other }.
told-stolen = { $player } steals { $card } from { $other }.
told-empty-handed = { $other } has no cards left: Loki steals nothing for { $player }.
told-peeked-deck = { $player } looks at the top cards of the { $deck } deck.
told-peeked-pile = { $player } looks at the top cards of the { $deck } discard pile.
told-paid = { $player } pays { $coins } for { $knowledge }.
told-lizard-coins = His Majesty Lizard gives { $player } { $coins }.
told-alba = { $player } turns { $knowledge } into { $coins }.
told-tertius = Doctor Tertius heals { $player }: both conditions are at their maximum.
told-took-sync = { $player } takes an In Sync token for the next round.
told-took-sync-last = { $player } takes an In Sync token, which is no longer of any use.
told-took-thule = { $player } takes an extra marker: five action cards in the next round.
told-took-thule-last = { $player } takes an extra marker, which is no longer of any use.
told-took-cancel = { $player } takes a critical-cancel token.
told-offered = { $player } discards { $card } for the Talking Foxes and gains { $knowledge }.
told-tyllo-token = { $player } gives Jacob Tyllo a tree token.
told-tyllo-knowledge = { $player } gives Jacob Tyllo four knowledge for a tree token.
told-rotated = { $card } leaves the row { $row }.
row-mission = of missions
row-knives = of Knives Square
row-maggot = of Maggot’s Outlet
told-lost-preparation = { $player } returns the unused preparation token.
told-lost-sync = { $player } returns the unused In Sync token.
told-bonus-most = { $player } has the { $category }: { $points }.
told-bonus-tie = { $player } ties for the { $category }: { $points }.
told-ended-tokens = The Tree has chosen: the game is over.
told-ended-rounds = Six rounds have been played: the game is over.

# reasons
part-points = points
    .for = scores points on the Tree
    .against = gives up points on the Tree
part-knowledge = knowledge
    .for = brings more knowledge, or knowledge that can be traded soon
    .against = costs knowledge, or leaves it untraded
part-coins = coins
    .for = leaves more coins
    .against = costs coins
part-tree-tokens = tree tokens
    .for = gets closer to the tree tokens that win
    .against = moves away from the tree tokens that win
part-hand = cards in hand
    .for = keeps protection and medicine for missions
    .against = spends protection and medicine
part-condition = condition
    .for = keeps the thief away from red spaces
    .against = brings the thief closer to red spaces
part-machine = machine
    .for = improves the sarcophagus or the sesame
    .against = neglects the sarcophagus and the sesame
part-safeguards = safeguards
    .for = gets a token that protects on missions
    .against = goes without a token that protects on missions
part-majorities = majorities
    .for = helps with the majorities at the end
    .against = gives up majorities at the end
part-markers = markers
    .for = puts markers in better places
    .against = puts markers in worse places
part-missions = missions
    .for = promises a better mission
    .against = makes missions less promising
part-rival-points = a rival’s points
    .for = leaves the strongest rival fewer points
    .against = leaves the strongest rival more points
part-rival-knowledge = a rival’s knowledge
    .for = leaves the strongest rival less useful knowledge
    .against = leaves the strongest rival more useful knowledge
part-rival-coins = a rival’s coins
    .for = leaves the strongest rival fewer coins
    .against = leaves the strongest rival more coins
part-rival-tree-tokens = a rival’s tree tokens
    .for = keeps the strongest rival away from tree tokens
    .against = brings the strongest rival closer to tree tokens
part-rival-hand = a rival’s hand
    .for = weakens the strongest rival’s hand
    .against = leaves the strongest rival a better hand
part-rival-condition = a rival’s condition
    .for = leaves the strongest rival in worse condition
    .against = leaves the strongest rival in better condition
part-rival-machine = a rival’s machine
    .for = leaves the strongest rival a weaker machine
    .against = leaves the strongest rival a stronger machine
part-rival-safeguards = a rival’s safeguards
    .for = leaves the strongest rival fewer safeguards
    .against = leaves the strongest rival more safeguards
part-rival-majorities = a rival’s majorities
    .for = leaves the strongest rival fewer majorities
    .against = leaves the strongest rival more majorities
part-rival-markers = a rival’s markers
    .for = leaves the strongest rival worse places
    .against = leaves the strongest rival better places
part-rival-missions = a rival’s missions
    .for = leaves the strongest rival worse missions
    .against = leaves the strongest rival better missions
part-victory = victory
    .for = wins the game
    .against = loses the game

# the picture
pic-physical = Physical condition { $now }, maximum { $best }. On red spaces you take more damage, on green ones less.
pic-mental = Mental condition { $now }, maximum { $best }. On red spaces you take more damage, on green ones less.
pic-points = points
pic-markers = tree markers
pic-pryze = pryze
pic-sesame = Sesame: added to the price of every pryze that is sold
pic-sesame-word = sesame
pic-sarcophagus = Sarcophagus: how many protection cards can be carried
pic-sarcophagus-word = sarcophagus
pic-prepared = preparation token
pic-prepared-how = Preparation token of round { $round }: { $when }
pic-in-sync = In Sync token
pic-in-sync-how = In Sync token of round { $round }: { $when }
pic-thule = extra marker
pic-thule-how = Extra marker of round { $round }: { $when }
pic-cancel = critical-cancel token
pic-cancel-how = Critical-cancel token: red spaces do not count
pic-tyllo = exchange with Jacob Tyllo already made
when-prepared-now = stops 2 physical and 2 mental damage in this round
when-prepared-next = stops 2 physical and 2 mental damage in the next round
when-in-sync-now = its owner may share a mission in this round
when-in-sync-next = its owner may share a mission in the next round
when-thule-now = five action cards in this round
when-thule-next = five action cards in the next round
when-never = of no more use
pic-token-round = { $token } (round { $round })
pic-hand = { $cards } in hand
pic-hand-known = { $cards } in hand; known: { $known }
pic-my-hand = Your hand
pic-hand-of = { POSS($player) } hand
pic-no-cards = no cards
pic-slot-thief = A free slot for a thief upgrade
pic-slot-machine = A free slot for a machine upgrade
pic-place = place { $n } in the turn order
pic-token = initiative token { $n }
pic-token-how = Choose a number and a location.
pic-shepherd = Place { $n } in the line: { $gains }
pic-deck = The { $deck } deck: { $cards }.
pic-discards = Discarded, from the top: { $cards }.
pic-no-discards = Nothing discarded.
pic-piles = Decks and discard piles
pic-known = What you know of the { $deck } deck: { $cards }
pic-known-top = { $card } (card number { $n } from the top)
pic-trap-deck = There are eighteen traps: eight with 4 or 5 physical damage, eight with 4 or 5 mental damage, two with 3 of each.
pic-tree-how = points left
pic-marker-value = { $n } of { $start }: points left on this level
pic-marker-taken = { $player } has taken the marker of this level
pic-level = Level { $level }, { $tree }: { $effect }
pic-round = Round { $n } of { $rounds }
pic-round-short = R{ $n }
pic-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
pic-of = { $n } of { $all }
pic-oracle-how = Look at three cards of any decks and put each back on top or at the bottom. Whoever has the first place here begins the next round.
pic-place-sheet = { $place }: show all of it
pic-thief-sheet = { POSS($player) } board: show all of it
pic-whole-hand = Your whole hand
pic-scrap = scrap
pic-odds-short = succeeds: { $n } %
pic-used-short = Protection
pic-step-equip = 1 · equip
pic-step-traps = 2 · traps
pic-step-use = 3 · protect
pic-step-wounds = 4 · damage
pic-step-reward = 5 · reward
pic-order = order now
pic-next-order = next round
pic-mission = Mission: { $mission }
pic-danger = Damage
pic-carried = Protection carried
pic-carried-cards = Cards carried
pic-carried-odds = Chance so far
pic-used = Protection used
pic-still = Still unused
pic-success = The mission succeeds
pic-failure = The mission fails
pic-top-sign = on top
pic-bottom-sign = at the bottom
pic-keep = keep
pic-sell = sell: { $coins }
pic-look-two = { $down } · { $across }
pic-chosen = { $player } has revealed the action card “{ $place }”
pic-chosen-hidden = { $player } has chosen an action card
scene-plans = All cards of this step are turned face up.
scene-traps = { $mission }: the traps are shown.
pic-odds = { $n } %
pic-odds-about = With your best cards this mission succeeds in { $n } % of the draws of traps that are possible as far as you know.
pic-odds-shared = With the best cards that you know of the whole party, and one more trap for each companion, this mission succeeds in { $n } % of the draws that are possible as far as you know.

# the picture for those who hear it
desc-player = { $player } ({ $thief }): { $points }, { $coins }, { $knowledge }, { $tokens }, { $markers }, physical { $physical } of { $best_physical }, mental { $mental } of { $best_mental }, sesame { $sesame }, sarcophagus { $sarcophagus }, { $hand }.
desc-upgrades = { POSS($player) } upgrades: { $cards }.
desc-held = { POSS($player) } tokens: { $tokens }.
desc-played = Action cards revealed by { $player } in this round: { $places }.
desc-bids = Bids: { $bids }.
desc-bid = { $player } { $coins }
desc-order = Turn order: { $order }.
desc-next-order = Order of the next round: { $order }.
desc-tokens = Initiative tokens: { $tokens }.
desc-token = { $number } on { THE($place) }
desc-here = Being visited: { $place }.
desc-row = { $place }, face up: { $cards }.
desc-line = In line at { THE($place) }: { $line }.
desc-left = { $player } has already left the shop.
desc-sync = { $player } goes on a mission with { $other }.
desc-level = Level { $level }: { $tree }, { $points } left.
desc-level-taken = Level { $level }: { $tree }, marker taken by { $player }.
desc-mission = Mission under way: { $mission }. Party: { $party }.
desc-traps = Traps shown: { $cards }.
desc-carries = { $player } carries { $cards }.
desc-used = Used: { $cards }.
desc-preparation = { $player } has used the preparation token.
desc-sums = Damage coming: { $physical }, { $mental }.
desc-wounds = { $player } has taken { $physical }, { $mental }.
desc-tokens-left = Still to be decided: { $tokens }.
desc-drawn = Still to be decided: { $pryzes }.
desc-pending = Waiting for a slot: { $card }.
desc-looked = { $player } is looking at { $split }.
desc-victim = Loki is about to steal from { $player }.
desc-hand = Your hand: { $cards }.
desc-eyes = Before your eyes: { $cards }.
desc-plan = Your action card face down: { $place }.

# the table of the terminal
sketch-points = pts
sketch-knowledge = know.
sketch-coins = coins
sketch-tokens = tok.
sketch-markers = mark.
sketch-physical = phys.
sketch-mental = ment.
sketch-sesame = ses.
sketch-sarcophagus = sarc.
sketch-hand = hand
