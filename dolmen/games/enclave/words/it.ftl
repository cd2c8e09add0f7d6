title = Enclave
summary = Ladri rubano conoscenza da un falso paradiso e la portano al mistico Albero.
picture-title = Il tavolo di Enclave
picture-text = { $where }. { $ask }

# opzioni
option-order_method = Primo ordine di turno
option-order_method-draw = a sorte
option-order_method-auction = all’asta
option-order_method-help = A sorte, chi gioca più tardi comincia con più monete. All’asta tutti hanno 11 monete e fanno un’offerta sola: chi offre di più gioca prima, e ogni offerta sopra lo zero si paga.
option-tree_set = Carte dell’Albero
option-tree_set-random = a caso
option-tree_set-first = per la prima partita
option-tree_set-help = Un livello per cui sotto è scelta una carta ha comunque quella.
option-tree_1 = Albero, livello 1
option-tree_1-random = come sopra
option-tree_1-loki = Loki
option-tree_1-anzelm = Officina di Anzelm
option-tree_1-malou = Bancarella di Ma Lou
option-tree_2 = Albero, livello 2
option-tree_2-random = come sopra
option-tree_2-lizard = Sua Maestà Lucertola
option-tree_2-woo = Curiosità del signor Woo
option-tree_2-alba = Alba Chryzostom
option-tree_3 = Albero, livello 3
option-tree_3-random = come sopra
option-tree_3-tertius = Dottor Tertius
option-tree_3-angelos = Imbarco per Angelos
option-tree_3-insync = In sintonia
option-tree_4 = Albero, livello 4
option-tree_4-random = come sopra
option-tree_4-amber = Amber Svensen
option-tree_4-thule = Avamposto di ricerca «Ultima Thule»
option-tree_4-akunen = Akunen
option-tree_5 = Albero, livello 5
option-tree_5-random = come sopra
option-tree_5-foxes = Volpi parlanti
option-tree_5-tyllo = Jacob Tyllo
option-tree_5-order = Ordine del Confine del Mondo
option-tree_tokens_to_win = Gettoni albero che fanno vincere alla fine del turno
option-tree_tokens_to_win-4 = quattro
option-tree_tokens_to_win-3 = tre
option-sync_failure = Una missione condivisa fallisce
option-sync_failure-each = se falliscono tutti i partecipanti
option-sync_failure-any = se fallisce anche un solo partecipante
option-open_hands = Mani scoperte
option-open_hands-false = no
option-open_hands-true = sì
option-open_hands-help = Per imparare: tutti vedono tutte le mani e i pryze pescati.
option-tyllo_both_ways = Jacob Tyllo in entrambi i sensi
option-tyllo_both_ways-false = no
option-tyllo_both_ways-true = sì
option-tyllo_both_ways-help = Anche 4 conoscenze per 1 gettone albero, in tutto una volta sola per partita.
option-seat_choice = Ladri
option-seat_choice-fixed = secondo il posto
option-seat_choice-free = ognuno sceglie

# parole
thief-matthias = Matthias
thief-miriam = Miriam
thief-raphael = Raphael
thief-lars = Lars
a-thief = un ladro da scegliere
place-shepherd = Shepherd
place-oracle = Oracolo
    .gender = m
place-maggot = Maggot’s Outlet
place-knives = Knives Square
place-boarding = Imbarco nell’Enclave
    .gender = m
place-tree = Towards the Tree
level = livello { $level } dell’Albero
    .gender = m
deck-trap = trappole
deck-pryze = pryze
deck-mission = missioni
deck-knives = Knives Square
deck-maggot = Maggot’s Outlet
kind-trap = trappola
kind-mission = missione
kind-protection = protezione
kind-medicine = medicinale
kind-thief = miglioramento ladro
kind-machine = miglioramento macchina
kind-scheme = schema
kind-short-trap = trappola
kind-short-protection = protezione
kind-short-medicine = medicinale
kind-short-thief = ladro
kind-short-machine = macchina
kind-short-scheme = schema
place-short-shepherd = Shepherd
place-short-oracle = Oracolo
place-short-maggot = Maggot
place-short-knives = Knives
place-short-boarding = Imbarco
place-short-tree = Albero
a-card = una carta
name = { $player }
list = { $first }, { $last }
described = { $card } ({ $kind }, { $price }: { $effect })
described-short = { $card } ({ $effect })

