# I consigli e l’arena, in italiano.

about-arena = Fa giocare ai bot molte partite ad armi pari e dice quanto sono forti.
about-arena-seats = I bot: livelli, modulo:Classe, oppure exec:PROGRAMMA per un bot in qualsiasi linguaggio.
about-arena-games = Quante partite; se serve qualcuna in più, perché ogni bot sieda in ogni posto lo stesso numero di volte.
about-arena-resume = Conserva ogni partita in questo file e riprende da quelle che contiene.
about-arena-report = Scrive un resoconto in Markdown in questo file.
about-arena-seconds = Quanto può pensare un bot per ogni mossa; di solito quanto prevede il suo livello.
about-arena-threads = Su quanti core pensa una ricerca per ogni mossa.
about-arena-iterations = Quante volte una ricerca guarda avanti per ogni mossa, al posto dei secondi: così le partite si ripetono identiche.
about-hint = Dice che cosa farebbe un bot in una posizione registrata, con le probabilità.
about-hint-seconds = Quanto pensarci.

column-interval = 95 %
column-even = Alla pari
column-score = Punti
column-rating = Valutazione
column-speed = Decisioni/s
column-faults = Errori
fault-late = in ritardo
fault-crashed = interrotto
fault-nonsense = senza senso

arena-interrupted = { $n ->
    [0] Interrotta: nessuna partita è finita.
    [one] Interrotta dopo una partita.
   *[other] Interrotta dopo { $n } partite.
}
arena-kept = È tutto in { $file }: lo stesso comando riprende da lì.
arena-not-kept = Con --resume FILE sarebbero state conservate.
error-other-arena = { $file } non appartiene a questa arena: { $why }.
error-arena-budget = O --seconds (più di 0) o --iterations, non entrambi.
error-not-a-bot = «{ $asked }» non è un bot: un bot è una classe che deriva da dolmen.Bot e ha choose(self, view, seat, legal, seed).
error-illegal-choice = Il bot { $bot } ha scelto { $asked }, che non è permesso; permesso: { $possible }
error-hint-over = La partita è finita: non c’è nulla da consigliare. Prova --at da 0 a { $most }.

hint-thinking = ci penso…
hint-tip = { $place }. { $say } ({ $label }): circa { $chance } % di vittorie, vantaggio { $lead }
hint-tip-at-first-sight = { $place }. { $say } ({ $label })
hint-reasons = Perché non «{ $label }»?
hint-searched = Ha guardato avanti { $n ->
    [one] una volta
   *[other] { $n } volte
}, con quello che si sa da questo posto. Seguito previsto: { $line }
hint-judged = Giudizio su una sola mossa avanti, con quello che si sa da questo posto.
