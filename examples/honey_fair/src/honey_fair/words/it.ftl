title = La fiera del miele
summary = Fai offerte segrete per vasi di miele: vince la moneta più alta fra quelle senza doppioni.

option-unsold = Un vaso che nessuno compra
option-unsold-kept = resta accanto al prossimo
option-unsold-gone = lascia la fiera

told-shown = È in vendita un vaso da { $jar }.
told-bid = { $player } posa una moneta coperta.
told-bid-own = Posi coperta la tua moneta da { $coin }.
told-opened = { $player } ha offerto { $coin }.
told-sold = { $player } prende il vaso da { $jar }.
told-left = Ogni moneta ha un doppione: il vaso da { $jar } resta invenduto.
told-ended = La fiera è finita.

label-bid = Offri { $coin }

ask-bid = Scegli una moneta: in palio { $jars ->
    [one] c’è { $jars } punto
   *[other] ci sono { $jars } punti
} di miele.
wait-others = La tua moneta è posata; gli altri stanno scegliendo.
wait-bids = I giocatori stanno scegliendo le monete.
why-spent = Hai già speso la tua moneta da { $coin }.
    .rule = coins

part-honey =
    .for = porta a casa più miele
    .against = porta a casa meno miele
part-bid =
    .for = punta una moneta più alta sui vasi in vendita
    .against = punta una moneta più bassa sui vasi in vendita
part-purse =
    .for = ti lascia monete migliori
    .against = ti lascia monete peggiori
part-rival-honey =
    .for = lascia meno miele a chi ti contende la vittoria
    .against = lascia più miele a chi ti contende la vittoria
part-rival-bid =
    .for = lascia meno speranze alla moneta avversaria
    .against = lascia più speranze alla moneta avversaria
part-rival-purse =
    .for = lascia monete peggiori a chi ti contende la vittoria
    .against = lascia monete migliori a chi ti contende la vittoria
over-won = Vince { $player } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-shared = { CAPITAL($players) } condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

fact-coins = valore delle monete rimaste
fact-points = punti
points-jar = un vaso da { $jar }
progress = giro { $round } di { $rounds }

picture-title = Il tavolo della fiera del miele
on-sale = In vendita
jars = Vasi
coins = Monete rimaste
last-bid = Ultime offerte
your-bid = La tua moneta coperta
your-coins = Le tue monete
coins-of = Monete { OF($player) }
has-chosen = { $player } ha scelto.
none = niente
picture-player = { $player }: vasi { $jars }; monete { $coins }.