# quanto
count-trap = { $n ->
    [one] { $n } trappola
   *[other] { $n } trappole
}
count-pryze = { $n } pryze
count-mission = { $n ->
    [one] { $n } missione
   *[other] { $n } missioni
}
count-knives = { $n ->
    [one] { $n } carta di Knives Square
   *[other] { $n } carte di Knives Square
}
count-maggot = { $n ->
    [one] { $n } carta di Maggot’s Outlet
   *[other] { $n } carte di Maggot’s Outlet
}
count-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-knowledge = { $n ->
    [one] { $n } conoscenza
   *[other] { $n } conoscenze
}
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
count-tokens = { $n ->
    [one] { $n } gettone albero
   *[other] { $n } gettoni albero
}
count-markers = { $n ->
    [one] { $n } segnalino albero
   *[other] { $n } segnalini albero
}
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-physical = { $n ->
    [one] { $n } danno fisico
   *[other] { $n } danni fisici
}
count-mental = { $n ->
    [one] { $n } danno mentale
   *[other] { $n } danni mentali
}
effect-trap = { $what }
effect-protection = ferma { $what }
effect-medicine = cura { $what }
effect-medicine-side = cura { $what }, ma causa { $side }
effect-best-physical = massimo fisico { $by }
effect-best-mental = massimo mentale { $by }
effect-sesame = sesamo +{ $n }
effect-sarcophagus = sarcofago +{ $n }
effect-mission = { $threats }; ricompensa: { $rewards }
no-traps = nessuna carta trappola

