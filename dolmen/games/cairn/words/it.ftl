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

told-starts = Comincia { $player }.
told-drew = { $player } pesca { $stone }.
told-drew-hidden = { $player } pesca una pietra.
told-took = { $player } prende { $stone }.
told-laid = { $player } posa { $stone } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
told-dropped = { $player } scarta { $stone }.
told-ended = Il sacchetto è vuoto: la partita è finita.

label-draw = Pesca dal sacchetto
label-take = Prendi { $stone }
label-lay = Posa { $stone }
label-drop = Scarta { $stone }

ask-draw = Pesca una pietra, o prendi quella appena scartata.
ask-lay = Posa una pietra su una torre, oppure scartane una.
ask-over = La partita è finita.
wait-draw = { $player } pesca o prende una pietra.
wait-lay = { $player } posa o scarta una pietra.
why-draw-first = Prima pesca una pietra.
why-too-low = { $stone } è più bassa del { $top } sulla tua torre: si può solo scartare.

fact-hand = pietre in mano
fact-towers = torri cominciate
points-tower = torre di pietra { $colour }, meno { $cost }
progress = { $stones ->
    [one] una pietra nel sacchetto
   *[other] { $stones } pietre nel sacchetto
}

picture-title = Il tavolo di Cairn
bag = Sacchetto
dropped = Appena scartata
hand = La tua mano
part-lay = Posala sulle tue torri
part-drop = Scartala qui
about-towers = Pietre di un colore, ognuna più alta di quella sotto.
about-dropped = Il prossimo giocatore può prendere questa pietra.
earlier = Scartate prima
hand-of = Mano di { $player }
none = nessuna
fact-points = punti
picture-towers = { $player }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, torri: { $stones }.
