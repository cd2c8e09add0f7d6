# I testi italiani del terminale.
about = Dolmen, un tavolo di pietra per giochi da tavolo a informazione nascosta.
about-games = Elenca i giochi, con il numero di giocatori e le opzioni.
about-play = Gioca una partita nel terminale, con altre persone e con i bot.
about-watch = Fa giocare i bot: una partita da guardare o una serie da contare.
about-replay = Mostra una partita registrata, mossa per mossa.
about-check = Rigioca le registrazioni e dice se sono autentiche.
about-rules = Mostra le regole di un gioco.
about-stress = Gioca partite casuali e controlla ogni legge a ogni passo.
about-bench = Misura la velocità dei giochi.
about-gpu-check = Confronta le partite sulla GPU con le stesse partite sul processore, byte per byte.
about-train = Fa imparare un gioco a una rete, che gioca contro se stessa.
about-exploit = Insegna a una rete a battere un livello, per vedere quanto è vulnerabile.
about-serve = Apre il tavolo nel browser.
about-backup = Salva i dati del server.
about-host = Rimuove gli abusi da un server acceso.
about-restore = Ripristina i dati del server da una copia.
about-join = Si siede a un tavolo di un server, dal terminale.
about-join-address = L’indirizzo del tavolo, come lo mostra il browser.
about-join-name = Il nome con cui giocare.
about-join-seat = Quale posto, da 0; altrimenti il primo libero.

about-lang = Lingua; se manca, quella dell’ambiente.
about-game = Il nome del gioco, come lo elenca `dolmen games`.
about-seats = Chi siede dove: me, me:Anna, un bot (principiante, esperto, maestro, campione, random), oppure modulo:Classe o exec:PROGRAMMA per un bot tuo.
about-seed = Un numero che rende la partita ripetibile; se manca, decide il caso.
about-option = Un’opzione del gioco; si può dare più volte.
about-resume = Riprende una partita salvata.
about-record = Scrive la registrazione della partita in questo file.
about-watch-games = Quante partite; se è più di una si vedono solo i risultati.
about-json = Stampa il risultato come oggetto JSON nell’ultima riga.
about-delay = Pausa fra una mossa e l’altra.
about-jobs = Quante partite giocare in parallelo; se manca, una per ogni core.
about-file = Una registrazione.
about-files = Registrazioni.
about-at = La posizione dopo questo numero di passi; 0 è l’inizio.
about-seat = Guarda con gli occhi di questo posto (la sua parola nella registrazione).
about-stress-words = Le leggi di ciò che si dice alle persone, invece di quelle delle posizioni.
about-stress-games = Quante partite.
about-stress-resume = Conserva in questo file quello che è finito, e riprende da lì.
error-other-stress = { $file } non appartiene a questa prova.
stress-kept = Quello che è finito è in { $file }: lo stesso comando riprende da lì.
stress-not-kept = Con --resume FILE quello che è finito sarebbe stato conservato.
about-bench-game = Un solo gioco; se manca, tutti.
about-bench-json = Un oggetto JSON per riga.
about-bench-peers = Misura anche i giochi di altri progetti, in ambienti a parte.
about-bench-seconds = Quanto dura ogni misura.
about-bench-device = Dove girano i giochi: cpu o cuda.
about-gpu-compile = Compila soltanto, per una GPU di questa capacità di calcolo (9.0), che può anche mancare qui.

gpu-compiled = { $kernel }: { $size } kB di codice in { $seconds } s
gpu-equal = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, ogni byte uguale
gpu-differs = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, e queste cose differiscono:

column-name = Nome
column-title = Gioco
column-players = Giocatori
column-minutes = Minuti
column-options = Opzioni
column-bot = Bot
column-first = Primi posti
column-share = Quota

