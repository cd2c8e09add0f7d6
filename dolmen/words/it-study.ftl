# Molte partite in tabelle, in italiano.

about-on = Dove si giocano le partite: su questo computer o su un cluster Ray.
about-dataset = Fa giocare ai bot molte partite e le scrive in tabelle (Parquet), una riga per partita.
about-dataset-games = Quante partite. Se sono più di quelle già giocate, la stessa cartella continua.
about-dataset-out = La cartella delle tabelle.
about-dataset-repeats = Quante volte si gioca ogni distribuzione, con altri dadi per i bot.
about-dataset-number = Il numero della partita.
about-transcript = Stampa una partita di una raccolta come testo.

dataset-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $folder }, { $bytes } byte a partita.
dataset-interrupted = Le partite finite sono in { $folder }: lo stesso comando riprende da lì.
error-other-series = { $folder } non appartiene a queste partite: { $why }.
error-goes-otherwise = La partita { $number } non si rigioca come è scritta.
about-dataset-replay = Rigioca le prime partite con l’interprete e confronta tutto ciò che è scritto.
dataset-replayed = { $count ->
    [one] Una partita si rigioca come è scritta.
   *[other] { $count } partite si rigiocano come sono scritte.
}
error-no-such-game = In { $folder } non c’è la partita { $number }.
error-needs-iterations = { $bot } pensa a tempo, e partite così non si ripetono: aggiungi --iterations N.
error-unknown-place = «{ $asked }» non è un posto dove giocare: ci sono local, ray e ray://HOST:PORT.

# Studi.

about-study = Fa giocare ai bot molte partite con le stesse distribuzioni e scrive un rapporto con grafici su come va il gioco.
about-study-games = Quante partite per ogni numero di giocatori e ogni variante.
about-study-seats = Il livello a tutti i posti: random, novice, adept, master, champion.
about-study-players = I numeri di giocatori, per esempio 2,3,4; se mancano, tutti.
about-study-vary = Valori di un’opzione da confrontare, prima il solito: OPZIONE=a,b. Più volte per le combinazioni.
about-study-out = La cartella del rapporto.
study-done = Il rapporto è in { $file }.
study-interrupted = Quello che è finito resta in { $folder }: lo stesso comando riprende da lì.
study-writing = Scrivo il rapporto…
error-bad-players-list = «{ $asked }» non sono numeri di giocatori: scrivi come in 2,3,4.
error-bad-study = Questo studio non si può fare: { $why }.

study-title = { $title }: come si gioca davvero
study-terms = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } per ogni numero di giocatori{ $variants }, a tutti i posti { $level }, ogni distribuzione giocata { $repeats } volte, ogni volta con altri dadi per i bot. Versione { $version } delle regole, seme { $seed }.
study-terms-variants = { " " }e ognuna di { $count } varianti
study-honest = Tutto questo vale per questi bot: le persone, e bot migliori, possono giocare in altro modo. Le barre sono intervalli al 95 %, calcolati sulle distribuzioni.
study-sure = { $count ->
        [one] È stato fatto un confronto
       *[other] Sono stati fatti { $count } confronti
    } e { $real ->
        [0] nessuno è detto reale
        [one] uno è detto reale
       *[other] { $real } sono detti reali
    }: la probabilità che si tratti di un caso, alzata in base alla lunghezza della lista (Benjamini e Hochberg), è al massimo { $sure }, e l’effetto è grande almeno quanto dichiarato prima di giocare (un punto percentuale di quota, il due per cento di una durata).
study-iterations = { $count ->
        [one] I bot che cercano guardano avanti una volta per ogni scelta
       *[other] I bot che cercano guardano avanti { $count } volte per ogni scelta
    }: si contano le volte e non i secondi, così le partite si ripetono uguali.
study-played = Hanno giocato { $level }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} per ogni numero di giocatori, ogni distribuzione quattro volte.
study-summary-in = In italiano
study-usual = come al solito
study-what = Che cosa
study-low = Da
study-high = A
study-verdict = Giudizio
study-deals = Distribuzioni
study-difference = Differenza
study-decided = Decise
study-offered = A disposizione (quota di partite)
study-gained = Ottenuto (quota di posti)
study-used = Usato (quota di posti)
study-raw = Quota oltre la parità, grezza
study-one-among = { $one }{ "\u000A" }fra { $many }
study-table-more = { $count ->
        [one] Un’altra riga è nel file.
       *[other] Altre { $count } righe sono nel file.
    }
