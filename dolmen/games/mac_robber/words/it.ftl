# Mac Robber in italiano.
title = Mac Robber
summary = Clan delle Highlands raccolgono guerrieri, bestiame, castelli e abbazie, e se li contendono con carte e cornamuse.

clan-campbell = Clan Campbell
    .gender = m
clan-macdonald = Clan MacDonald
    .gender = m
clan-macgregor = Clan MacGregor
    .gender = m
clan-mackenzie = Clan MacKenzie
    .gender = m
clan-macleod = Clan MacLeod
    .gender = m

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

pay-red-draw = un cubetto giallo e uno rosso tra quelli pescati
pay-red-court = un guerriero della corte e un cubetto rosso pescato
pay-green-draw-0 = un cubetto giallo pescato e due monaci della corte
pay-green-draw-1 = un cubetto giallo e uno verde tra quelli pescati, e un monaco della corte
pay-green-draw-2 = un cubetto giallo e due verdi tra quelli pescati
pay-green-court-0 = un guerriero e due monaci della corte
pay-green-court-1 = un guerriero e un monaco della corte, e un cubetto verde pescato
pay-green-court-2 = un guerriero della corte e due cubetti verdi pescati

strength = { $value }
strength-piper = { $value } più un suonatore, cioè { $total }

option-first_action = Prima azione
option-first_action-compulsory = obbligatoria, se ce n’è una possibile
option-first_action-free = facoltativa
option-assault_win = Un assalto si vince con
option-assault_win-more = più scontri dell’altro
option-assault_win-two = almeno due scontri
option-assault_win-help = Con uno scontro vinto e due pari, la prima regola dà la vittoria, la seconda un pareggio.
option-assault_draw = Un assalto in pareggio
option-assault_draw-none = non dà nulla
option-assault_draw-attacker1 = dà 1 punto all’attaccante
option-refill = Dopo un assalto si scartano due carte
option-refill-drawn = tra le cinque appena pescate
option-refill-hand = tra tutte quelle in mano
option-exchange = Carte da scambiare
option-exchange-exact3 = esattamente tre
option-exchange-upto3 = da una a tre
option-score_floor = Punteggio minimo
option-score_floor-zero = mai sotto lo 0
option-score_floor-none = può scendere sotto lo 0
option-discard_pile = Scarti
option-discard_pile-open = scoperti
option-discard_pile-closed = coperti
option-discard_pile-help = Coperti: le carte scartate dalla mano restano coperte e le conosce soltanto chi le ha scartate. Quelle giocate in un assalto sono scoperte.
option-green_zero = Chi non ha cubetti verdi
option-green_zero-scores_nothing = non riceve nulla per il verde
option-green_zero-counts = partecipa alla classifica
option-start_player = Chi comincia
option-start_player-random = a sorte
option-start_player-first_seat = il primo posto