greeting = { $title }. Scrivi un numero oppure le parole di una mossa; «aiuto» spiega il resto.
sits-you = { $player }: tu
sits-person = { $player }: una persona
sits-bot = { $player }: il bot { $bot }
sits-level = { $player }: un bot di livello «{ $bot }»
thinking = { $player } sta pensando…
curtain = Tocca { TO($player) }. Il resto del tavolo non guardi lo schermo.
curtain-undo = ({ $player } può ancora ripensarci: «{ $command }».)
everybody-looks = Guardate tutti: ecco che cosa succede.
press-enter-to-go-on = Premi Invio per continuare.
press-enter = Premi Invio quando solo tu puoi vedere lo schermo.
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
points-total = in tutto
more-choices = { $n ->
    [one] una possibilità
   *[other] { $n } possibilità
}
earlier-lines = { $n ->
    [one] … c’è un’altra riga prima di queste: «{ $command }».
   *[other] … ci sono altre { $n } righe prima di queste: «{ $command }».
}
menu-only = È l’unica possibilità: basta premere Invio.
menu-back = Premi Invio per rivedere tutte le possibilità.
no-such-number = Nell’elenco non c’è { THE($n) }: i numeri vanno da 1 a { $most }.
no-such-choice = «{ $asked }» ora non si può fare. Scegli dall’elenco o scrivi «{ $help }».
help-answers = Rispondi con un numero dell’elenco o con una frase, come quella in grassetto lì accanto. Bastano le iniziali delle parole, purché corrispondano a una frase sola; se ce n’è più d’una, vengono elencate. Il tasto Tab completa.
command-help = aiuto
command-help-help = mostra questo testo
command-board = tavolo
command-board-help = mostra di nuovo il tavolo e le possibilità
command-log = diario
command-log-help = racconta che cosa è successo finora
command-hint = consiglio
command-hint-help = dice che cosa farebbe al tuo posto il bot migliore
command-undo = annulla
command-undo-help = annulla la tua ultima mossa, finché nessuno ha scoperto nulla di nuovo
command-rules = regole
command-rules-help = mostra le regole del gioco
command-save = salva
command-save-help = salva la partita e continua; si può aggiungere il nome di un file
command-quit = esci
command-quit-help = lascia il tavolo; la partita si può riprendere un’altra volta
answer-yes = sì
answer-no = no
hint = Il bot migliore sceglierebbe: { $say } ({ $label })
taken-back = Mossa annullata.
no-rules = Le regole di { $title } qui non ci sono.
save-before-leaving = Salvare la partita, per riprenderla un’altra volta?
saved = La partita è salvata in { $file }.
go-on = Per riprenderla: { $command }
saved-finished = La registrazione è in { $file }.
offer-to-save = Salvare la registrazione? Invio: no · sì: { $file } · oppure il nome di un file:
won-alone = Vince { $player }!
won-together = Vittoria a pari merito: { $players }!

compiling = compilo
playing = gioco
series-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, con i posti a rotazione
step-of = Passo { $n } di { $most }
replay-keys = → avanti · ← indietro · Inizio: primo · Fine: ultimo · q: esci
transcript-true = { $file }: autentica (passi: { $steps }). Tutto si ripete esattamente, il seme è quello promesso ({ $commitment }…), il finale è giusto. Ha vinto: { $winners }.
transcript-running = { $file }: autentica fin qui (passi: { $steps }). Tutto si ripete esattamente, il seme è quello promesso ({ $commitment }…); la partita non è finita.

there-are = Possibili: { $possible }.
error-missing-extra = Per { $asked } mancano alcuni pacchetti: pip install "dolmen[{ $extra }]"
error-unknown-version = La versione { $asked } delle regole di { $game } qui non è nota; si conoscono: { $possible }.
error-broken-game = { $game } non si può giocare:
    { $faults }
error-no-network = Qui nessuna rete ha imparato { $game }.
error-no-gpu = device='cuda' richiede una GPU di NVIDIA e il suo driver, che qui non si trovano ({ $why }).
error-cannot-compile = { $game } non si compila. { $file }, riga { $line }: { $reason }.
error-unknown-language = Dolmen non parla «{ $asked }»; parla { $possible }.
error-empty-seat = «{ $asked }» ha un posto vuoto: scrivi chi ci siede, per esempio me,random.
error-option-form = «{ $asked }» non è un’opzione: scrivi NOME=VALORE.
error-bad-seed = { $asked } non può essere un seme: serve un numero intero da 0 a 2^128 - 1.
error-bad-state = Questo non è uno stato di { $game }: { $why }
error-no-transcript = Questa partita a { $game } è ripresa da uno stato dato: senza la distribuzione iniziale non c’è registrazione.
error-cannot-write = Non riesco a scrivere { $file }: { $why }.
error-no-such-file = Il file { $file } non esiste.
error-cannot-read = Non riesco a leggere { $file }: { $why }.
error-no-text = { $file } non è un testo.
error-bad-seed-file = { $file } non contiene un seme.
error-seats-of-save = Posti della partita: { $players }, non { $asked }.
error-other-game = { $file } è una partita di { $game }.
error-already-over = La partita in { $file } è finita; la puoi rivedere con dolmen replay.
error-watch-me = Qui giocano solo i bot; per sederti al tavolo usa dolmen play.
error-no-such-step = Il passo { $asked } non c’è: la partita ne ha { $most }.
error-no-such-seat = Il posto «{ $asked }» non c’è; ci sono { $possible }.
error-server-says = { $text }
error-no-server = Il server { $address } non risponde: { $why }
error-no-dolmen = All’indirizzo { $address } non c’è un server di Dolmen.
error-join-address = «{ $asked }» non è l’indirizzo di un tavolo, come https://example.org/table/k3x.
left-table = Hai lasciato il tavolo; il tuo posto ti aspetta.
