# Mac Robber in italiano.
title = Mac Robber
summary = Clan delle Highlands raccolgono guerrieri, bestiame, castelli e abbazie, e se li contendono con carte e cornamuse.

clan-campbell = Clan Campbell
clan-macdonald = Clan MacDonald
clan-macgregor = Clan MacGregor
clan-mackenzie = Clan MacKenzie
clan-macleod = Clan MacLeod

cubes-yellow = { $n ->
    [one] 1 giallo
   *[other] { $n } gialli
}
cubes-blue = { $n } blu
cubes-green = { $n ->
    [one] 1 verde
   *[other] { $n } verdi
}
cubes-red = { $n ->
    [one] 1 rosso
   *[other] { $n } rossi
}
cubes-none = nessuno
court-warriors = { $n ->
    [one] un guerriero
   *[other] { $n } guerrieri
}
court-pipers = { $n ->
    [one] un suonatore
   *[other] { $n } suonatori
}
court-monks = { $n ->
    [one] un monaco
   *[other] { $n } monaci
}

pay-red-draw = un cubo giallo e uno rosso tra quelli pescati
pay-red-court = un guerriero della corte e un cubo rosso pescato
pay-green-draw-0 = un cubo giallo pescato e due monaci della corte
pay-green-draw-1 = un cubo giallo e uno verde pescati e un monaco della corte
pay-green-draw-2 = un cubo giallo e due verdi tra quelli pescati
pay-green-court-0 = un guerriero e due monaci della corte
pay-green-court-1 = un guerriero e un monaco della corte e un cubo verde pescato
pay-green-court-2 = un guerriero della corte e due cubi verdi pescati

take-bag = nel sacchetto: { $bag }
take-keep = nella propria corte: { $kept }; nel sacchetto: { $bag }
strength = { $value }
strength-piper = { $value } e un suonatore, { $total } in tutto

option-first_action = Prima azione
option-first_action-compulsory = obbligatoria, se ce n’è una possibile
option-first_action-free = facoltativa
option-assault_win = Un assalto si vince con
option-assault_win-more = più scontri dell’altro
option-assault_win-two = almeno due scontri
option-assault_win-help = Con uno scontro vinto e due pari, la prima regola dà la vittoria, la seconda un pareggio.
option-assault_draw = Un assalto pari
option-assault_draw-none = non dà nulla
option-assault_draw-attacker1 = dà 1 punto all’attaccante
option-refill = Dopo un assalto si scartano due carte
option-refill-drawn = tra le cinque appena pescate
option-refill-hand = da tutta la mano
option-exchange = Carte da scambiare
option-exchange-exact3 = esattamente tre
option-exchange-upto3 = da una a tre
option-score_floor = Punteggio minimo
option-score_floor-zero = mai sotto lo 0
option-score_floor-none = può scendere sotto lo 0
option-discard_pile = Scarti
option-discard_pile-open = scoperti
option-discard_pile-closed = coperti
option-discard_pile-help = Coperti: le carte scartate dalla mano restano coperte e le conosce soltanto chi le ha scartate. Quelle giocate in assalto sono scoperte.
option-green_zero = Chi non ha cubi verdi
option-green_zero-scores_nothing = non riceve nulla per il verde
option-green_zero-counts = partecipa alla classifica
option-start_player = Chi comincia
option-start_player-random = a sorte
option-start_player-first_seat = il primo posto