told-starts = { CAPITAL(THE($player)) } riceve il segnalino di giocatore iniziale.
told-round = Turno { $round }: comincia { THE($player) }.
told-last = { CAPITAL(THE($player)) } chiude il turno: ha una sola azione.
told-ended-turn = { CAPITAL(THE($player)) } non assalta nessuno e non scambia carte.
told-tile = Il possedimento scoperto mostra { $number }; il punteggio più alto è { $best }.
told-tile-hidden = Un possedimento esce dal gioco, coperto.
told-over-tile = Il numero non supera il punteggio più alto: la partita è finita.
told-over-pile = Non ci sono più possedimenti nella pila e il punteggio più alto è nell’area rossa: la partita è finita.
told-over-rounds = Era l’ultimo turno possibile: la partita è finita.
told-over-bag = Nel sacchetto restano meno di sei cubetti: la partita è finita, e questo turno non dà punti.
told-cubes = { CAPITAL(THE($player)) } pesca dal sacchetto: { $cubes }.
told-put-back = { CAPITAL(THE($player)) } rimette nel sacchetto { $cubes } e pesca lo stesso numero di cubetti.
told-no-redraw = { CAPITAL(THE($player)) } tiene tutti i cubetti pescati.
told-left = { CAPITAL(THE($player)) } rimette nel sacchetto i cubetti avanzati: { $cubes }.
told-built-cattle = { CAPITAL(THE($player)) } mette una mandria su un possedimento.
told-built-castle = { CAPITAL(THE($player)) } costruisce un castello.
told-built-abbey = { CAPITAL(THE($player)) } costruisce un’abbazia.
told-joined-warriors = { $n ->
    [one] Un guerriero entra
   *[other] { $n } guerrieri entrano
} nella corte { OF($player) }.
told-joined-pipers = { $n ->
    [one] Un suonatore entra
   *[other] { $n } suonatori entrano
} nella corte { OF($player) }.
told-joined-monks = { $n ->
    [one] Un monaco entra
    [2] Due monaci entrano
   *[other] { $n } monaci entrano
} nella corte { OF($player) }.
told-bought = { CAPITAL(THE($player)) } prende un nuovo possedimento e paga { $payment }.
told-bard = { CAPITAL(THE($player)) } manda un bardo alla corte { OF($victim) }.
told-took-bag = Il bardo { OF($player) } toglie { TO($victim) } { $bag } (nel sacchetto).
told-took-keep = Il bardo { OF($player) } toglie { TO($victim) } { $kept } (nella corte { OF($player) }) e { $bag } (nel sacchetto).
told-must-discard = { CAPITAL(THE($player)) } perde un guerriero e deve scartare una carta.
told-shuffled = Il mazzo è finito: gli scarti vengono mescolati e diventano il nuovo mazzo, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
told-drew = { CAPITAL(THE($player)) } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-drew-hidden = { CAPITAL(THE($player)) } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
told-lost = { CAPITAL(THE($player)) } scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-lost-hidden = { CAPITAL(THE($player)) } scarta { $n ->
    [one] una carta coperta
   *[other] { $n } carte coperte
}.
told-exchanged = { CAPITAL(THE($player)) } scambia { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-exchanged-hidden = { CAPITAL(THE($player)) } scambia { $n ->
    [one] una carta
   *[other] { $n } carte
}.
told-sorted = Dopo l’assalto { THE($player) } scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}: { $cards }.
told-sorted-hidden = Dopo l’assalto { THE($player) } scarta { $n ->
    [one] una carta coperta
   *[other] { $n } carte coperte
}.
told-assault = { CAPITAL(THE($player)) } assalta { THE($rival) }.
told-played = { CAPITAL(THE($player)) } gioca una carta coperta.
told-played-piper = { CAPITAL(THE($player)) } gioca una carta coperta con un suonatore.
told-played-mine = { CAPITAL(THE($player)) } gioca una carta coperta: { $strength }.
told-duel = Scontro { $n }: { THE($player) } { $strength }; { THE($rival) } { $other }. Lo vince { THE($winner) }.
told-duel-even = Scontro { $n }: { THE($player) } { $strength }; { THE($rival) } { $other }. È un pareggio.
told-fought-won = { CAPITAL(THE($player)) } vince l’assalto contro { THE($rival) } per { $won } a { $lost } e riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-fought-lost = { CAPITAL(THE($rival)) } respinge { THE($player) } per { $lost } a { $won } e riceve { $defence ->
    [one] 1 punto
   *[other] { $defence } punti
}; { THE($player) } { $points ->
    [0] è già a 0
   *[other] ne perde { $points }
}.
told-fought-drawn = L’assalto { OF($player) } contro { THE($rival) } finisce in pareggio, { $won } a { $lost }.
told-fought-drawn-point = L’assalto { OF($player) } contro { THE($rival) } finisce in pareggio, { $won } a { $lost }; { THE($player) } riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-fought-short = L’assalto { OF($player) } contro { THE($rival) } finisce { $won } a { $lost }: con meno di due scontri vinti è un pareggio.
told-fought-short-point = L’assalto { OF($player) } contro { THE($rival) } finisce { $won } a { $lost }: con meno di due scontri vinti è un pareggio, { AND(THE($player)) } riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-plunder-steal = { CAPITAL(THE($player)) } ruba una mandria { TO($rival) } e la porta su un proprio possedimento.
told-plunder-bag = { CAPITAL(THE($player)) } ruba una mandria { TO($rival) }: va nel sacchetto.
told-plunder-castle = { CAPITAL(THE($player)) } rade al suolo un castello { OF($rival) }.
told-plunder-abbey = { CAPITAL(THE($player)) } rade al suolo un’abbazia { OF($rival) }.
told-plunder-leave = { CAPITAL(THE($player)) } non tocca i possedimenti { OF($rival) }.
told-following = Giallo: { THE($player) } ha il seguito più numeroso, { $n ->
    [one] 1 guerriero
   *[other] { $n } guerrieri
}, e prende il segnalino.
told-following-kept = Giallo: { THE($player) } ha il seguito più numeroso, { $n ->
    [one] 1 guerriero
   *[other] { $n } guerrieri
}, e tiene il segnalino.
told-following-court = Giallo: parità di guerrieri; { THE($player) } ha la corte più numerosa e prende il segnalino.
told-following-court-kept = Giallo: parità di guerrieri; { THE($player) } ha la corte più numerosa e tiene il segnalino.
told-following-stays = Giallo: parità fra i primi; il segnalino resta { TO($player) }.
told-following-nobody = Giallo: parità fra i primi; nessuno riceve il segnalino.
told-green = Verde: { THE($player) }, { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}.
told-herds = Rosso: { THE($player) }, { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-herds-most = Rosso: { THE($player) }, { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $most } in più per il primato.
told-blue = Blu: { THE($player) }, { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
} meno { $herds ->
    [one] 1 mandria
   *[other] { $herds } mandrie
} { OF($rival) }: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}.
told-blue-free = Blu: { THE($player) }, { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}, e gli altri non hanno bestiame: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
told-totals = Punteggio dopo il turno: { $totals }.
total = { $player } { $points }