# che cosa si chiede
ask-thief = Scegli il tuo ladro: le plance sono tutte uguali.
ask-bid = Fai la tua offerta per l’ordine di turno: chi offre di più gioca prima. Ogni offerta sopra lo zero si paga alla banca; chi offre zero gioca dopo, nell’ordine delle offerte.
ask-token = Metti un gettone iniziativa su una locazione: si visitano nell’ordine dei numeri.
ask-play = Scegli { $step ->
    [1] la prima carta azione
    [2] la seconda carta azione
    [3] la terza carta azione
    [4] la quarta carta azione
    [5] la quinta carta azione
   *[other] la carta azione numero { $step }
}, da giocare coperta: dove va il tuo segnalino?
ask-level = Su quale livello dell’Albero metti il segnalino?
ask-look = Puoi guardare { $cards }: dichiara quante e da quali mazzi, prima di vederle.
ask-put = Rimetti ogni carta in cima o in fondo al suo mazzo.
ask-shop-first = { $place }, prima azione: compra o scarta una carta scoperta. Hai { $coins }.
ask-shop-second = { $place }, seconda azione: compra o scarta una carta scoperta. Hai { $coins }.
ask-replace = I due spazi sono pieni: quale miglioramento lascia il posto { TO($card) }?
ask-sync = In sintonia: con chi vai in missione?
ask-board = Imbarcati in una missione, imbarcati al buio, oppure preparati per il prossimo turno.
ask-board-last = Imbarcati in una missione o imbarcati al buio. Prepararsi non serve più: è l’ultimo turno.
ask-carry = { $mission }: scegli le protezioni da portare ({ $carried } di { $limit }), poi parti.
ask-use = { $threat }. Finora il tuo ladro { $after }. Che cosa usi?
use-threat = In arrivo: { $physical } ({ $stops_physical ->
    [one] { $stops_physical } fermato
   *[other] { $stops_physical } fermati
}), { $mental } ({ $stops_mental ->
    [one] { $stops_mental } fermato
   *[other] { $stops_mental } fermati
})
use-threat-own = In arrivo con i tuoi spazi ({ $own_physical }, { $own_mental }): { $physical } ({ $stops_physical ->
    [one] { $stops_physical } fermato
   *[other] { $stops_physical } fermati
}), { $mental } ({ $stops_mental ->
    [one] { $stops_mental } fermato
   *[other] { $stops_mental } fermati
})
use-holds = resiste ({ $physical }, { $mental })
use-fails = fallisce ({ $physical }, { $mental })
ask-tree-token = Un gettone albero: lo tieni, o prendi invece due conoscenze?
ask-pryze = Per ogni pryze: lo tieni o lo vendi?
ask-trade = Livello { $level }: quante conoscenze scambi in punti? Al massimo { $most }; il segnalino è a { $marker }.
ask-steal = Loki: a chi rubi una carta a caso?
ask-answer = { $other } sta per rubarti una carta a caso. Prima puoi usare un medicinale.
ask-peek = { $tree }: guardi le prime due carte del mazzo o degli scarti?
ask-take = { $tree }: compra una delle carte, o passa.
ask-pay = Sua Maestà Lucertola: paghi { $coins } per { $knowledge }?
ask-woo = Curiosità del signor Woo: vendi un miglioramento ladro al doppio del suo valore?
ask-alba = Alba Chryzostom: quante conoscenze cambi in monete, a sette monete l’una?
ask-angelos = T’imbarchi per Angelos? Sei danni fisici e sei mentali, nessuna carta trappola; ricompensa: due conoscenze e un pryze.
ask-foxes = Volpi parlanti: scarti un medicinale per due conoscenze?
ask-tyllo = Jacob Tyllo: fai lo scambio? È possibile una sola volta per partita.
ask-order = Ordine del Confine del Mondo: scambi un’altra conoscenza, su un livello qualsiasi?
wait-thief = { $player } sceglie un ladro.
wait-bid = { $player } fa la sua offerta.
wait-token = { $player } mette un gettone iniziativa.
wait-play = Tutti scelgono una carta azione coperta; manca ancora { $player }.
wait-play-ready = La tua carta è coperta; manca ancora { $player }.
wait-level = { $player } sceglie un livello dell’Albero.
wait-look = { $player } dichiara quali carte vuole guardare.
wait-put = { $player } rimette le carte nei mazzi.
wait-shop = { $player } compra o scarta.
wait-replace = { $player } sostituisce un miglioramento.
wait-sync = { $player } dichiara con chi va in missione.
wait-board = { $player } sceglie una missione.
wait-carry = { $player } si equipaggia per la missione.
wait-use = { $player } decide quali protezioni usare.
wait-tree-token = { $player } decide se tenere un gettone albero.
wait-pryze = { $player } decide se tenere o vendere i pryze.
wait-trade = { $player } scambia conoscenze sull’Albero.
wait-steal = { $player } incontra Loki.
wait-answer = { $player } risponde a Loki.
wait-peek = { $player } può guardare due carte.
wait-take = { $player } può comprare una delle carte guardate.
wait-pay = { $player } è alla corte di Sua Maestà Lucertola.
wait-woo = { $player } visita le Curiosità del signor Woo.
wait-alba = { $player } incontra Alba Chryzostom.
wait-angelos = { $player } decide se imbarcarsi per Angelos.
wait-foxes = { $player } incontra le Volpi parlanti.
wait-tyllo = { $player } incontra Jacob Tyllo.
wait-order = { $player } visita l’Ordine del Confine del Mondo.
over-points = Vince { $player } con { $points }.
over-tokens = L’Albero ha scelto { $player }, che vince con { $tokens }.
over-shared = Vittoria condivisa: { $players }, con { $points }.
over-shared-tokens = L’Albero ha scelto { $players }: vittoria condivisa, con { $tokens } a testa.
progress = Turno { $round } di { $rounds } · { $where }
progress-opening = Prima del primo turno
progress-over = La partita è finita
phase-initiative = iniziativa
phase-level = Albero, livello { $level }
phase-planning = pianificazione

