# Le parole italiane della pagina. Quelle dette dagli script cominciano con `script-`.

## Ogni pagina

page-description = Un tavolo di pietra per giochi con informazioni nascoste: si gioca nel browser, con gli amici e con i bot.
page-motto = Un tavolo di pietra per bei giochi
page-promise = Niente da installare, nessun account. Gioca subito contro i bot, o manda un link agli amici.
page-skip = Vai al contenuto
page-home = Dolmen, alla pagina iniziale
page-tools = Impostazioni
page-best = Classifica
page-language = Lingua
page-language-it = Italiano
page-language-en = English
page-you-are = Il tuo nome:
page-no-name = Ospite
page-name = Nome
page-name-title = Come ti chiami?
page-name-help = Niente password, niente registrazione: solo un nome per chi gioca con te.
page-name-change = Cambia nome
page-my-page = Le mie partite e i miei punteggi
page-keep = Salva
page-close = Chiudi
page-no = No
page-back = Indietro
page-copy = Copia

## Ingresso

page-games = Giochi
page-players = Giocatori
page-players-range = { $low }–{ $high } giocatori
page-minutes = { $low }–{ $high } min
page-play-now = Gioca subito contro i bot
page-against = Quanti e quanto forti?
page-how-many = Giocatori
page-level = Bot
page-with-friends = Con gli amici…
page-rules = Regole
page-mine = Le mie partite
page-mine-none = Non sei a nessun tavolo.
page-open = Tavoli aperti
page-open-none = Nessun tavolo aspetta giocatori. Aprine uno: gli altri lo vedranno qui.
page-running = Si sta giocando
page-running-none = Al momento nessuno gioca una partita pubblica.

## Nuovo tavolo

page-new-table = Nuovo tavolo: { $game }
page-who-sits = Chi siede dove
page-who-sits-help = I posti liberi aspettano chi ha il link. Più persone su questo dispositivo giocano a turno, dietro un sipario.
page-options = Regole di questo tavolo
page-pace = Ritmo
page-pace-none = Senza orologio
page-pace-live = Con l’orologio
page-pace-days = Giorni per mossa
page-pace-none-help = Ognuno si prende il tempo che gli serve.
page-minutes-each = Minuti a testa
page-increment = Secondi in più per mossa
page-days-each = Giorni per ogni mossa
page-grace = Secondi per intervenire
page-grace-help = Fra un turno e l’altro gli altri possono intervenire; chi non lo fa in questo tempo lascia passare. 0: il tavolo aspetta tutti.
page-who-may-come = Chi può venire
page-by-link = Solo chi ha il link
page-public = Chiunque passi di qui
page-hints-allowed = Si possono chiedere consigli a un bot
page-open-table = Apri il tavolo

## Tavolo

page-what-is-asked = Che cosa devi fare
page-one-moment = Un momento…
page-watching = Stai guardando la partita.
page-board = Tabellone
page-actions = Che cosa puoi fare
page-side = Cronaca e chiacchiere
page-zoom = Ingrandimento
page-zoom-in = Più vicino
page-zoom-out = Più lontano
page-zoom-whole = Tutto il tabellone
page-skip-scene = Salta
page-show = Mostra
page-hint = Consiglio
page-undo = Annulla
page-notify = Avvisami quando tocca a me
page-filter = Cerca una mossa
page-log = Che cosa è successo
page-chat = Chiacchiere
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-about-table = Questo tavolo
page-waiting-title = In attesa di giocatori
page-waiting-help = Manda questo link agli amici: chi lo apre può prendere posto.
page-invite = Link a questo tavolo
page-fill = Bot per i posti liberi:
page-start = Comincia ora
page-rules-of = Le regole di { $game }
page-search = Cerca nelle regole
page-keys = Tastiera
page-key-move = passa da una parte possibile all’altra
page-key-choose = sceglila
page-key-numbers = premi il pulsante con quel numero
page-key-clear = annulla la scelta, salta ciò che viene mostrato
page-key-undo = riprendi la mossa
page-key-hint = chiedi un consiglio
page-key-board = vai al tabellone
page-key-rules = le regole
page-key-chat = chiacchiere
page-key-zoom = più vicino, più lontano, tutto il tabellone
page-key-pan = sposta il tabellone
page-key-replay = scorri una partita finita
page-key-help = questo aiuto

## Dopo la partita