study-chances = Le probabilità di vittoria sono l’opinione del giudice su ipotesi di ciò che uno spettatore non vede, rese probabilità dai risultati di queste partite (metà delle distribuzioni; verificate sull’altra metà, vedi l’ultimo grafico).
study-minutes = I minuti sono stimati: { $seconds } secondi per una scelta e { $bit } in più a ogni raddoppio del numero di azioni. Nessuna persona è stata misurata.
study-sample-watched = Da { $count } partite.
study-sample-weighed = Scelte: da { $count } scelte, una per partita, ogni azione provata su { $tries } ipotesi.
study-sample-heard = Elementi, round e conteggio finale: da { $count } partite, rigiocate evento per evento.
study-sample-matched = Abilità e segreti: da { $count } partite per ogni numero di giocatori e ogni coppia.
study-left-out-secrets = Quanto valgono i segreti è stato lasciato fuori: chi gioca a caso non se ne fa niente di ciò che vede.
study-left-out-gifts = Niente di ciò che il caso dà prima della prima azione distingue i giocatori in questo gioco.
study-summary = In breve
study-numbers = I numeri
study-real = Reale
study-not-sure = Incerto
study-even = Pari
study-winners = chi vince
study-others = gli altri
study-with-players = { $count ->
        [one] Una persona
       *[other] { $count } giocatori
    }
study-table = Tabella
study-axis-share = Quota di vittoria
study-axis-games = Quota di partite
study-axis-steps = Azioni di una partita
study-axis-points = Punti
study-axis-seats = Quota di posti
study-axis-margin = Punti di vantaggio sul secondo posto
study-axis-progress = Avanzamento della partita
study-axis-choices = Azioni
study-axis-chance = Probabilità di chi vince
study-axis-said = Probabilità detta
study-axis-won = Quante volte si è avverata
study-axis-effect = Differenza di quota di vittoria
study-axis-used = Quota di posti che lo usano
study-axis-after = Quota oltre la probabilità di prima
study-axis-difference = Differenza, in errori standard
study-axis-terms = Punti del giudice
study-legal = possibili
study-effective = da considerare

plot-seats = Posti
plot-seats-about = La quota di vittoria di ogni posto. Tratteggiata: la parità; nella fascia uno scarto è troppo piccolo per contare.
plot-marks = Un rombo è reale, un cerchio è incerto o troppo piccolo per contare.
plot-order = Ordine di gioco
plot-order-about = La quota di chi ha cominciato, di chi è venuto dopo, e così via, ovunque sedesse.
plot-roles = Chi è chi
plot-roles-about = La quota di ogni ruolo che non appartiene a un posto.
plot-gifts = Quello che ha dato il caso
plot-gifts-about = Chi ha avuto qualcosa prima della prima azione contro chi, nella stessa partita, non l’ha avuto: un esperimento fatto dalla distribuzione.
plot-lengths = Durata
plot-lengths-about = La quota di partite finite dopo tante azioni.
plot-choices = Scelte
plot-choices-about = Le azioni possibili di una scelta, e quante di loro valgono circa quanto la migliore.
plot-scores = Punti
plot-scores-about = Quante volte si arriva a ogni punteggio: chi vince e gli altri.
plot-margins = Distacchi
plot-margins-about = Di quanto chi ha vinto era avanti.
plot-scoring = Da dove vengono i punti
plot-scoring-about = Le righe del conteggio finale, in media.
plot-terms = Che cosa vede il giudice in chi vince
plot-terms-about = Di quanto le voci del giudice, per chi alla fine vince, superano quelle di tutti.
plot-chances = Quando una partita è decisa
plot-chances-about = La probabilità di chi vince nel corso della partita: la linea è la partita mediana, nella fascia stanno otto partite su dieci. Tratteggiata: la quota di partite decise, quelle in cui chi vince resta all’80 % o più.
plot-levels = Abilità
plot-levels-about = La quota di un bot più forte fra altri più deboli, a ogni posto a turno; la linea tratteggiata è la parità.
plot-secrets = Quanto valgono i segreti
plot-secrets-about = La quota di un esperto a cui si mostra ciò che qualunque giocatore ha visto, fra esperti a cui non si mostra. Non bluffa mai: i segreti possono valere anche di più.
plot-elements = Elementi
plot-elements-about = Quanto spesso si usa qualcosa (o lo si ottiene, se non si usa), e com’è andata a chi l’ha usato rispetto alla probabilità che aveva prima di usarlo. Non è un esperimento: chi può usarlo può avere anche altri vantaggi.
plot-variants = Varianti
plot-variants-about = Ogni misura di una variante rispetto alla prima, distribuzione per distribuzione, in errori standard della differenza; i segni pieni sono differenze reali.
plot-reliability = Le probabilità reggono?
plot-reliability-about = Fra le posizioni date per vinte con una certa probabilità, quante lo sono state davvero. Su distribuzioni che non sono servite a tararle.