# che cosa dicono i pulsanti
label-heal = Usa { $card } ({ $effect })
label-thief = Guida { $thief }
label-bid = Offri { $coins }
label-token = Gettone { $number } { ON($place) }
label-play = { $place }
label-level = Livello { $level }: { $tree } (segnalino a { $marker })
label-look = Guarda { $split }
label-look-none = Non guardare nulla
label-put-top = { $card } in cima al mazzo { $deck }
label-put-bottom = { $card } in fondo al mazzo { $deck }
label-buy = Compra { $card } per { $coins } ({ $kind }: { $effect })
label-scrap = Scarta { $card } ({ $kind }, { $coins }: { $effect })
label-take = Compra { $card } per { $coins } ({ $kind }: { $effect })
label-pass = Passa
label-replace = Rinuncia { TO($card) } ({ $effect })
label-sync = Vai in missione con { $player }
label-sync-none = Nessuna missione condivisa
label-board = Imbarcati: { $card } ({ $effect })
label-blind = Imbarcati al buio: la prima carta del mazzo missioni
label-prepare = Preparati per il prossimo turno
label-prepare-last = Preparati (non serve più: è l’ultimo turno)
label-angelos = Imbarcati per Angelos
label-carry = Porta { $card } ({ $effect })
label-ready = Parti
label-use = Usa { $card } ({ $effect })
label-use-preparation = Usa il gettone preparazione (ferma 2 danni fisici e 2 mentali)
label-done = Basta così
label-tree-keep = Tieni il gettone albero
label-tree-swap = Prendi invece 2 conoscenze
label-keep = Tieni { $card } ({ $kind }: { $effect })
label-sell = Vendi { $card } per { $coins } ({ $kind }: { $effect })
label-trade = Scambia { $knowledge }
label-trade-none = Non scambiare
label-steal = Ruba una carta { TO($player) }
label-let-go = Lascia fare
label-peek-deck = Guarda le prime due carte del mazzo
label-peek-discard = Guarda le prime due carte degli scarti
label-pay = Paga { $coins } per { $knowledge }
label-exchange = Cambia { $knowledge } in { $coins }
label-exchange-none = Non cambiare nulla
label-exchange-tree = Un gettone albero per 4 conoscenze
label-exchange-knowledge = 4 conoscenze per un gettone albero
label-offer = Scarta { $card } ({ $effect }) per 2 conoscenze
label-root = Scambia una conoscenza sul livello { $level } (segnalino a { $marker })
label-skip = No, grazie

# che cosa si conferma e si spiega
confirm-pass = Passi ora e rinunci anche alla seconda azione?
confirm-blind = T’imbarchi al buio? Vista la carta non si torna indietro.
confirm-done = Così il tuo ladro fallisce, e porti ancora protezioni che possono impedirlo. Smetti lo stesso?
confirm-trade = Scambi { $n } anche se potresti scambiarne { $most }?
confirm-tree-swap = Con questo gettone vinceresti alla fine del turno. Prendi invece 2 conoscenze?
confirm-prepare = È l’ultimo turno: il gettone preparazione non servirà più. Ti prepari lo stesso?
why-too-dear = La carta { $card } costa { $price }; hai { $coins }.
    .rule = shops
why-full = Il tuo sarcofago è pieno: porta al massimo { $limit }.
    .rule = equip
why-mission-only = Le protezioni si portano solo quando ti equipaggi per una missione.
    .rule = equip
why-left-behind = Non hai portato { $card } in questa missione.
    .rule = use
why-no-medicine-now = I medicinali si usano all’inizio delle tue azioni nelle locazioni e sull’Albero, o mentre ti equipaggi: non ora.
    .rule = medicine
why-heals-nothing = La carta { $card } ora non cura nulla: quella condizione è già al massimo.
    .rule = medicine
why-too-far = Con { $tokens } il segnalino può stare al massimo ad altrettanti livelli di distanza dal livello { $round }.
    .rule = levels
why-played = In questo turno hai già giocato questa carta azione.
    .rule = planning
why-bid-taken = Qualcuno ha già offerto { $coins }: si ripete soltanto lo zero.
    .rule = auction
why-token-placed = Il gettone { $number } è già sul tabellone.
    .rule = initiative
why-place-taken = Su questa locazione c’è già il gettone { $number }.
    .rule = initiative
why-trade-most = Qui puoi scambiare al massimo { $most }: hai { $knowledge } e il segnalino è a { $marker }.
    .rule = trade
why-level-empty = Il segnalino del livello { $level } è già stato preso: lì non restano punti.
    .rule = trade
why-empty-hand = { $player } non ha carte in mano.
    .rule = tree-1
why-not-boarding = { $player } non ha un segnalino all’Imbarco nell’Enclave.
    .rule = insync
why-deck-short = Nel mazzo { $deck } ci sono meno carte di quante ne hai chieste: { $cards }.
    .rule = oracle

