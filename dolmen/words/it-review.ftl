# Le analisi delle partite finite, in italiano.

about-review = Analizza una partita finita: quanto valeva ogni decisione, la fortuna distinta dalla bravura.
about-review-html = Scrive l’analisi in una pagina sola, che non ha bisogno della rete.
about-review-guesses = Con quante ipotesi comincia ogni decisione; di più sono più sicure e più lente.
about-review-player = Analizza solo questo posto, da 0.
error-review-not-over = La partita non è finita: si analizzano solo partite finite.
review-working = Analisi in corso…
review-done = L’analisi è in { $file }.

review-title = { $title }: analisi
review-result = { $player } { $score }
review-seen-by = Vista da
review-step = passo { $n }
review-place = Passo { $n }
review-of = Analisi per { $player }
review-chart = { $player }: { $start } % prima della distribuzione, { $most } % al massimo, { $end } % alla fine
review-bands = Fasce: ciò che poteva sapere chi guardava. Linea tratteggiata: ciò che poteva sapere { $player }. { $budget }
review-budget = Tutti continuano secondo il giudice, la migliore di { $looks } azioni; da { $guesses } a { $most } ipotesi per decisione, ognuna giocata fino in fondo; { $count ->
        [one] una partita
       *[other] { $count } partite
    } in tutto. Un errore si dice tale solo oltre { $sure } errori standard.
review-fall = Fortuna { $luck }, decisioni proprie { $own }, gli altri { $others }
review-fall-note = In punti di probabilità di vincere, secondo ciò che poteva sapere { $player }. La somma torna. Decisioni proprie: rispetto a ciò che avrebbe fatto il metro; quanto si è perso è misurato rispetto alla migliore. Ciò che nulla spiega sta con gli altri.
review-fall-unsure = I piccoli errori di molte decisioni si sommano: quanto hanno reso in tutto quelle di { $player }, { $own }, sta entro il doppio del suo errore, e potrebbe anche essere nulla. Una singola decisione è chiamata errore solo se è fuori di dubbio.
review-fall-start = inizio
review-fall-deal = avvio
review-fall-luck = fortuna
review-fall-own = decisioni|proprie
review-fall-others = gli|altri
review-fall-end = fine
review-table = Secondo ciò che qualcuno al tavolo aveva visto: caso { $chance }, decisioni proprie { $own }, decisioni degli altri { $others }, ciò che chi decideva non poteva sapere { $hidden }.
review-accuracy = Precisione
review-accuracy-of = su 100
review-accuracy-between = tra { $low } e { $high }
review-accuracy-none = Nessuna decisione contava oltre ogni dubbio.
review-accuracy-means = 100: sempre l’azione migliore. 0: scegliere a caso. { $counted ->
        [one] Sull’unica che contava
       *[other] Sulle { $counted } che contavano
    }, di { $all ->
        [one] una decisione
       *[other] { $all } decisioni
    }.
review-given-away = Ceduto oltre ogni dubbio, in tutto: { $count ->
        [one] un punto
       *[other] { $count } punti
    } di probabilità di vincere.
review-accuracy-others = Gli altri, con la stessa misura: { $others }.
review-accuracy-one = { $player } { $value }
review-turning = Momenti decisivi
review-no-turning = In questa partita nulla ha mosso le probabilità oltre ogni dubbio.
review-all = { $count ->
        [one] La decisione
       *[other] Tutte le { $count } decisioni
    }
review-label-fine = quasi pari
review-label-inaccuracy = imprecisione
    .count = { $n ->
        [one] un’imprecisione
       *[other] { $n } imprecisioni
    }
review-label-mistake = errore
    .count = { $n ->
        [one] un errore
       *[other] { $n } errori
    }
review-label-blunder = errore grave
    .count = { $n ->
        [one] un errore grave
       *[other] { $n } errori gravi
    }
review-doubted = { $told }; secondo un’altra misura di meno
review-lost = { $label }: persi { $lost } ± { $error } punti di probabilità
review-label-best = la migliore trovata
review-moved-luck = fortuna
review-moved-others = gli altri, e ciò che si è scoperto
review-the-deal = La distribuzione
review-at = Passo { $n }: { $what }
review-after = Dopo il passo { $n }
review-before-first = Prima della prima decisione
review-nothing-seen = { $player } non ha visto succedere nulla: è cambiata la stima.
review-chosen = { $player }: { $what }
review-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
review-why = La migliore accanto a quella scelta, da ciò che poteva sapere { $player }
review-uncover = Che cosa c’era davvero
review-board = Come vedeva { $player }
review-signs = ◆ fortuna · ● decisioni · ▲ gli altri
review-column-step = Passo
review-column-did = Azione
review-column-best = La migliore trovata
review-column-chance = Probabilità
review-column-lost = Persi
review-column-moved = Per { $player }
review-as-table = Come tabella
review-honest = Tutte le probabilità sono di questo metro, non di persone. Delle piccole perdite, dove altri bluffano o scelgono in segreto, è bene diffidare.
review-theme = Giorno o notte
