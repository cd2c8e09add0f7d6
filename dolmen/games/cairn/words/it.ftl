title = Cairn
summary = Costruisci torri crescenti con pietre nascoste.
colour-red = rossa
colour-green = verde
colour-blue = blu
colour-yellow = gialla
stone = la pietra { $colour } { $value }

option-first_player = Chi comincia
option-first_player-random = a sorte
option-first_player-first = il primo posto
option-cost = Quanto costa una torre
option-cost-6 = sei punti
option-cost-4 = quattro punti

told-starts = Comincia { THE($player) }.
told-drew = { CAPITAL(THE($player)) } pesca { $stone }.
told-drew-hidden = { CAPITAL(THE($player)) } pesca una pietra.
told-took = { CAPITAL(THE($player)) } prende { $stone }.
told-laid = { CAPITAL(THE($player)) } posa { $stone } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
told-dropped = { CAPITAL(THE($player)) } scarta { $stone }.
told-ended = Il sacchetto è vuoto: la partita è finita.

label-draw = Pesca dal sacchetto
label-take = Prendi { $stone }
label-lay = Posa { $stone }
label-drop = Scarta { $stone }

ask-draw = Pesca una pietra o prendi quella appena scartata.
ask-lay = Posa una pietra su una torre, oppure scartane una.
over-won = Vince { THE($player) } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-shared = { CAPITAL($players) } condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
progress-over = la partita è finita
wait-draw = { CAPITAL(THE($player)) } pesca o prende una pietra.
wait-lay = { CAPITAL(THE($player)) } posa o scarta una pietra.
why-draw-first = Prima pesca una pietra.
    .rule = turn
why-drawn = Hai già pescato: posa o scarta una pietra della tua mano.
    .rule = lay
why-nothing-dropped = Chi ti precede non ha scartato nessuna pietra.
    .rule = take
why-no-take = { CAPITAL($stone) } non è più alta { OF($top) } sulla tua torre.
    .rule = take
why-not-yours = Nella tua mano non c’è { $stone }.
    .rule = lay
why-too-low = { CAPITAL($stone) } non è più alta { OF($top) } sulla tua torre: si può solo scartare.
    .rule = lay

# Perché un’azione è buona o no: che cosa fa a chi la gioca.
part-towers = torri
    .for = lascia alle tue torri più punti
    .against = lascia alle tue torri meno punti
part-hand = pietre in mano
    .for = ti lascia in mano più pietre da posare
    .against = ti lascia in mano meno pietre da posare
part-rival-towers = torri del rivale più forte
    .for = lascia alle torri avversarie meno punti
    .against = lascia alle torri avversarie più punti
part-rival-hand = mano del rivale più forte
    .for = lascia alla mano avversaria meno pietre da posare
    .against = lascia alla mano avversaria più pietre da posare

fact-hand = pietre in mano
fact-towers = torri cominciate
points-tower = torre { $colour }, meno { $cost }
progress = { $stones ->
    [one] una pietra nel sacchetto
   *[other] { $stones } pietre nel sacchetto
}

picture-title = Il tavolo di Cairn
bag = Sacchetto
drop-place = Scartata
dropped = Appena scartata
hand = La tua mano
part-lay = Posala sulle tue torri
part-drop = Scartala qui
about-towers = Pietre di un colore, ognuna più alta di quella sotto.
about-dropped = Il prossimo giocatore può prendere questa pietra.
earlier = Scartate prima
hand-of = Mano { OF($player) }
none = nessuna
fact-points = punti
picture-towers = { $player }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, torri: { $stones }.