# giocatori e punti
fact-coins = monete
fact-knowledge = conoscenze
fact-tokens = gettoni albero
fact-physical = condizione fisica
fact-mental = condizione mentale
fact-hand = carte in mano
points-track = scambiati sull’Albero
points-bonus = { $category } ({ $n })
points-tie = spareggio: { $tokens }, { $knowledge }
points-tokens = { $tokens }
bonus-0 = più segnalini albero
bonus-1 = più gettoni albero
bonus-2 = più monete
bonus-3 = più pryze

# che cosa si racconta
told-thief = { $player } guida { $thief } e ne riceve le quattro carte.
told-starts-bids = La prima offerta spetta { TO($player) }.
told-bid = { $player } offre { $coins }.
told-order = Ordine di turno: { $order }.
told-order-place = { $player } ({ $coins })
told-next-order = L’Oracolo decide l’ordine del prossimo turno: { $order }.
told-next-order-last = È l’ultimo turno: l’ordine dell’Oracolo non serve più ({ $order }).
told-tree-card = Livello { $level } dell’Albero: { $tree }.
told-row-mission = Nuova missione: { $card }.
told-row-knives = Nuova carta a Knives Square: { $card }.
told-row-maggot = Nuova carta da Maggot’s Outlet: { $card }.
told-shuffled = Si mescola il mazzo { $deck }.
told-reshuffled = Il mazzo { $deck } si rimescola con gli scarti ({ $cards }).
told-round = Turno { $round } di { $rounds }.
told-token = { $player } mette il gettone { $number } { ON($place) }.
told-showed = { $player } rivela la carta azione «{ $place }».
told-level = { $player } mette il segnalino sul livello { $level } dell’Albero.
told-arrived = Ora si visita { THE($place) }.
told-shepherd = Shepherd dà { TO($player) } { $gains }.
told-looked = { $player } guarda { $split }.
told-looked-not = { $player } non guarda carte.
told-saw = { $player } vede { $card }.
told-put-top = { $player } mette { $card } in cima al mazzo { $deck }.
told-put-bottom = { $player } mette { $card } in fondo al mazzo { $deck }.
told-bought = { $player } compra { $card } per { $coins }.
told-scrapped = { $player } scarta dalla fila { $card }.
told-passed = { $player } passa.
told-removed = { $player } rinuncia { TO($card) }.
told-installed = { $player } installa { $card } ({ $effect }).
told-healed = { $player } usa { $card }: { $changes }.
healed-physical = condizione fisica { $by }
healed-mental = condizione mentale { $by }
told-synced = { $player } andrà in missione con { $other }.
told-synced-none = { $player } restituisce il gettone In sintonia e non va in missione con altri.
told-prepared = { $player } prende un gettone preparazione per il prossimo turno.
told-prepared-last = { $player } prende un gettone preparazione, che non servirà più.
told-boarded = { $player } s’imbarca: { $mission }.
told-blind = { $player } s’imbarca al buio e scopre { $card }.
told-joined = { $player } va in missione con { $other }: una trappola in più.
told-carried = { $player } porta { $card }.
told-traps = Trappole: { $cards }.
told-no-traps = Non ci sono carte trappola.
told-used = { $player } usa { $card }.
told-used-preparation = { $player } usa il gettone preparazione.
told-wounded = { $player } subisce { $damage }.
told-unhurt = { $player } non subisce danni.
told-succeeded = { $mission }: la missione { OF($player) } riesce.
told-failed = { $mission }: la missione { OF($player) } fallisce.
told-knowledge = { $player } ottiene { $knowledge }.
told-kept-token = { $player } tiene un gettone albero.
told-swapped-token = { $player } prende { $knowledge } invece di un gettone albero.
told-drew-pryzes = { $player } trova { $cards }.
told-drew-pryzes-hidden = { $player } trova { $pryzes }.
told-kept = { $player } tiene { $card }.
told-sold = { $player } vende { $card } per { $coins }.
told-traded = { $player } scambia { $knowledge } in { $points } sul livello { $level }.
told-took-marker = { $player } prende il segnalino albero del livello { $level }.
told-steals = { $player } vuole rubare una carta { TO($other) }.
told-stolen = { $player } ruba { $card } { TO($other) }.
told-empty-handed = { $other } non ha più carte in mano: Loki non ruba nulla per { $player }.
told-peeked-deck = { $player } guarda le prime carte del mazzo { $deck }.
told-peeked-pile = { $player } guarda le prime carte negli scarti del mazzo { $deck }.
told-paid = { $player } paga { $coins } per { $knowledge }.
told-lizard-coins = Sua Maestà Lucertola dà { TO($player) } { $coins }.
told-alba = { $player } cambia { $knowledge } in { $coins }.
told-tertius = Il Dottor Tertius cura { $player }: le due condizioni sono al massimo.
told-took-sync = { $player } prende un gettone In sintonia per il prossimo turno.
told-took-sync-last = { $player } prende un gettone In sintonia, che non servirà più.
told-took-thule = { $player } prende un segnalino in più: nel prossimo turno giocherà cinque carte azione.
told-took-thule-last = { $player } prende un segnalino in più, che non servirà più.
told-took-cancel = { $player } prende un gettone annullamento critico.
told-offered = { $player } scarta { $card } per le Volpi parlanti e ottiene { $knowledge }.
told-tyllo-token = { $player } dà a Jacob Tyllo un gettone albero.
told-tyllo-knowledge = { $player } dà a Jacob Tyllo quattro conoscenze per un gettone albero.
told-rotated = La carta { $card } lascia la fila { $row }.
row-mission = delle missioni
row-knives = di Knives Square
row-maggot = di Maggot’s Outlet
told-lost-preparation = { $player } restituisce il gettone preparazione che non ha usato.
told-lost-sync = { $player } restituisce il gettone In sintonia che non ha usato.
told-bonus-most = { $player } ha { $category } di tutti: { $points }.
told-bonus-tie = { $player } ha { $category }, a pari merito: { $points }.
told-ended-tokens = L’Albero ha scelto: la partita è finita.
told-ended-rounds = I sei turni sono stati giocati: la partita è finita.

