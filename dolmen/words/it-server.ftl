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
error-not-absent = Chi siede lì è presente.
error-undo-often = Questa mossa è già stata annullata abbastanza volte.
error-may-come-back = Chi siede lì può ancora tornare: aspetta altri { $wait } secondi.
error-time-lost = Il tuo tempo è finito: al tuo posto continua il bot.
error-seat-kept = Questo posto è tenuto per qualcun altro.
error-one-seat = Hai già un posto a questo tavolo.
error-no-hints = A questo tavolo non si possono chiedere consigli.
error-too-fast = Troppo in fretta: aspetta un momento.
error-too-slow = Il messaggio non è arrivato in tempo.
error-try-again = Il server non è riuscito a salvare. Riprova, per favore.
error-server = Qualcosa è andato storto sul server. Ne è stata presa nota.

level-random = a caso
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
check-bad = Il seme non corrisponde all’impronta o alla partita.

closed-idle = Questo tavolo è stato chiuso: da molto tempo non si giocava più. La partita non conta per nessuno.
closed-lapsed = Questo tavolo è stato chiuso: { $name } ha lasciato scadere il tempo, e ha perso.

call-turn-title = Tocca a te: { $game }
call-turn = Il tavolo aspetta te. Giochi con { $others }.
call-begun-title = La partita comincia: { $game }
call-begun = Il tavolo aspetta te. Giochi con { $others }.
call-soon-title = Il tuo tempo sta per scadere: { $game }
call-soon = Tempo rimasto: { $time }. Giochi con { $others }.
call-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
call-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
call-mail-foot = Hai chiesto a Dolmen di avvisarti quando tocca a te. Per non ricevere più queste e-mail: { $link }
call-try-title = Così chiama Dolmen
call-try = Quando tocca a te e non ci sei, l’avviso arriva qui.
mail-confirm-title = È il tuo indirizzo?
mail-confirm = Qualcuno, speriamo tu, vuole sapere a questo indirizzo quando è il suo turno su Dolmen. Se è così, apri questo link entro un giorno:
mail-confirm-not = Altrimenti non serve fare nulla: non arriverà altro.
error-push-address = A quell’indirizzo non si possono mandare avvisi.
error-no-push = Questo server non può avvisare i dispositivi.
error-no-mail = Questo server non manda e-mail.
error-mail-address = Questo non è un indirizzo e-mail.
error-mail-failed = Non è stato possibile mandare l’e-mail. Riprova più tardi.
error-zone = Questo non è un fuso orario.
error-day-off = Quel giorno non si può prendere libero: è passato, è troppo lontano, o per quell’anno non ce ne sono più.

mail-back-title = Torna su Dolmen
mail-back = Apri questo link entro mezz’ora, e quel dispositivo ti riconosce di nuovo:
error-banned = Chi gestisce questo server ti ha tolto questo diritto.
error-unwanted = A questo tavolo non puoi sederti.
error-wrong-code = Non ha funzionato: riprova, o prova in un altro modo.

call-invite-title = Vieni a giocare: { $game }
call-invite = { $name } ti invita a un tavolo.

sealed = Il tuo gruppo ha finito. Replay, seme e confronto arrivano quando avrà finito l’ultimo gruppo con le stesse carte e tessere.
error-sealed = Altri gruppi stanno ancora giocando la stessa partita: si apre quando avrà finito l’ultimo.
