# Ciò che dice il server: errori, livelli dei bot, la prova del mescolamento.
error = Non si può fare.
error-unknown-game = Non c’è nessun gioco «{ $asked }».
error-unknown-action = «{ $asked }» non è un’azione di questo gioco.
error-illegal-action = «{ $asked }» adesso non è possibile.
error-not-your-turn = Non è il tuo turno.
error-game-over = La partita è finita.
error-cannot-undo = { $why ->
    [nothing] Non c’è nulla da annullare.
    [other] Può annullare solo chi ha agito per ultimo.
    [over] La partita è finita: non si annulla più nulla.
   *[learned] Nel frattempo qualcuno ha scoperto qualcosa: non si può annullare.
}
error-bad-players = A questo gioco si gioca in { $possible }, non in { $asked }.
error-unknown-option = Questo gioco non ha l’opzione «{ $asked }».
error-bad-option = L’opzione «{ $option }» non può essere «{ $asked }».
error-bad-transcript = Riga { $line }: { $reason }
error-unknown-bot = Non c’è nessun bot «{ $asked }».
error-bad-message = Il messaggio non si può leggere: { $why }
error-too-long = Il messaggio è troppo lungo.
error-not-found = Qui non c’è nulla di simile.
error-cannot-open = Questo tavolo non si può aprire: su questo server manca il suo gioco, o la versione con cui si è giocato.
error-not-yours = Non spetta a te.
error-origin = Un altro sito non può agire a tuo nome.
error-final = Una scelta fatta è definitiva.
error-late = Qualcuno è stato più veloce: guarda di nuovo il tavolo.
error-seat-taken = Lì è già seduto qualcuno.
error-not-open = La partita è già cominciata.
error-not-running = La partita non è in corso.
error-not-over = La partita non è ancora finita.
error-seats-open = Ci sono ancora posti liberi.
error-not-absent = Questo giocatore è presente.
error-undo-often = Questa mossa è già stata annullata abbastanza volte.
error-may-come-back = Questo giocatore può ancora tornare: aspetta altri { $wait } secondi.
error-time-lost = Il tuo tempo è finito: al tuo posto continua il bot.
error-seat-kept = Questo posto è tenuto per qualcun altro.
error-one-seat = Hai già un posto a questo tavolo.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-too-fast = Troppo in fretta: aspetta un momento.
error-too-slow = Il messaggio non è arrivato in tempo.
error-try-again = Il server non è riuscito a salvare. Riprova, per favore.
error-server = Qualcosa è andato storto sul server. Ne è stata presa nota.

level-random = prende quel che capita
level-novice = principiante
level-adept = esperto
level-master = maestro
level-champion = campione
bot-name = Bot ({ $level })
guest-name = Ospite
hint-text = Un bot direbbe: { $label }
rule-drawer-missing = Le regole di questo gioco non sono ancora scritte in questa lingua.

check-running = L’impronta del mescolamento è stata fissata prima della prima mossa. A fine partita si mostra il seme, e chiunque può verificare che abbia questa impronta e che porti a questa partita.
check-good = Il seme ha l’impronta mostrata prima della prima mossa, e l’intera partita, rigiocata da esso, è quella che è stata giocata. L’impronta è lo SHA-256 di «dolmen seed » seguito dai sedici byte del seme.
check-bad = Il seme non va d’accordo con l’impronta o con la partita.