# le ragioni
part-points = punti
    .for = porta punti sull’Albero
    .against = rinuncia a punti sull’Albero
part-knowledge = conoscenze
    .for = dà più conoscenze, o conoscenze che si possono scambiare presto
    .against = costa conoscenze, o le lascia senza scambio
part-coins = monete
    .for = lascia più monete
    .against = costa monete
part-tree-tokens = gettoni albero
    .for = avvicina ai gettoni albero che vincono
    .against = allontana dai gettoni albero che vincono
part-hand = carte in mano
    .for = tiene in mano protezioni e medicinali per le missioni
    .against = consuma protezioni e medicinali
part-condition = condizione
    .for = tiene il ladro lontano dagli spazi rossi
    .against = porta il ladro più vicino agli spazi rossi
part-machine = macchina
    .for = migliora il sarcofago o il sesamo
    .against = trascura il sarcofago e il sesamo
part-safeguards = difese
    .for = procura un gettone che difende in missione
    .against = rinuncia a un gettone che difende in missione
part-majorities = primati
    .for = aiuta nei primati di fine partita
    .against = cede primati di fine partita
part-markers = segnalini
    .for = mette i segnalini in posti migliori
    .against = mette i segnalini in posti peggiori
part-missions = missioni
    .for = promette una missione migliore
    .against = rende le missioni meno promettenti
part-rival-points = punti altrui
    .for = lascia meno punti a chi ti contende la vittoria
    .against = lascia più punti a chi ti contende la vittoria
part-rival-knowledge = conoscenze altrui
    .for = lascia meno conoscenze utili a chi ti contende la vittoria
    .against = lascia più conoscenze utili a chi ti contende la vittoria
part-rival-coins = monete altrui
    .for = lascia meno monete a chi ti contende la vittoria
    .against = lascia più monete a chi ti contende la vittoria
part-rival-tree-tokens = gettoni albero altrui
    .for = tiene lontano dai gettoni albero chi ti contende la vittoria
    .against = avvicina ai gettoni albero chi ti contende la vittoria
part-rival-hand = carte altrui
    .for = indebolisce la mano di chi ti contende la vittoria
    .against = lascia una mano migliore a chi ti contende la vittoria