told-starts = { $player } ha il segnalino di primo giocatore.
told-round = Turno { $round }: comincia { $player }.
told-last = { $player } è ultimo del turno e ha una sola azione.
told-ended-turn = { $player } non assalta nessuno e non scambia carte.
told-tile = Il possedimento scoperto mostra { $number }; il punteggio più alto è { $best }.
told-tile-hidden = Un possedimento esce dal gioco senza essere visto.
told-over-tile = Il numero non supera il punteggio più alto: la partita è finita.
told-over-pile = Non ci sono più possedimenti e qualcuno è nell’area rossa: la partita è finita.
told-over-rounds = Era l’ultimo turno possibile: la partita è finita.
told-over-bag = Nel sacchetto restano meno di sei cubi: la partita è finita, e questo turno non dà punti.
told-cubes = { $player } pesca dal sacchetto: { $cubes }.
told-put-back = { $player } rimette nel sacchetto { $cubes } e ne pesca altrettanti.
told-no-redraw = { $player } tiene tutti i cubi pescati.
told-built-cattle = { $player } mette una mandria su un possedimento.
told-built-castle = { $player } costruisce un castello.
told-built-abbey = { $player } costruisce un’abbazia.
told-joined = Entra nella corte di { $player }: { $followers }.
told-bought = { $player } prende un nuovo possedimento per { $payment }.
told-bard = { $player } manda un bardo alla corte di { $victim }.
told-took = Il bardo di { $player } prende a { $victim }: { $take }.
told-must-discard = { $player } ha perso un guerriero e deve scartare una carta.
told-shuffled = Gli scarti vengono mescolati: { $n } carte sono il nuovo mazzo.
told-drew = { $player } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-drew-hidden = { $player } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
told-lost = { $player } scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-lost-hidden = { $player } scarta { $n ->
    [one] una carta coperta
   *[other] { $n } carte coperte
}.
told-exchanged = { $player } scambia { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-exchanged-hidden = { $player } scambia { $n ->
    [one] una carta
   *[other] { $n } carte
}.
told-sorted = { $player } scarta { $n } carte dopo l’assalto: { $cards }.
told-sorted-hidden = { $player } scarta { $n } carte coperte dopo l’assalto.
told-assault = { $player } assalta { $rival }.
told-played = { $player } posa una carta coperta.
told-played-piper = { $player } posa una carta coperta con un suonatore.
told-played-mine = { $player } posa una carta coperta: { $strength }.
told-duel = Scontro { $n }: { $player } { $strength }; { $rival } { $other }. Lo vince { $winner }.
told-duel-even = Scontro { $n }: { $player } { $strength }; { $rival } { $other }. Non lo vince nessuno.
told-fought-won = { $player } vince l’assalto contro { $rival } per { $won } a { $lost } e riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-fought-lost = { $rival } respinge { $player } per { $lost } a { $won } e riceve { $defence } punti; { $player } ne perde { $points }.
told-fought-drawn = L’assalto di { $player } contro { $rival } è pari, { $won } a { $lost }.
told-fought-drawn-point = L’assalto di { $player } contro { $rival } è pari, { $won } a { $lost }; { $player } riceve { $points } punto.
told-plunder-steal = { $player } ruba una mandria a { $rival } e la porta su un possedimento.
told-plunder-bag = { $player } ruba una mandria a { $rival }; finisce nel sacchetto.
told-plunder-castle = { $player } rade al suolo un castello di { $rival }.
told-plunder-abbey = { $player } rade al suolo un’abbazia di { $rival }.
told-plunder-leave = { $player } lascia stare i possedimenti di { $rival }.
told-following = Giallo: { $player } ha il seguito più numeroso, { $n } guerrieri, e prende il segnalino.
told-following-court = Giallo: guerrieri pari; { $player } ha la corte più grande e prende il segnalino.
told-following-stays = Giallo: tutto pari; il segnalino resta a { $player }.
told-following-nobody = Giallo: tutto pari; nessuno ha il segnalino.
told-green = Verde: { $player }, { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
}: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}.
told-herds = Bestiame: { $player }, { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-herds-most = Bestiame: { $player }, { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $most } in più per averne di più.
told-blue = Blu: { $player }, { $n } meno { $herds ->
    [one] 1 mandria
   *[other] { $herds } mandrie
} di { $rival }: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}.
told-blue-free = Blu: { $player }, { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
} e nessun bestiame altrui: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

label-no-redraw = Tieni tutti e sei i cubi
label-redraw = Rimetti { $cubes } e pescane altrettanti
label-cattle = Bestiame: una mandria su un possedimento vuoto
label-castle = Castello: due blu su un possedimento vuoto
label-abbey = Abbazia: tre verdi su un possedimento vuoto
label-warrior = Guerriero: un giallo nella corte, pesca una carta
label-piper = Suonatore: un blu nella corte
label-monks-1 = Un monaco: un verde nella corte
label-monks-2 = Due monaci: due verdi nella corte
label-estate = Nuovo possedimento per { $payment }
label-bard = Manda un bardo alla corte di { $player }
label-done = Nessun’altra azione
label-take = Prendi { $take }
label-discard = Scarta { $cards }
label-assault = Assalta { $player }
label-exchange = Scambia { $cards }
label-end-turn = Finisci la mano
label-play = Gioca { $strength }
label-plunder-steal = Ruba una mandria
label-plunder-bag = Ruba una mandria, nel sacchetto
label-plunder-castle = Radi al suolo un castello
label-plunder-abbey = Radi al suolo un’abbazia
label-plunder-leave = Lascia tutto com’è

