# L'illustrazione di Mac Robber e lo schizzo per il terminale, in italiano.
pic-yellow = gialli
pic-blue = blu
pic-green = verdi
pic-red = rossi
pic-none = nessuna
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
pic-bard-word = bardo
pic-is = { $what }: { $how }

pic-cube-yellow = Un cubo giallo: un guerriero, o parte del prezzo di un possedimento.
pic-cube-blue = Un cubo blu: un suonatore, mezzo castello o un bardo.
pic-cube-green = Un cubo verde: un monaco, un terzo di abbazia, o parte del prezzo di un possedimento.
pic-cube-red = Un cubo rosso: una mandria, o parte del prezzo di un possedimento.
pic-court-yellow = { $n } guerrieri: altrettante carte in mano. Ne restano sempre almeno { $least }.
pic-court-blue = { $n ->
    [one] Un suonatore
   *[other] { $n } suonatori
}: un cubo blu l’uno; in un assalto aggiunge 1 a una carta e si perde.
pic-court-green = { $n ->
    [0] Nessun monaco
    [one] Un monaco
   *[other] { $n } monaci
}: un cubo verde l’uno.
pic-cards-of = { $player } ha in mano { $n ->
    [one] una carta
   *[other] { $n } carte
}.
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
pic-marker-following = seguito più numeroso: una volta per mano può cambiare i cubi pescati
pic-marker-start = primo giocatore del turno
pic-last-word = ultimo
pic-marker-last = ultimo del turno: una sola azione
pic-track = Il segnapunti. Da { $n } comincia l’area rossa: dopo ogni turno si scopre un possedimento, e la partita finisce se il suo numero non supera il punteggio più alto.

pic-turn-of = La mano di { $player }
pic-used = { $n } cubi pescati usati, al massimo { $most }
pic-actions-left = { $n ->
    [0] azioni finite
    [one] resta 1 azione
   *[other] restano { $n } azioni
}
pic-actions-about = Due azioni diverse per mano; l’ultimo giocatore del turno ne ha una sola.
pic-no-cubes = Nessun cubo pescato.
pic-redraw-how = Scegli quanti cubi di ogni colore tornano nel sacchetto; se ne pescano altrettanti.
pic-redraw-wait = Con il seguito più numeroso si possono cambiare una volta i cubi pescati.
pic-redraw-part = Rimetti { $n } { $colour }
pic-redraw-about = Il numero dice quanti cubi di questo colore tornano nel sacchetto.
pic-chips = Azioni
pic-about-cattle = Un cubo rosso su un possedimento vuoto. Una mandria vale un punto a turno, averne più di tutti due in più; e toglie un punto blu a tutti gli altri.
pic-about-castle = Due cubi blu su un possedimento vuoto. Contano come cubi blu.
pic-about-abbey = Tre cubi verdi su un possedimento vuoto. Contano come cubi verdi.
pic-about-warrior = Un cubo giallo nella corte, e subito una carta.
pic-about-piper = Un cubo blu nella corte: conta per il blu e può rinforzare una carta in un assalto.
pic-about-monks = Uno o due cubi verdi nella corte, come una sola azione. Contano per il verde.
pic-about-estate = Un giallo e un rosso, o un giallo e due verdi. I cubi sono quelli pescati, le figure quelle della tua corte. Chi paga un guerriero scarta una carta.
pic-estate-buy = Prendi un possedimento
pic-bard-send = Manda un bardo: poi scegli un clan
pic-bard = Un bardo da { $player }
pic-bard-about = Un cubo blu pescato va nel sacchetto; poi uno o due cubi di colori diversi lasciano un’altra corte. È l’unica azione della mano.
pic-bard-at = Che cosa prende il bardo a { $player }?
pic-take-keep = da me
pic-take-bag = nel sacchetto
pic-take-both = entrambi
pic-take = { $what }: { $verb }
pic-assault = Assalta { $player }
pic-assault-about = Tre scontri con le carte. Chi ne vince di più vince l’assalto.
pic-how-assault-any = Assalto: scegli un clan qui sopra. Chi vince riceve un punto e può saccheggiare.
pic-how-exchange-any = Scambio: scegli tre carte della tua mano.
pic-how-exchange-upto3 = Scambio: scegli da una a tre carte della tua mano.
pic-venture-wait = Ora un assalto, uno scambio di carte, oppure niente.
pic-over = La partita è finita

