# Keltis in italiano.
title = Keltis
summary = Cinque file di carte guidano cinque pedine lungo sentieri di pietre: quanto lontano osi andare prima che il gioco finisca?

colour-red = rosso
    .stone = rossa
    .stones = rosse
    .row = rossa
colour-yellow = giallo
    .stone = gialla
    .stones = gialle
    .row = gialla
colour-pink = rosa
    .stone = rosa
    .stones = rosa
    .row = rosa
colour-green = verde
    .stone = verde
    .stones = verdi
    .row = verde
colour-blue = blu
    .stone = blu
    .stones = blu
    .row = blu
colour-joker = jolly
card = { $value ->
    [0] lo 0
    [8] l’8
   *[other] il { $value }
} { $colour }
card-unknown = una carta
stone-of = una pietra del desiderio { $colour }
stone-plain = una pietra del desiderio
figure-small = pedina piccola
    .the = una pedina piccola
figure-big = pedina grande
    .the = la pedina grande
space-start = pietra di partenza
    .from = dalla pietra di partenza
space-path = { $colour } { $row }
    .from = da { $colour } { $row }
space-id = { $id }
    .from = da { $id }
seat-black = nero
seat-white = bianco
seat-grey = grigio
seat-brown = marrone

option-board = Tabellone
option-board-new_paths = Nuovi percorsi, nuovi obiettivi
option-board-classic = il gioco base
option-board-help = I nuovi percorsi si diramano e cambiano colore a ogni passo; nel gioco base ogni colore ha il suo sentiero.
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
option-rounds-help = In tre partite comincia ogni volta il posto seguente.
option-discard_browse = Sfogliare gli scarti
option-discard_browse-true = sì, tutti possono guardarli
option-discard_browse-false = no, si vede solo la carta in cima
option-discard_browse-help = Senza, il tavolo non ricorda nemmeno quali carte qualcuno ha preso dagli scarti.
option-start_player = Chi comincia
option-start_player-random = a sorte
option-start_player-0 = il primo posto
option-start_player-1 = il secondo posto
option-start_player-2 = il terzo posto
option-start_player-3 = il quarto posto
option-stall_rounds = Giri fermi
option-stall_rounds-10 = dieci
option-stall_rounds-1 = uno
option-stall_rounds-2 = due
option-stall_rounds-3 = tre
option-stall_rounds-5 = cinque
option-stall_rounds-20 = venti
option-stall_rounds-help = Dopo tanti giri senza che si muova una pedina o si peschi dal mazzo, la partita finisce.

told-starts = Comincia { $player }.
told-game = Partita { $game } di { $games }: comincia { $player }.
told-played = { $player } gioca { $card }.
told-discarded = { $player } scarta { $card }.
told-step = { $player } porta { $figure } { $start } a { $to }.
told-clover-step = Grazie al quadrifoglio { $player } porta { $figure } { $start } a { $to }.
told-clover = { $player } trova un quadrifoglio: un passo in più.
told-refused = { $player } lascia perdere il quadrifoglio.
told-scored = { $player } segna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
told-stone = { $player } prende { $stone }.
told-empty-stack = { $player } non trova più pietre del desiderio.
told-shed-hand = { $player } deve scartare e toglie dalla mano { $card }.
told-shed-row = { $player } deve scartare e toglie dalla fila { $card }.
told-drew = { $player } pesca dal mazzo { $card }.
told-drew-known = { $player } pesca dal mazzo { $card }.
told-took = { $player } prende dagli scarti { $card }.
told-game-ended = Partita { $game }. { $how }
told-ended-goal = La quinta pedina è nella zona obiettivo: la partita è finita.
told-ended-deck = È stata pescata l’ultima carta: la partita è finita.
told-ended-stall = Da troppo tempo nulla si muove: la partita è finita.

label-play = Gioca { $card }
label-discard = Scarta { $card }
label-step = Porta { $figure } { $start } a { $to } ({ $change })
label-clover-none = Lascia perdere il quadrifoglio
label-shed-hand = Scarta dalla mano { $card }
label-shed-row = Togli dalla fila { $card }
label-draw-deck = Pesca dal mazzo
label-draw-pile = Prendi { $card }

ask-main = Gioca una carta per muovere una pedina, oppure scartane una.
ask-discard = Nessuna tua carta può muovere una pedina: scartane una.
ask-move = Porta avanti una pedina: su una pietra { $colour } o su un jolly.
ask-move-path = Porta avanti di una pietra una pedina, con la carta { $colour }.
ask-clover = Quadrifoglio! Porta avanti di una pietra una pedina qualsiasi.
ask-clover-may = Quadrifoglio! Porta avanti di una pietra una pedina qualsiasi, oppure lascia perdere.
ask-shed = Scarta una carta: dalla mano, o l’ultima di una tua fila.
ask-draw = { $n ->
    [one] Pesca una carta
   *[other] Pesca due carte, una alla volta
}: dal mazzo o dagli scarti.
ask-ended = La partita { $game } di { $games } è finita.
wait-main = { $player } gioca o scarta una carta.
wait-move = { $player } muove una pedina.
wait-clover = { $player } muove una pedina con il quadrifoglio.
wait-shed = { $player } deve scartare una carta.
wait-draw = { $player } pesca.
over-won = Vince { $player } con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points } punti: { $players }.