measure-length-steps = azioni di una partita
measure-length-decisions = scelte di una partita (più di un’azione)
measure-length-turns = turni di una partita
measure-length-minutes = minuti stimati
measure-length-rounds = round
measure-choice-forced = quota di azioni obbligate
measure-choice-legal = azioni possibili di una scelta
measure-choice-tried = azioni possibili delle scelte osservate (al massimo 48)
measure-choice-effective = azioni da considerare
measure-choice-stake = quanto costa scegliere a caso (probabilità)
measure-choice-matters = quota di scelte che contano
measure-points-all = punti, in media
measure-points-winner = punti del primo posto
measure-points-margin = punti di vantaggio sul secondo posto
measure-points-shared = vittorie condivise
measure-points-tiebreak = vittorie per spareggio
measure-drama-decided = decisa dopo questa quota della partita
measure-drama-leads = cambi al comando
measure-drama-behind = quota del tempo in cui chi vince era dietro
measure-drama-comeback = probabilità più bassa avuta da chi vince
measure-drama-open = apertura (1: tutti pari)
measure-drama-late = apertura dell’ultimo quarto
measure-drama-surprise = sorpresa da un ventesimo di partita all’altro
measure-drama-king = scelte dell’ultimo terzo con cui chi ha perso fa vincere qualcun altro
measure-luck-chance = quota dei risultati spiegata dal caso
measure-seat = posto { $number }
measure-order = { $number ->
        [1] chi comincia
        [2] chi gioca per secondo
        [3] chi gioca per terzo
        [4] chi gioca per quarto
       *[other] chi gioca per quinto
    }

