# L'illustrazione di Mac Robber e lo schizzo per il terminale, in italiano.
pic-yellow = gialli
pic-blue = blu
pic-green = verdi
pic-red = rossi
pic-none = nessuna
pic-none-shown = nessuno
pic-empty = vuoto
pic-cattle = bestiame
pic-castle = castello
pic-abbey = abbazia
pic-warrior = guerriero
pic-piper = suonatore
pic-monk = monaco
pic-monks-1 = monaco
pic-monks-2 = 2 monaci
pic-estate-word = terra
pic-new-estate = nuovo possedimento
pic-bard-word = bardo
pic-is = { $what }: { $how }

pic-cube-yellow = Un cubetto giallo: un guerriero, o parte del prezzo di un possedimento.
pic-cube-blue = Un cubetto blu: un suonatore, mezzo castello o un bardo.
pic-cube-green = Un cubetto verde: un monaco, un terzo di abbazia, o parte del prezzo di un possedimento.
pic-cube-red = Un cubetto rosso: una mandria, o parte del prezzo di un possedimento.
pic-court-yellow = { $n ->
    [one] 1 guerriero
   *[other] { $n } guerrieri
}, e altrettante carte. Ne restano sempre almeno { $least }.
pic-court-blue = { $n ->
    [0] Nessun suonatore
    [one] 1 suonatore
   *[other] { $n } suonatori
}. Ognuno è un cubetto blu; in un assalto rinforza una carta di un punto e poi va nel sacchetto.
pic-court-green = { $n ->
    [0] Nessun monaco
    [one] 1 monaco
   *[other] { $n } monaci
}. Ognuno è un cubetto verde.
pic-cards-of = { CAPITAL(THE($player)) } ha { $n ->
    [0] 0 carte
    [one] 1 carta
   *[other] { $n } carte
} in mano.
pic-slot = Posto { $n }: ancora senza possedimento
pic-estate = Possedimento { $n }: { $what }
pic-points = { $player }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
pic-gain = Se il turno finisse ora: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
pic-marker-winner = vince
pic-marker-following = seguito più numeroso: una volta per mano può cambiare i cubetti pescati
pic-marker-start = giocatore iniziale del turno
pic-last-word = chiude
pic-marker-last = chiude il turno: una sola azione
pic-track = Il segnapunti. Da { $n } in poi è area rossa: dopo ogni turno si scopre un possedimento, e la partita finisce se il suo numero non supera il punteggio più alto.

pic-turn-of = La mano { OF($player) }
pic-used = { $n ->
    [one] 1 cubetto pescato usato
   *[other] { $n } cubetti pescati usati
}, al massimo { $most }
pic-actions-left = { $n ->
    [0] nessuna azione
    [one] resta 1 azione
   *[other] restano { $n } azioni
}
pic-actions-about = Una o due azioni diverse per mano; chi chiude il turno ne ha una sola.
pic-no-cubes = Nessun cubetto pescato.
pic-redraw-how = Scegli quanti cubetti di ogni colore tornano nel sacchetto; se ne pescano altrettanti.
pic-redraw-wait = Con il seguito più numeroso si possono cambiare una volta i cubetti pescati.
pic-redraw-part = Rimetti { $cubes }
pic-redraw-about = Il numero dice quanti cubetti di questo colore tornano nel sacchetto.
pic-chips = Azioni
pic-about-cattle = Un cubetto rosso su un possedimento vuoto. Una mandria vale un punto a turno, averne più di tutti due in più; e le mandrie di chi ne ha di più si tolgono dal blu degli altri.
pic-about-castle = Due cubetti blu su un possedimento vuoto. Contano come cubetti blu.
pic-about-abbey = Tre cubetti verdi su un possedimento vuoto. Contano come cubetti verdi.
pic-about-warrior = Un cubetto giallo nella corte, e subito una carta.
pic-about-piper = Un cubetto blu nella corte: conta per il blu e può rinforzare una carta in un assalto.
pic-about-monks = Uno o due cubetti verdi nella corte, come una sola azione. Contano per il verde.
pic-about-estate = Un cubetto giallo e uno rosso, o uno giallo e due verdi. I cubetti sono quelli pescati, le figure quelle della tua corte. Chi paga con un guerriero scarta una carta.
pic-estate-buy = Prendi un possedimento
pic-bard-send = Manda un bardo: poi scegli un clan
pic-bard = Un bardo alla corte { OF($player) }
pic-bard-about = Un cubetto blu pescato va nel sacchetto; poi uno o due cubetti di colori diversi lasciano un’altra corte. È l’unica azione della mano.
pic-bard-at = Che cosa toglie il bardo { TO($player) }?
pic-take-keep = nella mia corte
pic-take-bag = nel sacchetto
pic-take-both = nel sacchetto
pic-take = { $what }: { $verb }
pic-assault = Assalta { THE($player) }
pic-assault-about = Tre scontri con le carte. Chi ne vince di più vince l’assalto.
pic-assault-about-two = Tre scontri con le carte. Vince l’assalto chi ne vince almeno due; altrimenti è un pareggio.
pic-how-assault-any = Assalto: scegli un clan qui sopra. Se vinci, un punto e il bottino, o due punti.
pic-how-exchange-any = Scambio: scegli tre carte della tua mano.
pic-how-exchange-upto3 = Scambio: scegli da una a tre carte della tua mano.
pic-venture-wait = Ora un assalto, uno scambio di carte, oppure niente.
pic-over = La partita è finita