progress = { $deck ->
    [one] una carta
   *[other] { $deck } carte
}, { $goal }/{ $needed } alla meta
progress-game = Partita { $game } di { $games }: { $deck ->
    [one] una carta
   *[other] { $deck } carte
}, { $goal }/{ $needed } alla meta

confirm-goal = Questo passo porta la quinta pedina nella zona obiettivo e chiude la partita: { $totals }. Vuoi farlo?
confirm-deck = È l’ultima carta del mazzo: pescarla chiude la partita: { $totals }. Vuoi farlo?
confirm-total = { $player } { $points }

why-not-your-turn = Ora tocca a { $player }.
why-no-fit = Nella tua fila { $colour } non entra più { $card }: si può solo scartare.
why-no-stone = Con { $card } non puoi muovere nulla: nessuna pedina ha davanti una pietra { $colour } o un jolly.
why-draw-first = Ora si pesca: dal mazzo o dagli scarti.
why-step-first = Ora si muove una pedina.
why-shed-first = Ora devi scartare una carta.
why-card-first = Prima scegli una carta dalla mano.
why-choose-card = Scegli una carta da giocare.
why-not-draw-yet = Si pesca alla fine del turno.
why-empty-pile = Qui non c’è nessuna carta.
why-closed-pile = La carta in cima l’hai scartata tu in questo turno: non puoi riprenderla.
why-other-colour = Con questa carta si va solo su una pietra { $colour } o su un jolly.
why-no-step = Di qui non passa nessun passo possibile.

fact-track = punti segnati
fact-stones = pietre del desiderio
fact-goal = pedine nella zona obiettivo
fact-hand = carte in mano

points-game = partita { $game }
points-track = punti delle tessere
points-big = pedina grande nella riga { $row }: due volte { $value }
points-small = { $n ->
    [one] una pedina piccola
   *[other] { $n } pedine piccole
} nella riga { $row }: { $value } ciascuna
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
points-set = serie di { $n } pietre { $colour }

picture-title = Il tavolo di Keltis
pic-row = Riga { $row }: ogni pedina vale { $value }, la grande il doppio.
pic-goal = Zona obiettivo: { $n } pedine su { $needed }. Con la quinta la partita finisce.
pic-space = { $id }, pietra { $colour }, valore { $value }.
pic-stack = Pila di pietre { $colour }: ne restano { $n }; chi arriva ne prende una.
pic-tile-points = Chi arriva segna { $n } punti.
pic-tile-clover = Quadrifoglio: chi arriva muove ancora una pedina.
pic-tile-shed = Chi arriva scarta una carta, dalla mano o da una sua fila.
pic-tile-wish = Pietra del desiderio { $colour }: la prende il primo che arriva.
pic-end = Qui il sentiero finisce.
pic-ends-game = Attenzione: questo passo chiude la partita.
pic-figure = { $figure } di { $player }: { $space }
pic-start = Pietra di partenza: le pedine qui non valgono nulla.
pic-track = { $player }: { $points } sul segnapunti
pic-total = { $player }: totale se finisse ora, { $points }
pic-gathered = Pietre del desiderio: { $n }; valgono ora { $points }.
pic-known = Si sa che { $player } ha in mano: { $cards }
pic-row-empty = Fila { $colour }: ancora vuota.
pic-row-either = Fila { $colour }: { $cards }; può ancora salire o scendere.
pic-row-rises = Fila { $colour } crescente: { $cards }.
pic-row-falls = Fila { $colour } decrescente: { $cards }.
pic-play = Gioca nelle tue file
pic-discard = Scarta
pic-deck = Mazzo: { $n ->
    [one] una carta
   *[other] { $n } carte
}. Con l’ultima la partita finisce.
pic-pile = Scarti, { $colour }: in cima { $top }; dal fondo { $cards }.
pic-pile-empty = Scarti, { $colour }: vuoto.
pic-card-dead = Non entra più nella sua fila: si può solo scartare.
pic-card-idle = Nessuna pedina ha davanti una pietra di questo colore.
pic-card-opens = Apre: { $spaces }
pic-hand-closed = La mano di { $player }
pic-told-player = { $player }: { $points } punti se finisse ora; pedine in cammino: { $figures }; pietre del desiderio: { $stones }.

sketch-track = tessere
sketch-known = in mano, noto
sketch-deck = Mazzo
sketch-piles = Scarti
sketch-hand = In mano
