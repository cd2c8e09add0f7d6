title = Enclave
summary = Ladri rubano conoscenza da un falso paradiso e la portano al mistico Albero.
picture-title = Il tavolo di Enclave
picture-text = { $where }. { $ask }

# opzioni
option-order_method = Primo ordine di turno
option-order_method-draw = a sorte
option-order_method-auction = all’asta
option-order_method-help = A sorte, chi gioca più tardi comincia con più monete. All’asta tutti hanno 11 monete e offrono una volta.
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
option-tree_4-thule = Avamposto di ricerca “Ultima Thule”
option-tree_4-akunen = Akunen
option-tree_5 = Albero, livello 5
option-tree_5-random = come sopra
option-tree_5-foxes = Volpi parlanti
option-tree_5-tyllo = Jacob Tyllo
option-tree_5-order = Ordine del Confine del Mondo
option-tree_tokens_to_win = Gettoni albero che vincono subito
option-tree_tokens_to_win-4 = quattro
option-tree_tokens_to_win-3 = tre
option-sync_failure = Una missione condivisa fallisce
option-sync_failure-each = se ogni membro fallisce
option-sync_failure-any = se un membro fallisce
option-open_hands = Mani scoperte
option-open_hands-false = no
option-open_hands-true = sì
option-open_hands-help = Per imparare: tutti vedono tutte le mani e i pryze pescati.
option-tyllo_both_ways = Jacob Tyllo in entrambi i sensi
option-tyllo_both_ways-false = no
option-tyllo_both_ways-true = sì
option-tyllo_both_ways-help = Anche 4 conoscenze per 1 gettone albero, in tutto una volta nella partita.
option-seat_choice = Ladri
option-seat_choice-fixed = secondo il posto
option-seat_choice-free = ognuno sceglie

# parole
thief-matthias = Matthias
thief-miriam = Miriam
thief-raphael = Raphael
thief-lars = Lars
place-shepherd = Shepherd
place-oracle = Oracolo
place-maggot = Maggot’s Outlet
place-knives = Knives Square
place-boarding = Imbarco nell’Enclave
place-tree = Verso l’Albero
level = livello { $level } dell’Albero
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
a-card = una carta
name = { $player }
list = { $first }, { $last }
count-trap = { $n ->
    [one] 1 trappola
   *[other] { $n } trappole
}
count-pryze = { $n } pryze
count-mission = { $n ->
    [one] 1 missione
   *[other] { $n } missioni
}
count-knives = { $n } di Knives Square
count-maggot = { $n } di Maggot’s Outlet
described = { $card } ({ $kind }, { $price }: { $effect })
described-short = { $card } ({ $effect })
effect-trap-physical = { $physical } danni fisici
effect-trap-mental = { $mental } danni mentali
effect-trap-both = { $physical } danni fisici e { $mental } mentali
effect-protection-physical = ferma { $physical } fisici
effect-protection-mental = ferma { $mental } mentali
effect-protection-both = ferma { $physical } fisici, { $mental } mentali
effect-medicine-physical = fisico { $physical }
effect-medicine-mental = mente { $mental }
effect-medicine-both = fisico { $physical }, mente { $mental }
effect-thief-physical = massimo fisico { $physical }
effect-thief-mental = massimo mentale { $mental }
effect-thief-both = massimo fisico { $physical }, mentale { $mental }
effect-machine = { $sesame ->
    [0] sarcofago +{ $sarcophagus }
   *[other] sesamo +{ $sesame }{ $sarcophagus ->
        [0] {""}
       *[other] , sarcofago +{ $sarcophagus }
    }
}
effect-scheme = { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
}
effect-mission = { $traps ->
    [0] nessuna trappola
    [one] 1 trappola
   *[other] { $traps } trappole
}{ $physical ->
    [0] {""}
   *[other] , { $physical } fisici
}{ $mental ->
    [0] {""}
   *[other] , { $mental } mentali
}; premio { $knowledge ->
    [0] {""}
    [one] 1 conoscenza{" "}
   *[other] { $knowledge } conoscenze{" "}
}{ $pryzes ->
    [0] {""}
   *[other] { $pryzes } pryze{" "}
}{ $tokens ->
    [0] {""}
    [one] 1 gettone albero
   *[other] { $tokens } gettoni albero
}