label-no-redraw = Tieni tutti i cubetti pescati
label-redraw = Rimetti { $cubes } e pesca lo stesso numero di cubetti
label-cattle = Bestiame: una mandria su un possedimento vuoto
label-castle = Castello: due cubetti blu su un possedimento vuoto
label-abbey = Abbazia: tre cubetti verdi su un possedimento vuoto
label-warrior = Guerriero: un cubetto giallo nella corte, e peschi una carta
label-piper = Suonatore: un cubetto blu nella corte
label-monks-1 = Un monaco: un cubetto verde nella corte
label-monks-2 = Due monaci: due cubetti verdi nella corte
label-estate = Nuovo possedimento: paghi { $payment }
label-bard = Bardo alla corte { OF($player) }
label-done = Nessun’altra azione
label-done-first = Nessuna azione
label-take-bag = Togli { $bag } (nel sacchetto)
label-take-keep = Porta { $kept } nella tua corte; { $bag } nel sacchetto
label-discard = { $n ->
    [one] Scarta una carta di valore { $cards }
   *[other] Scarta { $n } carte: { $cards }
}
label-assault = Assalta { THE($player) }
label-exchange = { $n ->
    [one] Scambia una carta di valore { $cards }
   *[other] Scambia { $n } carte: { $cards }
}
label-end-turn = Né assalto né scambio
label-play = Gioca una carta di valore { $strength }
label-plunder-steal = Ruba una mandria, per un tuo possedimento
label-plunder-steal-no-room = Ruba una mandria (non hai posto: va nel sacchetto)
label-plunder-bag = Ruba una mandria e mettila nel sacchetto
label-plunder-castle = Radi al suolo un castello
label-plunder-abbey = Radi al suolo un’abbazia
label-plunder-leave = Lascia tutto com’è

ask-show = Guarda che cosa è successo.
ask-redraw = Hai il seguito più numeroso: rimetti nel sacchetto i cubetti che vuoi e pescane altrettanti, oppure tienili tutti.
ask-act = Scegli un’azione: { $actions ->
    [one] te ne resta una
   *[other] puoi farne fino a { $actions }
}, { $cubes ->
    [one] con al massimo un cubetto pescato
   *[other] con al massimo { $cubes } dei cubetti pescati
}.
ask-bard = Che cosa toglie il tuo bardo alla corte { OF($victim) }? Un cubetto può venire nella tua corte, se un altro va nel sacchetto.
ask-pay = Hai pagato con un guerriero: scarta una carta, perché le carte sono tante quanti i guerrieri.
ask-lose = Il bardo { OF($rival) } ti ha tolto un guerriero: scarta una carta a tua scelta.
ask-venture = Per finire: assalta un clan, scambia carte, oppure niente.
ask-attack = Scontro { $n } di { $all } contro { THE($rival) }: gioca una carta coperta{ $mine ->
    [yes] , se vuoi con un suonatore.
   *[no] .
}
ask-defend = Scontro { $n } di { $all }: { THE($rival) } ha giocato una carta { $piper ->
    [yes] con un suonatore
   *[no] senza suonatore
}. Rispondi con una delle tue{ $mine ->
    [yes] , se vuoi con un suonatore.
   *[no] .
}
ask-plunder = Hai vinto l’assalto: che cosa prendi { TO($rival) }?
ask-sort = Scarta due delle cinque carte appena pescate: le altre tre restano in mano.
ask-sort-hand = Scarta due carte qualsiasi della tua mano, vecchie o nuove.
wait-redraw = { CAPITAL(THE($player)) } può cambiare i cubetti pescati.
wait-act = { CAPITAL(THE($player)) } sceglie un’azione: { $actions ->
    [one] ne resta una
   *[other] ne restano fino a { $actions }
}, { $cubes ->
    [one] con al massimo un cubetto pescato
   *[other] con al massimo { $cubes } dei cubetti pescati
}.
wait-bard = { CAPITAL(THE($player)) } sceglie che cosa il bardo toglie { TO($victim) }.
wait-pay = { CAPITAL(THE($player)) } ha pagato con un guerriero e scarta una carta.
wait-lose = { CAPITAL(THE($player)) } ha perso un guerriero per il bardo { OF($rival) } e scarta una carta.
wait-venture = { CAPITAL(THE($player)) } può assaltare un clan o scambiare carte.
wait-attack = { CAPITAL(THE($player)) } gioca una carta contro { THE($rival) }, scontro { $n } di { $all }.
wait-defend = Scontro { $n } di { $all }: { THE($rival) } ha giocato una carta { $piper ->
    [yes] con un suonatore
   *[no] senza suonatore
}, { AND(THE($player)) } risponde.
wait-plunder = { CAPITAL(THE($player)) } ha vinto l’assalto e sceglie che cosa prendere { TO($rival) }.
wait-sort = { CAPITAL(THE($player)) } scarta due delle cinque carte appena pescate.
wait-sort-hand = { CAPITAL(THE($player)) } scarta due carte della propria mano.
over-won = Vince { THE($player) } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $players }.