part-rival-condition = condizione altrui
    .for = lascia in condizioni peggiori chi ti contende la vittoria
    .against = lascia in condizioni migliori chi ti contende la vittoria
part-rival-machine = macchina altrui
    .for = lascia a chi ti contende la vittoria una macchina peggiore
    .against = lascia a chi ti contende la vittoria una macchina migliore
part-rival-safeguards = difese altrui
    .for = lascia con meno difese chi ti contende la vittoria
    .against = lascia con più difese chi ti contende la vittoria
part-rival-majorities = primati altrui
    .for = lascia meno primati a chi ti contende la vittoria
    .against = lascia più primati a chi ti contende la vittoria
part-rival-markers = segnalini altrui
    .for = lascia posti peggiori a chi ti contende la vittoria
    .against = lascia posti migliori a chi ti contende la vittoria
part-rival-missions = missioni altrui
    .for = lascia missioni peggiori a chi ti contende la vittoria
    .against = lascia missioni migliori a chi ti contende la vittoria
part-victory = vittoria
    .for = vince la partita
    .against = perde la partita

# la figura
pic-physical = Condizione fisica { $now }, massimo { $best }. Sugli spazi rossi si subiscono più danni, sui verdi meno.
pic-mental = Condizione mentale { $now }, massimo { $best }. Sugli spazi rossi si subiscono più danni, sui verdi meno.
pic-points = punti
pic-markers = segnalini albero
pic-pryze = pryze
pic-sesame = Sesamo: si aggiunge al prezzo di ogni pryze venduto
pic-sesame-word = sesamo
pic-sarcophagus = Sarcofago: quante carte protezione si possono portare
pic-sarcophagus-word = sarcofago
pic-prepared = gettone preparazione
pic-prepared-how = Gettone preparazione del turno { $round }: { $when }
pic-in-sync = gettone In sintonia
pic-in-sync-how = Gettone In sintonia del turno { $round }: { $when }
pic-thule = segnalino in più
pic-thule-how = Segnalino in più del turno { $round }: { $when }
pic-cancel = gettone annullamento critico
pic-cancel-how = Gettone annullamento critico: gli spazi rossi non contano
pic-tyllo = scambio con Jacob Tyllo già fatto
when-prepared-now = in questo turno ferma 2 danni fisici e 2 mentali
when-prepared-next = nel prossimo turno ferma 2 danni fisici e 2 mentali
when-in-sync-now = in questo turno permette di andare in missione con altri
when-in-sync-next = nel prossimo turno permette di andare in missione con altri
when-thule-now = in questo turno si giocano cinque carte azione
when-thule-next = nel prossimo turno si giocano cinque carte azione
when-never = non servirà più
pic-token-round = { $token } (turno { $round })
pic-hand = { $cards } in mano
pic-hand-known = { $cards } in mano; note: { $known }
pic-my-hand = La tua mano
pic-hand-of = La mano { OF($player) }
pic-no-cards = nessuna carta
pic-slot-thief = Uno spazio libero per un miglioramento ladro
pic-slot-machine = Uno spazio libero per un miglioramento macchina
pic-place = posto { $n } nell’ordine di turno
pic-token = gettone iniziativa { $n }
pic-token-how = Scegli un numero e una locazione.
pic-shepherd = Posto { $n } in fila: { $gains }
pic-deck = Mazzo { $deck }: { $cards }.
pic-discards = Scarti, dalla cima: { $cards }.
pic-no-discards = Nessuno scarto.
pic-piles = Mazzi e scarti
pic-known = Che cosa sai del mazzo { $deck }: { $cards }
pic-known-top = { $card } (carta numero { $n } dall’alto)
pic-trap-deck = Le trappole sono diciotto: otto da 4 o 5 danni fisici, otto da 4 o 5 danni mentali, due da 3 e 3.
pic-tree-how = punti rimasti
pic-marker-value = { $n } di { $start }: i punti rimasti su questo livello
pic-marker-taken = { $player } ha preso il segnalino di questo livello
pic-level = Livello { $level }, { $tree }: { $effect }
pic-round = Turno { $n } di { $rounds }
pic-round-short = T{ $n }
pic-nth = { $n }°
pic-of = { $n } su { $all }
pic-oracle-how = Guarda tre carte di mazzi qualsiasi e rimettile ciascuna in cima o in fondo. Chi qui ha il primo posto comincia il prossimo turno.
pic-place-sheet = { $place }: mostra tutto
pic-thief-sheet = Plancia { OF($player) }: mostra tutto
pic-whole-hand = Tutta la tua mano
pic-scrap = scarta
pic-odds-short = riesce: { $n } %
pic-used-short = Protezione
pic-step-equip = 1 · equipaggia
pic-step-traps = 2 · trappole
pic-step-use = 3 · proteggi
pic-step-wounds = 4 · danni
pic-step-reward = 5 · premio
pic-order = ordine ora
pic-next-order = turno dopo
pic-mission = Missione: { $mission }
pic-danger = Danni
pic-carried = Protezione portata
pic-carried-cards = Carte portate
pic-carried-odds = Riuscita finora
pic-used = Protezione usata
pic-still = Ancora da usare
pic-success = La missione riesce
pic-failure = La missione fallisce
pic-top-sign = in cima
pic-bottom-sign = in fondo
pic-keep = tieni
pic-sell = vendi: { $coins }
pic-look-two = { $down } · { $across }
pic-chosen = { $player } ha rivelato la carta azione «{ $place }»
pic-chosen-hidden = { $player } ha scelto una carta azione
scene-plans = Tutte le carte di questo passo sono scoperte.
scene-traps = { $mission }: ecco le trappole.
pic-odds = { $n } %
pic-odds-about = Con le tue carte migliori la missione riesce { IN($n) } % delle pescate di trappole possibili per quanto ne sai.
pic-odds-shared = Con le carte migliori che conosci di tutto il gruppo, e una trappola in più per ogni altra persona, la missione riesce { IN($n) } % delle pescate possibili per quanto ne sai.