page-replay = Mosse della partita
page-replay-first = All’inizio
page-replay-back = Una mossa indietro
page-replay-run = Lascia scorrere
page-replay-on = Una mossa avanti
page-replay-last = Alla fine
page-eyes = Con gli occhi di
page-transcript = Scarica il verbale
page-check = Le mescolate erano oneste?

## La mia pagina, la classifica, i link

page-device = Su un altro dispositivo
page-device-help = Un link privato porta con sé il tuo nome e le tue partite. Chi ce l’ha gioca al posto tuo: non mostrarlo in giro.
page-device-make = Crea il link
page-ratings = I miei punteggi
page-ratings-none = Ancora nessuna partita valida per il punteggio.
page-rating = Punteggio
page-played = Giocate
page-won = Vinte
page-game = Gioco
page-place = Posto
page-history = Partite giocate
page-history-none = Ancora nessuna partita finita.
page-best-title = La classifica
page-best-none = Nessuno ha ancora finito una partita di questo gioco.
page-join-title = Continua qui
page-join-help = Questo link è di { $name }. Se sei tu, questo dispositivo prende il tuo nome e le tue partite.
page-join-yes = Sono { $name }

## Detto dagli script

script-your-turn = Tocca a te
script-at-turn = di turno
script-you = tu
script-here = presente
script-away = assente
script-bot = bot
script-bot-of = bot, { $level }
script-open-seat = posto libero
script-somebody = Giocatore { $place }
script-watcher = spettatore
script-score = Punti
script-facts = Che cosa si sa di { $name }
script-vote-bot = Fai giocare un bot al suo posto ({ $n }/{ $needed })
script-vote-back = Aspettiamo ancora ({ $n }/{ $needed })
script-days-hours = { $days } g { $hours } h
script-all-moves-one = Oppure scegli dall’elenco
script-all-moves-other = Oppure scegli fra tutte le { $n } mosse
script-missing-one = Resta una sola possibilità
script-missing-other = Manca ancora: un’altra parte illuminata, o un pulsante ({ $n })
script-clear = Azzera
script-let-go = Lascia { $name }
script-ok = OK: { $label }
script-not-now = Ora non si può scegliere.
script-reconnecting = La connessione è caduta e sta tornando da sola. Niente va perso.
script-no-server = Il server non risponde. Riprova fra un momento.
script-trouble = Non ha funzionato. Riprova fra un momento.
script-waiting = In attesa di giocatori.
script-join-in = Prendi posto per giocare.
script-waiting-for-somebody = in attesa di qualcuno
script-sits = al tavolo
script-sit = Siediti qui
script-stand-up = Alzati
script-put-bot = Metti qui un bot…
script-open-again = Libera il posto
script-copied = Copiato
script-window = Puoi intervenire: { $n } secondi
script-dont-ask-turn = Non chiedermelo fino al mio turno
script-dont-ask-round = Non chiedermelo in questo giro
script-standing = Hai già risposto in anticipo: { $say }
script-take-back = Chiedimelo di nuovo
script-pass-device = Passa il dispositivo a { $name }
script-rematch = Rivincita
script-to-rematch = Alla rivincita
script-you-won = Hai vinto!
script-won = Vince { $name }
script-won-together = Vincono insieme { $name }
script-check-good = Sì: le mescolate erano decise prima della prima mossa.
script-check-bad = No: qualcosa non torna.
script-check-promised = Promesso all’inizio
script-check-seed = Il seme, ora svelato
script-check-here = Calcolato in questo browser
script-check-insecure = questo browser lo fa solo con https
script-eyes-of = Con gli occhi di { $name }
script-eyes-watcher = Con gli occhi di chi guarda
script-replay-at = Mossa { $at } di { $of }
script-found-one = Un punto
script-found-other = { $n } punti
script-light-auto = Luce: come il dispositivo
script-light-light = Luce: giorno
script-light-dark = Luce: notte
script-sound = Suono
script-sound-on = Il suono è acceso
script-sound-off = Il suono è spento
script-join = Siediti
script-watch = Guarda
script-go-on = Continua
script-seat = Posto { $place }
script-seat-me = Io
script-seat-hot = Un’altra persona, su questo dispositivo
script-seat-open = Posto libero
script-seat-bot = Bot: { $level }
script-name = Nome
script-name-of-seat = Nome per il posto { $place }