progress = Turno { $round }

confirm-assault = Assaltare { THE($player) }? Giochi tre carte. Se { THE($player) } respinge l’assalto, riceve 2 punti{ $loses ->
    [yes] { " " }e tu ne perdi 1.
   *[no] .
}
confirm-bard = Il bardo è l’unica azione di questa mano. Mandarlo alla corte { OF($player) }?
confirm-piper = Il suonatore va nel sacchetto, chiunque vinca, e non conta più come cubetto blu. Giocarlo?
confirm-end-turn = Le tue tre carte più basse fanno { $n } in tutto: potresti scambiarle. Finire senza scambio?

why-done = Hai già fatto questa azione in questa mano.
    .rule = actions
why-cubes = Cubetti necessari tra quelli pescati: { $cubes }.
    .rule = actions
why-limit = In una mano si usano al massimo { $most } dei cubetti pescati: questa azione ne vorrebbe { $need ->
    [one] ancora uno
   *[other] ancora { $need }
}, e ne hai già { $used ->
    [one] usato 1
   *[other] usati { $used }
}.
    .rule = actions
why-no-room = Non hai un possedimento vuoto.
    .rule = pieces
why-all-estates = Hai già { $most ->
    [one] { $most } possedimento
   *[other] { $most } possedimenti
}, e di più non se ne possono avere.
    .rule = estate
why-no-tiles = Non ci sono più possedimenti da prendere.
    .rule = estate
why-warriors = Un guerriero può pagare soltanto se ne restano almeno { $least }.
    .rule = estate
why-monks = Nella tua corte non ci sono abbastanza monaci per pagare così.
    .rule = estate
why-payment = Un possedimento costa un cubetto giallo e uno rosso, o uno giallo e due verdi: non li hai, né tra quelli pescati né nella corte.
    .rule = estate
why-bard-first = Il bardo è l’unica azione della mano: non può venire dopo un’altra.
    .rule = bard
why-bard-self = Un bardo va alla corte di un altro clan.
    .rule = bard
why-bard-nothing = Alla corte { OF($player) } un bardo non troverebbe nulla da togliere: tre guerrieri restano sempre.
    .rule = bard
why-bard-nobody = Nessun’altra corte ha qualcosa che un bardo possa togliere: tre guerrieri restano sempre.
    .rule = bard
why-must-act = La prima azione è obbligatoria, finché ce n’è una possibile.
    .rule = actions
why-act-first = Prima vengono le azioni; assalto e scambio chiudono la mano.
    .rule = turn
why-acting-over = Le azioni di questa mano sono finite: ora un assalto, uno scambio, oppure niente.
    .rule = turn
why-redraw-over = I cubetti si cambiano prima delle azioni, e soltanto con il segnalino del seguito più numeroso.
    .rule = following
why-no-card = Non hai { $several ->
    [yes] tante carte
   *[no] una carta
} di valore { $value }.
    .rule = cards
