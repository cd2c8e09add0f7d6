title = Honey Fair
summary = Bid in secret for jars of honey: the highest coin without a double wins.

option-unsold = A jar that nobody buys
option-unsold-kept = stands beside the next one
option-unsold-gone = leaves the fair

told-shown = A jar worth { $jar } is put up.
told-bid = { $player } lays a coin face down.
told-bid-own = You lay your { $coin } face down.
told-opened = { $player } has bid { $coin }.
told-sold = { $player } takes the jar worth { $jar }.
told-left = Every coin has its double: nobody takes the jar worth { $jar }.
told-ended = The fair is over.

label-bid = Bid { $coin }

ask-bid = Choose a coin for { $jars ->
    [one] { $jars } point
   *[other] { $jars } points
} of honey.
wait-others = Your coin lies there; the others are choosing.
wait-bids = The players are choosing their coins.
why-spent = You have already spent your coin { $coin }.
    .rule = coins

part-honey =
    .for = brings more honey home
    .against = brings less honey home
part-bid =
    .for = stakes a higher coin on the jars on sale
    .against = stakes a lower coin on the jars on sale
part-purse =
    .for = leaves you better coins
    .against = leaves you worse coins
part-rival-honey =
    .for = leaves your best rival less honey
    .against = leaves your best rival more honey
part-rival-bid =
    .for = leaves your best rival’s coin less hope
    .against = leaves your best rival’s coin more hope
part-rival-purse =
    .for = leaves your best rival worse coins
    .against = leaves your best rival better coins
over-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { CAPITAL($players) } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

fact-coins = what the coins left come to
fact-points = points
points-jar = a jar worth { $jar }
progress = round { $round } of { $rounds }

picture-title = The table of Honey Fair
on-sale = On sale
jars = Jars
coins = Coins left
last-bid = Last bids
your-bid = Your coin face down
your-coins = Your coins
coins-of = { POSS($player) } coins
has-chosen = { $player } has chosen.
none = none
picture-player = { $player }: jars { $jars }; coins { $coins }.