# la figura a voce
desc-player = { $player } ({ $thief }): { $points }, { $coins }, { $knowledge }, { $tokens }, { $markers }, fisico { $physical } di { $best_physical }, mentale { $mental } di { $best_mental }, sesamo { $sesame }, sarcofago { $sarcophagus }, { $hand }.
desc-upgrades = Miglioramenti { OF($player) }: { $cards }.
desc-held = Gettoni { OF($player) }: { $tokens }.
desc-played = Carte azione scoperte { BY($player) } in questo turno: { $places }.
desc-bids = Offerte: { $bids }.
desc-bid = { $player } { $coins }
desc-order = Ordine di turno: { $order }.
desc-next-order = Ordine del prossimo turno: { $order }.
desc-tokens = Gettoni iniziativa: { $tokens }.
desc-token = { $number } { ON($place) }
desc-here = Si visita: { $place }.
desc-row = { $place }, carte scoperte: { $cards }.
desc-line = In fila { TO($place) }: { $line }.
desc-left = { $player } ha già lasciato il negozio.
desc-sync = { $player } va in missione con { $other }.
desc-level = Livello { $level }: { $tree }, { $points } rimasti.
desc-level-taken = Livello { $level }: { $tree }, segnalino preso { BY($player) }.
desc-mission = Missione in corso: { $mission }. Partecipano: { $party }.
desc-traps = Trappole scoperte: { $cards }.
desc-carries = { $player } porta { $cards }.
desc-used = Usate: { $cards }.
desc-preparation = { $player } ha usato il gettone preparazione.
desc-sums = Danni in arrivo: { $physical }, { $mental }.
desc-wounds = { $player } ha subito { $physical }, { $mental }.
desc-tokens-left = Ancora da decidere: { $tokens }.
desc-drawn = Ancora da decidere: { $pryzes }.
desc-pending = Aspetta uno spazio: { $card }.
desc-looked = { $player } sta guardando { $split }.
desc-victim = Loki sta per rubare { TO($player) }.
desc-hand = La tua mano: { $cards }.
desc-eyes = Davanti a te: { $cards }.
desc-plan = La tua carta azione coperta: { $place }.

# la tabella del terminale
sketch-points = punti
sketch-knowledge = con.
sketch-coins = mon.
sketch-tokens = gett.
sketch-markers = segn.
sketch-physical = fis.
sketch-mental = ment.
sketch-sesame = sesam.
sketch-sarcophagus = sarc.
sketch-hand = mano