# che cosa si chiede
ask-thief = Scegli il tuo ladro. Sono tutti uguali.
ask-bid = Fai un’offerta per l’ordine di turno: la più alta va per prima e paga.
ask-token = Metti un gettone iniziativa su una locazione: si visitano nell’ordine dei numeri.
ask-play = Scegli coperta la carta azione { $step }: dove va il tuo segnalino?
ask-level = Su quale livello dell’Albero?
ask-look = Puoi guardare { $n } carte: di’ quante di quali mazzi.
ask-put = Rimetti ogni carta in cima o in fondo al suo mazzo.
ask-shop = { $place }, azione { $action } di 2: compra o scarta una carta. Hai { $coins } monete.
ask-replace = I due spazi sono pieni: quale miglioramento lascia il posto a { $card }?
ask-sync = In sintonia: di chi condividi la missione?
ask-board = Imbarcati in una missione, alla cieca, o preparati per il prossimo turno.
ask-carry = { $mission }: scegli che cosa portare ({ $carried } di { $limit }), poi parti.
ask-use = Pericolo: { $danger_physical } fisici, { $danger_mental } mentali. Protezione finora: { $used_physical } e { $used_mental }. Che cosa usi?
ask-tree-token = Un gettone albero: lo tieni, o prendi 2 conoscenze?
ask-pryze = Tieni o vendi ogni pryze.
ask-trade = Livello { $level }: scambia conoscenza in punti, al massimo { $most } (segnalino { $marker }).
ask-steal = Loki: a chi rubi una carta a caso?
ask-answer = { $other } sta per rubarti una carta. Usa prima un medicinale, o lascia andare.
ask-peek = { $tree }: guardi due carte del mazzo o degli scarti?
ask-take = { $tree }: compra una delle carte, o passa.
ask-pay = Sua Maestà Lucertola: paghi { $coins } monete per { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
}?
ask-woo = Signor Woo: vendi un miglioramento del ladro al doppio?
ask-alba = Alba Chryzostom: quanta conoscenza cambi in monete?
ask-angelos = T’imbarchi per Angelos: 6 danni fisici e 6 mentali, senza carte trappola?
ask-foxes = Volpi parlanti: dai un medicinale per 2 conoscenze?
ask-tyllo = Jacob Tyllo: fai lo scambio, una volta nella partita?
ask-order = L’Ordine: scambi ancora una conoscenza, su un livello qualsiasi?
wait-thief = { $player } sceglie un ladro.
wait-bid = { $player } fa la sua offerta.
wait-token = { $player } mette un gettone iniziativa.
wait-play = Tutti scelgono una carta coperta; manca ancora { $player }.
wait-play-ready = La tua carta è coperta; manca ancora { $player }.
wait-level = { $player } sceglie un livello dell’Albero.
wait-look = { $player } usa la vista dell’Oracolo.
wait-put = { $player } rimette le carte nei mazzi.
wait-shop = { $player } fa acquisti.
wait-replace = { $player } sostituisce un miglioramento.
wait-sync = { $player } dichiara la sintonia.
wait-board = { $player } sceglie una missione.
wait-carry = { $player } si equipaggia per la missione.
wait-use = { $player } decide quale protezione usare.
wait-tree-token = { $player } decide su un gettone albero.
wait-pryze = { $player } decide sui pryze.
wait-trade = { $player } scambia conoscenza sull’Albero.
wait-steal = { $player } incontra Loki.
wait-answer = { $player } risponde a Loki.
wait-peek = { $player } può guardare due carte.
wait-take = { $player } può comprare una delle carte.
wait-pay = { $player } incontra Sua Maestà Lucertola.
wait-woo = { $player } visita il signor Woo.
wait-alba = { $player } incontra Alba Chryzostom.
wait-angelos = { $player } può imbarcarsi per Angelos.
wait-foxes = { $player } incontra le Volpi parlanti.
wait-tyllo = { $player } incontra Jacob Tyllo.
wait-order = { $player } visita l’Ordine.
over-points = Vince { $player } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-tokens = L’Albero ha scelto { $player }, che vince con i gettoni albero.
over-shared = La partita è finita: la vittoria è condivisa.
progress = Turno { $round } di { $rounds } · { $where }
progress-opening = Prima del primo turno
progress-over = La partita è finita
phase-initiative = iniziativa
phase-level = livello { $level }
phase-planning = pianificazione