why-not-fresh = Si scartano due delle cinque carte appena pescate.
    .rule = refill
why-no-piper = Non hai suonatori nella corte.
    .rule = assault
why-three = Si scambiano esattamente tre carte.
    .rule = exchange
why-assault-self = Si assalta un altro clan.
    .rule = assault
why-no-loot-cattle = { CAPITAL(THE($player)) } non ha mandrie.
    .rule = plunder
why-no-loot-castle = { CAPITAL(THE($player)) } non ha castelli.
    .rule = plunder
why-no-loot-abbey = { CAPITAL(THE($player)) } non ha abbazie.
    .rule = plunder
why-loot-bag = Non hai un possedimento vuoto: la mandria va nel sacchetto in ogni caso.
    .rule = plunder

fact-warriors = guerrieri, e altrettante carte
fact-pipers = suonatori di cornamusa
fact-monks = monaci
fact-cattle = mandrie di bestiame
fact-castles = castelli
fact-abbeys = abbazie

points-start = all’inizio
points-green = verde: monaci e abbazie
points-herds = rosso: un punto per mandria, a ogni turno
points-most-herds = rosso: più mandrie di tutti
points-blue = blu: suonatori e castelli, meno il bestiame altrui
points-attack = assalti
points-defence = assalti respinti
points-defeat = assalti perduti

part-points = punti
    .for = ha più punti
    .against = ha meno punti
part-cubes = cubetti
    .for = ha più cubetti che potranno contare
    .against = ha meno cubetti che potranno contare
part-herds = mandrie
    .for = ricava di più dalle mandrie
    .against = ricava di meno dalle mandrie
part-blue = blu
    .for = ricava di più da suonatori e castelli
    .against = ricava di meno da suonatori e castelli
part-most-herds = primato del bestiame
    .for = ha prospettive migliori per il primato del bestiame
    .against = ha prospettive peggiori per il primato del bestiame
part-green = verde
    .for = sta meglio nella classifica del verde
    .against = sta peggio nella classifica del verde
part-room = possedimenti vuoti
    .for = ha più posto sui possedimenti
    .against = ha meno posto sui possedimenti
part-warriors = guerrieri
    .for = ha più guerrieri
    .against = ha meno guerrieri
part-cards = carte
    .for = ha carte migliori in mano
    .against = ha carte peggiori in mano
part-following = seguito più numeroso
    .for = ha il segnalino del seguito più numeroso
    .against = non ha il segnalino del seguito più numeroso
part-actions = azioni
    .for = ha ancora un’azione
    .against = non ha più azioni in questa mano
part-assault = assalto
    .for = sta meglio nell’assalto
    .against = sta peggio nell’assalto
part-rival-points = punti degli altri
    .for = lascia meno punti agli altri
    .against = lascia più punti agli altri
part-rival-cubes = cubetti degli altri
    .for = lascia agli altri meno cubetti che potranno contare
    .against = lascia agli altri più cubetti che potranno contare
part-rival-herds = mandrie degli altri
    .for = lascia che gli altri ricavino di meno dalle mandrie
    .against = lascia che gli altri ricavino di più dalle mandrie
part-rival-blue = blu degli altri
    .for = lascia che gli altri ricavino di meno da suonatori e castelli
    .against = lascia che gli altri ricavino di più da suonatori e castelli
part-rival-most-herds = primato del bestiame degli altri
    .for = contende agli altri il primato del bestiame
    .against = lascia agli altri il primato del bestiame
part-rival-green = verde degli altri
    .for = peggiora il verde degli altri
    .against = migliora il verde degli altri
part-rival-room = possedimenti vuoti degli altri
    .for = lascia agli altri meno posto sui possedimenti
    .against = lascia agli altri più posto sui possedimenti
part-rival-warriors = guerrieri degli altri
    .for = lascia agli altri meno guerrieri
    .against = lascia agli altri più guerrieri
part-rival-cards = carte degli altri
    .for = lascia agli altri carte peggiori
    .against = lascia agli altri carte migliori
part-rival-following = seguito degli altri
    .for = rende meno utile agli altri il segnalino del seguito più numeroso
    .against = rende più utile agli altri il segnalino del seguito più numeroso
part-rival-actions = azioni degli altri
    .for = lascia agli altri meno da fare
    .against = lascia agli altri un’azione in più
part-rival-assault = assalto visto dagli altri
    .for = peggiora l’assalto per l’altro clan
    .against = migliora l’assalto per l’altro clan

picture-title = Il tavolo di Mac Robber