pic-assault-of = { CAPITAL(THE($player)) } assalta { THE($rival) }
pic-last-assault = Ultimo assalto: { THE($player) } contro { THE($rival) }
pic-wins = { CAPITAL(THE($player)) } ha vinto { $n ->
    [0] 0 scontri
    [one] 1 scontro
   *[other] { $n } scontri
}
pic-combat = Scontro { $n }
pic-combat-of = scontro { $n }, { $player }
pic-face-down = una carta coperta
pic-face-down-piper = una carta coperta con un suonatore
pic-strength = forza { $n }
pic-strength-piper = forza { $n }, con un suonatore
pic-won-attack = { CAPITAL(THE($player)) } vince l’assalto
pic-won-defence = { CAPITAL(THE($player)) } respinge l’assalto
pic-won-nobody = L’assalto finisce in pareggio
pic-with-piper = Con un suonatore: 1 in più
pic-piper-about = Sceglilo insieme a una carta. Il suonatore va nel sacchetto, chiunque vinca.
pic-plunder-steal = ruba una mandria
pic-plunder-bag = mandria nel sacchetto
pic-plunder-castle = radi un castello
pic-plunder-abbey = radi un’abbazia
pic-plunder-leave = lascia tutto

pic-in-bag = Sacchetto
pic-bag = { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
} nel sacchetto. Se all’inizio di una mano sono meno di sei, la partita finisce e il turno non dà punti.
pic-bag-low = Pochi cubetti: sotto i sei si finisce!
pic-bag-of = Nel sacchetto: { $cubes }
pic-bag-without-yellow = Nel sacchetto: nessun giallo
pic-bag-without-blue = Nel sacchetto: nessun blu
pic-bag-without-green = Nel sacchetto: nessun verde
pic-bag-without-red = Nel sacchetto: nessun rosso
pic-deck = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} nel mazzo. Quando finisce, gli scarti si mescolano e diventano il nuovo mazzo.
pic-discards = Carte scartate
pic-discards-of = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} di valore { $value } tra gli scarti
pic-covered = { $n ->
    [one] 1 carta scartata coperta
   *[other] { $n } carte scartate coperte
}
pic-pile = { $n ->
    [one] 1 possedimento
   *[other] { $n } possedimenti
} nella pila, con i numeri da 30 a 42 coperti
pic-tiles = Possedimenti
pic-tiles-shown = Scoperti finora
pic-tile-shown = Scoperto: { $n }
pic-hand = Le tue carte
pic-hand-of = Le carte { OF($player) }
pic-fresh = Appena pescate: scartane due
pic-card = Carta { $n }
pic-card-fresh = Carta { $n }, appena pescata
pic-card-nth = { $card } ({ $nth } di { $all })
pic-hint-discard = scegli quale scartare
pic-hint-sort = scegli due carte da scartare
pic-hint-play = scegli quale giocare
pic-hint-exchange = scegli quali scambiare