# che cosa dicono i pulsanti
label-heal = Usa { $card }
label-thief = Guida { $thief }
label-bid = Offri { $coins }
label-token = Gettone { $number } su { $place }
label-play = { $place }
label-level = Livello { $level }: { $tree } (segnalino { $marker })
label-look = Guarda { $split }
label-look-none = Non guardare nulla
label-put-top = { $card } in cima al mazzo { $deck }
label-put-bottom = { $card } in fondo al mazzo { $deck }
label-buy = Compra { $card } per { $coins }
label-scrap = Scarta { $card }, che vale { $coins }
label-take = Compra { $card }
label-pass = Passa
label-replace = Rinuncia a { $card }
label-sync = Condividi la missione di { $thief }
label-sync-none = Nessuna missione condivisa
label-board = Imbarcati: { $card }
label-blind = Imbarcati alla cieca: la prima carta delle missioni
label-prepare = Preparati per il prossimo turno
label-angelos = Imbarcati per Angelos
label-carry = Porta { $card }
label-ready = Pronto
label-use = Usa { $card }
label-use-preparation = Usa il gettone preparazione
label-done = Fatto
label-tree-keep = Tieni il gettone albero
label-tree-swap = Prendi invece 2 conoscenze
label-keep = Tieni { $card }
label-sell = Vendi { $card } per { $coins }
label-trade = Scambia { $knowledge }
label-steal = Ruba a { $thief }
label-let-go = Lascia andare
label-peek-deck = Guarda nel mazzo
label-peek-discard = Guarda negli scarti
label-pay = Paga { $coins } per { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
}
label-exchange = { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
} per { $coins } monete
label-exchange-tree = Un gettone albero per 4 conoscenze
label-exchange-knowledge = 4 conoscenze per un gettone albero
label-offer = Dai { $card } per 2 conoscenze
label-root = Una conoscenza sul livello { $level } (segnalino { $marker })
label-skip = No, grazie

# che cosa si conferma e si spiega
confirm-pass = Passi ora e rinunci anche alla seconda azione?
confirm-blind = T’imbarchi alla cieca? Vista la carta non si torna indietro.
confirm-done = Così il tuo ladro fallisce, e porti ancora protezione che può impedirlo. Hai finito lo stesso?
confirm-trade = Scambi { $n } anche se potresti scambiare { $most }?
confirm-tree-swap = Con questo gettone vinceresti alla fine del turno. Prendi invece 2 conoscenze?
why-too-dear = { $card } costa { $price }: hai { $coins } monete.
why-full = Nel tuo sarcofago stanno { $limit } carte.
why-no-medicine = I medicinali si usano all’inizio delle tue azioni, e solo se curano qualcosa.
why-too-far = Puoi stare { $tokens ->
    [0] solo sul livello di questo turno ({ $round })
    [one] al massimo a un livello dal livello { $round }
   *[other] al massimo a { $tokens } livelli dal livello { $round }
}.
why-played = In questo turno hai già giocato questa carta.

# giocatori e punti
fact-coins = monete
fact-knowledge = conoscenza
fact-tokens = gettoni albero
fact-physical = condizione fisica
fact-mental = condizione mentale
fact-hand = carte in mano
points-track = scambiati sull’Albero
points-bonus = { $category } ({ $n })
points-tie = spareggio: { $tokens } gettoni albero, { $knowledge } conoscenze
points-tokens = gettoni albero: { $n }
bonus-0 = più segnalini albero
bonus-1 = più gettoni albero
bonus-2 = più monete
bonus-3 = più pryze