short-length = Una partita ha in media { $decisions } scelte e dura circa { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
short-decided = Chi vince si sa dopo { THE($decided) } della partita.
short-blind = Prima della fine il giudice non distingue chi vincerà: questo studio non può dire quando una partita è decisa, né quali scelte contano.
short-even = Nessun posto è di sicuro favorito: il più lontano dista { $most ->
    [one] 1 punto
   *[other] { $most } punti
} { BY($even) }, uno scarto incerto o troppo piccolo per contare.
short-seat = { CAPITAL($what) }: vince { THE($share) } delle partite ({ BY($low) } { TO($high) }); alla pari sarebbe { THE($even) }.
short-gift = Chi comincia con «{ $what }» vince { $share } punti percentuali in più degli altri (da { $low } a { $high }).
short-gift-less = Chi comincia con «{ $what }» vince { $share } punti percentuali in meno degli altri (da { $low } a { $high }).
short-ties = Uno spareggio decide { THE($ties) } delle partite; { IN($shared) } la vittoria è condivisa.
short-shared-only = { CAPITAL(IN($shared)) } delle partite la vittoria è condivisa.
short-ties-only = Uno spareggio decide { THE($ties) } delle partite.
short-luck = Fra bot uguali la fortuna spiega { THE($share) } di chi vince; il resto dipende da come hanno giocato.
short-level = Un { $stronger } fra { $weaker } vince { THE($share) } delle partite; alla pari sarebbe { THE($even) }.
short-secret = Chi vede tutto vince { THE($share) } delle partite; alla pari sarebbe { THE($even) }.
short-variant = { $variant } · { $measure }: { $from } → { $to }.
short-no-variant = { $variant }: nessuna differenza sicura rispetto a { $against }.
short-more = { $count ->
        [one] Un’altra differenza è reale: vedi il grafico.
       *[other] Altre { $count } differenze sono reali: vedi il grafico.
    }
short-choice = Una scelta ha { $legal } azioni possibili, { $effective } da considerare; conta davvero { THE($matters) } delle scelte.
short-choice-tried = Una scelta ha { $legal } azioni possibili; delle { $tried } esaminate (al massimo { $most } per scelta), { $effective } sono da considerare; conta davvero { THE($matters) } delle scelte.

study-one-random = bot che gioca a caso
study-one-novice = principiante
study-one-adept = esperto
study-one-master = maestro
study-one-champion = campione
study-one-seer = esperto che vede tutto
study-many-random = bot che giocano a caso
study-many-novice = principianti
study-many-adept = esperti
study-many-master = maestri
study-many-champion = campioni

chapter-variants = Varianti
chapter-fair = È equo?
chapter-course = Nel corso della partita
chapter-points = Punti
chapter-skill = Fortuna e abilità
chapter-elements = Carte, tessere e luoghi
chapter-method = Com’è fatto lo studio

glance-length-minutes = minuti circa
glance-length-decisions = scelte
glance-drama-decided = della partita prima che sia decisa
glance-choice-matters = delle scelte conta
glance-luck-chance = di chi vince è fortuna

caption-games = { $count } partite di { $level } per ogni numero di giocatori.
caption-watched = { $count } partite di { $level } per ogni numero di giocatori, osservate venti volte ciascuna.
caption-weighed = { $count } scelte di { $level } per ogni numero di giocatori, una per partita.
caption-heard = { $count } partite di { $level } per ogni numero di giocatori, rigiocate evento per evento.
caption-matched = { $count } partite per ogni numero di giocatori e ogni coppia.
caption-dealt = { $count } distribuzioni, ognuna giocata quattro volte da { $level }.

found-seat-even = Nessun posto è di sicuro favorito: il più lontano è a { $most ->
    [one] 1 punto
   *[other] { $most } punti
} dalla parità.
found-order-even = Chi comincia non è di sicuro favorito: lo scarto maggiore è di { $most ->
    [one] 1 punto
   *[other] { $most } punti
} dalla parità.
found-role-even = Nessuno è di sicuro favorito: lo scarto maggiore è di { $most ->
    [one] 1 punto
   *[other] { $most } punti
} dalla parità.
found-share = { CAPITAL($what) }: vince { THE($share) } delle partite { $players ->
        [one] con una persona
       *[other] in { $players }
    }, alla pari sarebbe { THE($even) }.
found-gifts-even = Niente di ciò che il caso dà all’inizio vale di sicuro un punto.
found-gift = Il miglior inizio è «{ $what }»: { $points } punti percentuali in più { $players ->
        [one] con una persona
       *[other] in { $players }
    }.
found-gift-less = L’inizio che pesa di più è «{ $what }»: { $points } punti percentuali in meno { $players ->
        [one] con una persona
       *[other] in { $players }
    }.
found-variants = { $real ->
        [0] Nessuna differenza su { $count } è reale.
        [one] Una differenza su { $count } è reale.
       *[other] { $real } differenze su { $count } sono reali.
    }
found-lengths = Una partita dura circa { $range } minuti.
found-choices = Su { $legal } azioni possibili, { $effective } sono da considerare.
found-choices-some = Su { $legal } azioni possibili, { $effective } sono da considerare, con i numeri di giocatori per i quali si può dire.
found-choices-legal = Una scelta ha { $legal } azioni possibili.
found-choices-tried = Una scelta ha { $legal } azioni possibili; delle { $tried } esaminate, { $effective } sono da considerare.
found-choices-tried-some = Una scelta ha { $legal } azioni possibili; delle { $tried } esaminate, { $effective } sono da considerare, con i numeri di giocatori per i quali si può dire.
found-chances = Chi vince si sa dopo { THE($range) } della partita.
found-chances-some = Chi vince si sa dopo { THE($range) } della partita, con i numeri di giocatori per i quali il giudice lo distingue prima della fine.
found-chances-none = Prima della fine il giudice non distingue chi vincerà.
found-terms = Chi vince è avanti soprattutto in questo: { $term }.
found-scores = Il punteggio migliore è in media di { $range } punti.
found-margins = Chi vince è avanti in media di { $range } punti.
found-scoring = La maggior parte dei punti di chi vince: { $line }, { $points } su { $total }.
found-ties = Uno spareggio decide al massimo { THE($ties) } delle partite; al massimo { THE($shared) } finisce con una vittoria condivisa.
found-shared-only = Al massimo { THE($shared) } delle partite finisce con una vittoria condivisa; nessuno spareggio decide.
found-ties-only = Uno spareggio decide al massimo { THE($ties) } delle partite.
found-levels = Un { $one } fra { $many } vince { THE($share) } delle partite { $players ->
        [one] con una persona
       *[other] in { $players }
    }; alla pari sarebbe { THE($even) }.
found-secrets = Chi vede tutto vince { THE($share) } delle partite { $players ->
        [one] con una persona
       *[other] in { $players }
    }; alla pari sarebbe { THE($even) }.
found-elements-none = Nessun elemento va di sicuro insieme alla vittoria.
found-elements = Quello che più va insieme alla vittoria è «{ $what }»: { $points } punti percentuali oltre la probabilità di prima, { $players ->
        [one] con una persona
       *[other] in { $players }
    }.
found-reliability = Le probabilità usate qui sbagliano in media di { $points } punti percentuali.
plot-ties = Parità
plot-ties-about = La quota di partite decise da uno spareggio, e di quelle con la vittoria condivisa.