pic-scoring = Punti del turno { $round }
pic-scoring-now = Se il turno finisse ora
pic-scoring-green = Verde: monaci e abbazie. Più cubetti di tutti 3 punti, secondo posto 2, a pari merito 1 a testa.
pic-scoring-red = Rosso: un punto per mandria, due in più a chi da solo ne ha di più.
pic-scoring-blue = Blu: suonatori e castelli, meno le mandrie dell’altro giocatore che ne ha di più.
pic-scoring-sum = in tutto
pic-score-green = { $player }, verde: { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
pic-score-red = { $player }, rosso: { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
pic-score-red-most = { $player }, rosso: { $n ->
    [one] 1 mandria
   *[other] { $n } mandrie
} e { $most } in più per il primato, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
pic-score-blue = { $player }, blu: { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
} meno { $herds ->
    [one] 1 mandria
   *[other] { $herds } mandrie
} { OF($rival) }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

pic-told-clan = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; corte: { $court }; possedimenti: { $estates }; { $cards ->
    [0] 0 carte
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
pic-told-gain = Se il turno finisse ora, { THE($player) } avrebbe { $n ->
    [one] 1 punto
   *[other] { $n } punti
} in più.
pic-told-fresh = { CAPITAL(THE($player)) } ha { $n ->
    [one] 1 carta appena pescata
   *[other] { $n } carte appena pescate
}, a parte.
pic-told-turn = Mano { OF($player) }: { $n ->
    [one] 1 cubetto usato
   *[other] { $n } cubetti usati
}, { $actions ->
    [0] nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $actions } azioni rimaste
}; azioni fatte: { $done }.
pic-told-bard = Il bardo { OF($player) } è alla corte { OF($victim) }.
pic-told-bag = Nel sacchetto: { $cubes }.
pic-told-display = { CAPITAL(THE($player)) } ha davanti i cubetti pescati: { $cubes }.
pic-told-deck = Nel mazzo { $n ->
    [one] 1 carta
   *[other] { $n } carte
}; scarti scoperti: { $cards }.
pic-told-covered = { CAPITAL(THE($player)) } ha scartato coperte { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
pic-told-pile = Nella pila { $n ->
    [one] 1 possedimento
   *[other] { $n } possedimenti
}; scoperti finora: { $shown }.
pic-told-hand = Le tue carte: { $cards }.
pic-told-hand-of = Le carte { OF($player) }: { $cards }.
pic-told-hand-fresh = Le tue carte appena pescate: { $cards }.
pic-told-mine-covered = Tra gli scarti coperti, tue: { $cards }.

# Il tavolo: le azioni sulle tessere, i segnalini sulle plance, ciò che si dice accanto alla scena.
pic-do-cattle = Mandria
pic-do-castle = Castello
pic-do-abbey = Abbazia
pic-do-warrior = Guerriero
pic-do-piper = Suonatore
pic-do-monks = Monaci
pic-do-estate = Terra
pic-do-bard = Bardo
pic-tile-done = ✓ fatto
pic-tile-card = +1 carta
pic-why-room = nessuna terra vuota
pic-why-limit = troppi cubetti
pic-why-first = solo come prima
pic-why-all = non c’è più posto
pic-why-nobody = niente da togliere
pic-why-tiles = finite
pic-payments = Altri modi di pagare
pic-cubes-word = cubetti
pic-go-keep = Tieni tutti
pic-go-done = Concludi
pic-go-end = Fine mano
pic-stage-first = Prima azione
pic-stage-second = Seconda azione
pic-stage-redraw = Cambio di cubetti
pic-stage-bard = Il bardo
pic-stage-discard = Si scarta una carta
pic-stage-venture = Assalto o scambio
pic-no-loot = niente da predare
pic-tag-winner = vince
pic-tag-following = più seguito
pic-tag-start = inizia
pic-tag-last = chiude: 1 azione
pic-track-red = da { $n }: un possedimento può chiudere la partita
pic-attacks = attacca
pic-defends = si difende
pic-n-cards = { $n ->
    [0] 0 carte
    [one] 1 carta
   *[other] { $n } carte
}
pic-your-card = la tua carta
pic-choosing = { $player } sceglie
pic-stakes = La posta in gioco
pic-spoils = Che cosa si prende { TO($player) }?
pic-stake-even = Pareggio
pic-stake-loot = +{ $n }, e si ruba una mandria o si rade un castello o un’abbazia
pic-stake-bare = +{ $n }: non c’è niente da predare
pic-stake-defence = { $player } +{ $n }, { $rival } −{ $m }, ma non sotto 0
pic-stake-defence-deep = { $player } +{ $n }, { $rival } −{ $m }
pic-stake-draw = +{ $n } a chi attacca
pic-stake-nothing = niente
pic-loot-take = prendi
pic-loot-burn = radi al suolo
pic-loot-here = mandria qui
pic-fresh-wait = Appena pescate
pic-now-word = Se si contasse ora
pic-scoring-last = ultimi
pic-now-over = Ultimo conteggio
pic-scoring-start = punti di partenza
pic-col-before = prima
pic-col-following = seguito
pic-col-green = verde
pic-col-red = rosso
pic-col-blue = blu
pic-col-after = dopo
pic-scoring-before = punti prima del conteggio
pic-scoring-following = Giallo: chi ha più guerrieri ha il seguito più numeroso.
pic-scoring-after = punti in tutto
pic-scoring-fights = punti degli assalti, vinti e persi
pic-sheet-clans = I clan
pic-sheet-stock = Sacchetto, carte e possedimenti
pic-sheet-score = Punti

sketch-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
sketch-turn = deve giocare
sketch-start = giocatore iniziale
sketch-last = chiude il turno: una sola azione
sketch-following = seguito più numeroso
sketch-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
sketch-warriors = { $n ->
    [one] 1 guerriero
   *[other] { $n } guerrieri
}
sketch-pipers = { $n ->
    [one] 1 suonatore
   *[other] { $n } suonatori
}
sketch-monks = { $n ->
    [one] 1 monaco
   *[other] { $n } monaci
}
sketch-estates = possedimenti
sketch-bag = sacchetto
sketch-display = pescati
sketch-used = usati { $n } di { $most }
sketch-deck = mazzo
sketch-discards = scarti
sketch-covered = coperti
sketch-pile = pila
sketch-hand = mano
sketch-fresh = appena pescate
sketch-hidden = coperta
sketch-assault = assalto
sketch-won = vinti
sketch-scoring = Punti del turno { $round }
sketch-now = Se il turno finisse ora
sketch-head-green = verde
sketch-head-red = rosso
sketch-head-blue = blu
sketch-head-sum = in tutto
sketch-legend = «3 → 2»: contati → punti. Verde: cubetti; rosso: mandrie e primato; blu: cubetti meno le mandrie altrui.