# che cosa si racconta
told-thief = { $player } guida { $thief }.
told-starts-bids = Offre per primo { $player }.
told-bid = { $player } offre { $coins }.
told-order = Ordine di turno: { $order }.
told-next-order = Ordine del prossimo turno: { $order }.
told-tree-card = Livello { $level } dell’Albero: { $tree }.
told-row = Nuova carta, { $deck }: { $card }.
told-shuffled = Si mescola il mazzo { $deck }.
told-round = Turno { $round } di { $rounds }.
told-token = { $player } mette il gettone { $number } su { $place }.
told-chose = { $player } sceglie { $place }, coperta.
told-chose-hidden = { $player } ha scelto una carta.
told-showed = { $player } scopre { $place }.
told-level = { $player } sta sul livello { $level }.
told-arrived = { $place }.
told-shepherd = Shepherd dà a { $player } { $coins } monete{ $knowledge ->
    [0] {""}
   *[other] {" "}e { $knowledge } conoscenza
}.
told-looked = { $player } guarda { $split }.
told-looked-not = { $player } non guarda nulla.
told-saw = { $player } vede { $card }.
told-put-top = { $player } mette { $card } in cima a { $deck }.
told-put-bottom = { $player } mette { $card } in fondo a { $deck }.
told-bought = { $player } compra { $card } per { $coins }.
told-scrapped = { $player } scarta { $card }.
told-passed = { $player } passa.
told-removed = { $player } rinuncia a { $card }.
told-installed = { $player } installa { $card }.
told-healed = { $player } usa { $card } (fisico { $physical }, mente { $mental }).
told-synced = { $player } condividerà la missione di { $other }.
told-synced-none = { $player } non condivide missioni.
told-prepared = { $player } si prepara.
told-boarded = { $player } s’imbarca: { $mission }.
told-blind = { $player } s’imbarca alla cieca e trova { $card }.
told-joined = { $player } va con { $other }.
told-carried = { $player } porta { $card }.
told-traps = Trappole: { $cards }.
told-no-traps = Non ci sono carte trappola.
told-used = { $player } usa { $card }.
told-used-preparation = { $player } usa il gettone preparazione.
told-wounded = { $player } è ferito: { $physical } fisici, { $mental } mentali.
told-unhurt = { $player } è illeso.
told-succeeded = { $mission }: la missione di { $player } riesce.
told-failed = { $mission }: la missione di { $player } fallisce.
told-knowledge = { $player } ottiene { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
}.
told-kept-token = { $player } tiene un gettone albero.
told-swapped-token = { $player } prende { $knowledge } conoscenze invece di un gettone albero.
told-drew-pryzes = { $player } trova { $cards }.
told-drew-pryzes-hidden = { $player } trova { $n ->
    [one] un pryze
   *[other] { $n } pryze
}.
told-kept = { $player } tiene { $card }.
told-sold = { $player } vende { $card } per { $coins }.
told-traded = { $player } scambia { $knowledge } sul livello { $level }.
told-took-marker = { $player } prende il segnalino albero del livello { $level }.
told-steals = { $player } ruba a { $other }.
told-stolen = { $player } prende { $card } a { $other }.
told-peeked-deck = { $player } guarda nel mazzo { $deck }.
told-peeked-pile = { $player } guarda negli scarti di { $deck }.
told-paid = { $player } paga { $coins } monete per { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
}.
told-lizard-coins = Sua Maestà Lucertola dà a { $player } { $coins } monete.
told-alba = { $player } cambia { $knowledge ->
    [one] 1 conoscenza
   *[other] { $knowledge } conoscenze
} in { $coins } monete.
told-tertius = Il Dottor Tertius cura { $player }.
told-took-sync = { $player } prende un gettone In Sync.
told-took-thule = { $player } nel prossimo turno giocherà cinque carte.
told-took-cancel = { $player } prende un gettone annullamento critico.
told-offered = { $player } dà { $card } alle volpi per { $knowledge } conoscenze.
told-tyllo-token = { $player } dà a Jacob Tyllo un gettone albero.
told-tyllo-knowledge = { $player } dà a Jacob Tyllo 4 conoscenze per un gettone albero.
told-rotated = { $card } lascia la fila di { $deck }.
told-lost-preparation = { $player } restituisce un gettone preparazione non usato.
told-lost-sync = { $player } restituisce un gettone In Sync non usato.
told-bonus = { $player } ha { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
told-ended-tokens = L’Albero ha scelto: la partita è finita.
told-ended-rounds = I sei turni sono giocati: la partita è finita.

# la figura
pic-physical = Condizione fisica { $now }, al massimo { $best }. Sugli spazi rossi arrivano più danni, su quelli verdi meno.
pic-mental = Condizione mentale { $now }, al massimo { $best }. Sugli spazi rossi arrivano più danni, su quelli verdi meno.
pic-points = punti
pic-markers = segnalini albero
pic-pryze = pryze
pic-sesame = Sesamo: si aggiunge al prezzo di ogni pryze venduto
pic-sesame-word = sesamo
pic-sarcophagus = Sarcofago: quante carte protezione si possono portare
pic-sarcophagus-word = sarcofago
pic-prepared = Gettone preparazione: ferma 2 danni fisici e 2 mentali nel turno dopo averlo ricevuto
pic-in-sync = Gettone In Sync: nel prossimo turno può condividere una missione
pic-thule = Segnalino in più: cinque carte azione nel prossimo turno
pic-cancel = Gettone annullamento critico: gli spazi rossi non contano
pic-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
pic-hand-known = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}; note: { $known }
pic-my-hand = La tua mano
pic-hand-of = La mano di { $player }
pic-no-cards = nessuna carta
pic-slot-thief = Uno spazio libero per un miglioramento del ladro
pic-slot-machine = Uno spazio libero per un miglioramento della macchina
pic-place = posto { $n } nell’ordine di turno
pic-token = gettone iniziativa { $n }
pic-token-how = Scegli un numero e una locazione.
pic-shepherd = Posto { $n } in fila: { $coins } monete{ $knowledge ->
    [0] {""}
   *[other] {" "}e { $knowledge } conoscenza
}
pic-deck = { $deck }: { $n } carte nel mazzo, { $discards } scartate.
pic-top = In cima: { $card }.
pic-tree-how = punti rimasti
pic-marker-value = su questo livello restano { $n } punti di { $start }
pic-marker-taken = { $player } ha preso il segnalino di questo livello
pic-level = Livello { $level }, { $tree }: { $effect }
pic-round = Turno { $n } di { $rounds }
pic-order = ora
pic-next-order = poi
pic-mission = Missione: { $mission }
pic-danger = Pericolo
pic-carried = Portata
pic-used = Protezione
pic-still = Ancora da usare
pic-success = La missione riesce
pic-failure = La missione fallisce
pic-top-sign = in cima
pic-bottom-sign = in fondo
pic-keep = tieni
pic-sell = vendi: { $coins }
pic-told-player = { $player } ({ $thief }): { $points } punti, { $coins } monete, { $knowledge } conoscenza, { $tokens } gettoni albero, fisico { $physical }, mente { $mental }, { $cards } carte.
pic-told-row = { $place } offre { $cards }.
pic-told-line = In fila a { $place }: { $line }.
pic-told-level = Livello { $level }: { $tree }, { $n ->
    [one] resta { $n } punto
   *[other] restano { $n } punti
}.
pic-look-two = { $down } · { $across }
pic-chosen = { $player } ha scoperto { $place }
pic-chosen-hidden = { $player } ha scelto una carta
scene-plans = Tutte le carte sono scoperte.
scene-traps = { $mission }: ecco le trappole.
pic-odds = { $n } %
pic-odds-about = Con le tue carte migliori riesce in circa il { $n } % delle pescate di trappole.
