# Keltis in italiano.
title = Keltis
summary = Cinque file di carte guidano cinque pedine di casella in casella: quanto lontano osi andare prima che la partita finisca?

colour-red = rosso
    .f = rossa
    .fp = rosse
colour-yellow = giallo
    .f = gialla
    .fp = gialle
colour-pink = rosa
    .f = rosa
    .fp = rosa
colour-green = verde
    .f = verde
    .fp = verdi
colour-blue = blu
    .f = blu
    .fp = blu
colour-joker = jolly
card = { THE($value) } { $colour }
card-unknown = una carta
stone-of = una pietra del desiderio { $colour }
stone-plain = una pietra del desiderio
figure-small = pedina piccola
    .one = una pedina piccola
figure-big = pedina grande
    .one = la pedina grande
space-start = pietra di partenza
    .gender = f
space-path = casella { $colour } { $row }
    .gender = f
space-id = { $id }
seat-black = nero
seat-white = bianco
seat-grey = grigio
seat-brown = marrone

option-board = Tabellone
option-board-new_paths = Nuovi percorsi, nuovi obiettivi
option-board-classic = il gioco base
option-board-help = I nuovi percorsi si ramificano e cambiano colore a ogni casella; nel gioco base ogni colore ha il suo percorso.
option-clover_new_paths = Quadrifoglio sui nuovi percorsi
option-clover_new_paths-must = obbligatorio
option-clover_new_paths-may = facoltativo
option-clover_classic = Quadrifoglio nel gioco base
option-clover_classic-may = facoltativo
option-clover_classic-must = obbligatorio
option-row_rule = File di carte
option-row_rule-both = crescenti o decrescenti
option-row_rule-ascending = solo crescenti
option-rounds = Partite
option-rounds-1 = una
option-rounds-3 = tre, punti sommati
option-rounds-help = Con tre partite comincia ogni volta il posto seguente.
option-discard_browse = Sfogliare gli scarti
option-discard_browse-true = sì, tutti possono guardarli
option-discard_browse-false = no, si vede solo la carta in cima
option-discard_browse-help = Con «no» il tavolo non ricorda nemmeno quali carte sono state prese dagli scarti.
option-start_player = Chi comincia
option-start_player-random = a sorte
option-start_player-0 = il primo posto
option-start_player-1 = il secondo posto
option-start_player-2 = il terzo posto
option-start_player-3 = il quarto posto
option-stall_rounds = Giri a vuoto
option-stall_rounds-10 = dieci
option-stall_rounds-1 = uno
option-stall_rounds-2 = due
option-stall_rounds-3 = tre
option-stall_rounds-5 = cinque
option-stall_rounds-20 = venti
option-stall_rounds-help = Quando per tutti questi giri nessuno muove una pedina né pesca dal mazzo, la partita finisce.

told-starts = Comincia { $player }.
told-game = Partita { $game } di { $games }: comincia { $player }.
told-played = { $player } gioca { $card }.
told-discarded = { $player } scarta { $card }.
told-step = { $player } porta { $figure } { BY($start) } { TO($to) }.
told-clover-step = Grazie al quadrifoglio { $player } porta { $figure } { BY($start) } { TO($to) }.
told-clover-must = { $player } trova un quadrifoglio e deve muovere ancora una pedina.
told-clover-may = { $player } trova un quadrifoglio e può muovere ancora una pedina.
told-refused = { $player } rinuncia al quadrifoglio.
told-scored = { $player } segna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
told-stone = { $player } prende { $stone }.
told-empty-stack = { $player } arriva dove non ci sono più pietre del desiderio.
told-shed-hand = { $player } deve scartare una carta: toglie dalla mano { $card }.
told-shed-row = { $player } deve scartare una carta: toglie dalla fila { $card }.
told-drew = { $player } pesca dal mazzo { $card }.
told-took = { $player } prende dagli scarti { $card }.
told-game-ended = Fine della partita { $game }. { $how } Punti: { $totals }. { $winners }
told-game-won = La vince { $player }.
told-game-shared = La vincono { $players }.
told-ended-goal = La quinta pedina è nella zona obiettivo: la partita è finita.
told-ended-deck = È stata pescata l’ultima carta: la partita è finita.
told-ended-stall = Da troppi giri nessuno muove né pesca dal mazzo: la partita è finita.
total-of = { $player } { $points }

label-play = Gioca { $card }
label-discard = Scarta { $card }
label-step = Porta { $figure } { BY($start) } { TO($to) } ({ $change })
label-clover-none = Rinuncia al quadrifoglio
label-shed-hand = Scarta dalla mano { $card }
label-shed-row = Togli dalla fila { $card }
label-draw-deck = Pesca dal mazzo
label-draw-pile = Prendi { $card } dagli scarti

ask-main = Gioca una carta per muovere una pedina, oppure scartane una.
ask-discard = Nessuna tua carta può muovere una pedina: scartane una.
ask-move = Porta avanti una pedina: su una casella { $colour } o su un jolly.
ask-move-path = Porta avanti la pedina del percorso { $colour }.
ask-move-enter = Fai entrare una pedina sul percorso { $colour }.
ask-move-any = Sul percorso { $colour } hai finito: porta avanti un’altra pedina a scelta.
ask-clover = Quadrifoglio! Porta avanti di una casella una pedina qualsiasi.
ask-clover-may = Quadrifoglio! Porta avanti di una casella una pedina qualsiasi, oppure rinuncia.
ask-shed = Scarta una carta: dalla mano, o l’ultima di una tua fila.
ask-draw = { $n ->
    [one] Pesca una carta: dal mazzo o dagli scarti.
   *[other] Pesca { $n } carte, una alla volta: dal mazzo o dagli scarti.
}
ask-ended = La partita { $game } di { $games } è finita.
wait-main = { $player } gioca o scarta una carta.
wait-move = { $player } muove una pedina.
wait-clover = { $player } ha trovato un quadrifoglio.
wait-shed = { $player } deve scartare una carta.
wait-draw = { $player } pesca.
over-won = Vince { $player } con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $players }.

progress = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, { $goal }/{ $needed } in zona obiettivo
progress-game = Partita { $game }/{ $games }: { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, { $goal }/{ $needed } in zona obiettivo
progress-idle = { $progress }, { $idle }/{ $most } giri a vuoto

confirm-goal = Questo passo porta la quinta pedina nella zona obiettivo e fa finire la partita: { $totals }. Vuoi farlo?
confirm-deck = È l’ultima carta del mazzo, e chi la pesca fa finire la partita: { $totals }. Vuoi farlo?

fact-track = punti sul segnapunti
fact-stones = pietre del desiderio
fact-goal = pedine nella zona obiettivo
fact-hand = carte in mano

points-game = partita { $game }
points-track = punti segnati con le tessere
points-big = pedina grande nella riga { $row }: il doppio di { $value }
points-small = { $n ->
    [one] una pedina piccola nella riga { $row }: { $value }
   *[other] { $n } pedine piccole nella riga { $row }: { $value } ciascuna
}
points-stones = { $n ->
    [0] nessuna pietra del desiderio
    [one] una pietra del desiderio
   *[other] { $n } pietre del desiderio
}
points-colours = { $n ->
    [0] nessuna pietra del desiderio
    [one] pietre del desiderio di un colore
   *[other] pietre del desiderio di { $n } colori
}
points-set = { $n ->
    [one] una pietra { $colour }
   *[other] serie di { $n } pietre { $colours }
}