ask-show = Guarda che cosa è successo.
ask-redraw = Hai il seguito più numeroso: rimetti i cubi che vuoi e pescane altrettanti, oppure tienili.
ask-act = Scegli un’azione: { $actions ->
    [one] te ne resta una
   *[other] fino a { $actions }
}, con al massimo { $cubes } dei cubi pescati.
ask-bard = Che cosa prende il tuo bardo alla corte di { $victim }? Un cubo può venire da te se un altro va nel sacchetto.
ask-pay = Un guerriero ha pagato il possedimento: scarta una carta, perché le carte sono tante quanti i guerrieri.
ask-lose = Il bardo di { $rival } ti ha tolto un guerriero: scarta una carta a tua scelta.
ask-venture = Concludi la mano: assalta un clan, scambia carte, oppure niente.
ask-attack = Scontro { $n } di 3 contro { $rival }: posa una carta coperta, se vuoi con un suonatore.
ask-defend = Scontro { $n } di 3: { $rival } ha posato una carta { $piper ->
    [yes] con un suonatore
   *[no] senza suonatore
}. Rispondi con una delle tue.
ask-plunder = Hai vinto: che cosa prendi a { $rival }?
ask-sort = Scarta due carte; le altre restano nella tua mano.
wait-redraw = { $player } può cambiare i cubi pescati.
wait-act = { $player } sceglie un’azione: ne restano { $actions }, con al massimo { $cubes } cubi.
wait-bard = { $player } sceglie che cosa il bardo prende a { $victim }.
wait-pay = { $player } ha pagato con un guerriero e scarta una carta.
wait-lose = { $player } ha perso un guerriero per il bardo di { $rival } e scarta una carta.
wait-venture = { $player } può assaltare un clan o scambiare carte.
wait-attack = { $player } posa una carta contro { $rival }, scontro { $n } di 3.
wait-defend = { $player } risponde alla carta di { $rival }{ $piper ->
    [yes] { " " }con un suonatore
   *[no] { "" }
}, scontro { $n } di 3.
wait-plunder = { $player } ha vinto e sceglie che cosa prendere a { $rival }.
wait-sort = { $player } scarta due carte.
over-won = Vince { $player } con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points } punti: { $players }.

progress = Turno { $round }

confirm-assault = Un assalto contro { $player }: giochi tre carte; se perdi, perdi un punto e { $player } ne riceve due. Assaltare?
confirm-bard = Il bardo è la tua unica azione in questa mano. Mandarlo da { $player }?
confirm-piper = Il suonatore va nel sacchetto, chiunque vinca, e non conta più come cubo blu. Giocarlo?
confirm-end-turn = Le tue tre carte più basse fanno solo { $n }: potresti scambiarle. Finire senza scambio?

why-done = Hai già fatto questa azione in questa mano.
why-cubes = Tra i cubi pescati ci vuole: { $cubes }.
why-limit = In una mano si usano al massimo { $most } dei cubi pescati.
why-no-room = Non hai un possedimento vuoto.
why-all-estates = Hai già { $most } possedimenti.
why-no-tiles = Non ci sono più possedimenti da prendere.
why-warriors = Un guerriero può pagare soltanto se ne restano { $least }.
why-payment = Un possedimento costa un giallo e un rosso, o un giallo e due verdi; gialli e verdi possono venire dalla corte.
why-bard-first = Il bardo è l’unica azione della mano: non dopo un’altra.
why-bard-self = Un bardo va da un altro clan.
why-bard-nothing = Un bardo non troverebbe nulla da prendere: tre guerrieri restano sempre.

fact-warriors = guerrieri, e altrettante carte
fact-pipers = suonatori di cornamusa
fact-monks = monaci
fact-cattle = mandrie di bestiame
fact-castles = castelli
fact-abbeys = abbazie

points-start = all’inizio
points-green = verde: monaci e abbazie
points-herds = mandrie di bestiame, un punto l’una a turno
points-most-herds = più mandrie di tutti
points-blue = blu: suonatori e castelli oltre il bestiame altrui
points-attack = assalti
points-defence = assalti respinti
points-defeat = assalti perduti

picture-title = Il tavolo di Mac Robber