pic-assault-of = { $player } assalta { $rival }
pic-last-assault = Ultimo assalto: { $player } contro { $rival }
pic-wins = { $player } ha vinto { $n ->
    [one] uno scontro
   *[other] { $n } scontri
}
pic-combat = Scontro { $n }
pic-combat-of = scontro { $n }, { $player }
pic-face-down = una carta coperta
pic-strength = forza { $n }
pic-won-attack = { $player } vince l’assalto
pic-won-defence = { $player } respinge l’assalto
pic-won-nobody = L’assalto è pari
pic-with-piper = Con un suonatore: 1 in più
pic-piper-about = Sceglilo insieme a una carta. Il suonatore va nel sacchetto, chiunque vinca.
pic-plunder-steal = ruba una mandria
pic-plunder-bag = nel sacchetto
pic-plunder-castle = radi un castello
pic-plunder-abbey = radi un’abbazia
pic-plunder-leave = lascia tutto

pic-in-bag = Nel sacchetto
pic-bag = { $n } cubi nel sacchetto. Se all’inizio di una mano sono meno di sei, la partita finisce.
pic-bag-low = Pochi cubi: sotto 6 si finisce!
pic-bag-of = { $n } { $colour } nel sacchetto
pic-deck = { $n ->
    [one] Una carta
   *[other] { $n } carte
} nel mazzo
pic-discards = Carte scartate
pic-discards-of = { $n } di valore { $value } tra gli scarti
pic-covered = { $n } scartate coperte
pic-pile = { $n } possedimenti nella pila, numeri da 30 a 42 coperti
pic-tiles = Possedimenti
pic-tiles-shown = Scoperti finora
pic-tile-shown = Scoperto: { $n }
pic-hand = Le tue carte
pic-hand-of = Le carte di { $player }
pic-fresh = Appena pescate: scartane due
pic-card = Carta { $n }
pic-hint-discard = scegli quale scartare
pic-hint-sort = scegli due carte da scartare
pic-hint-play = scegli quale giocare
pic-hint-exchange = scegli quali scambiare

pic-scoring = Punti del turno { $round }
pic-scoring-now = Se il turno finisse ora
pic-scoring-green = Verde: monaci e abbazie. Più cubi di tutti 3, secondo 2, a pari merito 1 a testa.
pic-scoring-red = Rosso: un punto per mandria, due in più a chi da solo ne ha di più.
pic-scoring-blue = Blu: suonatori e castelli, meno le mandrie dell’altro giocatore che ne ha di più.
pic-scoring-sum = insieme
pic-score-green = { $player }, verde: { $n } cubi, { $points } punti
pic-score-red = { $player }, bestiame: { $n } mandrie, { $most } in più per il primato, { $points } punti
pic-score-blue = { $player }, blu: { $n } cubi meno { $herds } mandrie di { $rival }, { $points } punti

pic-told-clan = { $player }: { $points } punti; corte: { $court }; possedimenti: { $estates }; carte: { $cards }.
pic-told-bag = Nel sacchetto: { $cubes }.
pic-told-display = { $player } ha pescato: { $cubes }.
pic-told-hand = Le tue carte: { $cards }.

sketch-points = punti
sketch-turn = deve giocare
sketch-start = primo giocatore
sketch-last = ultimo
sketch-following = seguito più numeroso
sketch-cards = carte
sketch-estates = possedimenti
sketch-bag = sacchetto
sketch-display = pescati
sketch-used = usati { $n } di { $most }
sketch-deck = mazzo
sketch-discards = scarti
sketch-covered = coperte
sketch-pile = pila
sketch-hand = mano
sketch-fresh = appena pescate
sketch-hidden = coperta
sketch-scoring = punti del turno { $round }
sketch-now = se finisse ora
