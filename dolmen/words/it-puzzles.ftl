# Ciò che terminale, pagina e server dicono attorno ai rompicapo.
about-puzzles = Risolve i rompicapo di un gioco, o ne cerca di nuovi in partite tra bot.
about-puzzles-keep = Quanti rompicapo trovare.
about-puzzles-players = Per quante persone sono le partite da guardare; se non detto, da due a quattro.
about-puzzles-early = Da quale parte di una partita si guarda, da 0 (subito) a 1.
about-puzzles-among = Di quale livello sono i bot che giocano le partite da guardare.
about-puzzles-most = Guarda solo le decisioni fra al massimo tante azioni.
about-puzzles-least = Guarda solo le decisioni fra almeno tante azioni.
about-puzzles-out = Dove scrivere i rompicapo; accanto sta il diario della caccia.
about-puzzles-beside = Rompicapo di cacce precedenti, in un file: non se ne tiene nessuno simile, e vengono scritti prima dei nuovi.
about-puzzles-resume = Continua una caccia interrotta.
about-puzzles-solve = Risolve i rompicapo del gioco al terminale, dal più facile.
about-puzzles-which = Risolve solo questo rompicapo.
error-no-puzzles = { $game } non ha ancora rompicapo.
error-unknown-puzzle = { $game } non ha il rompicapo «{ $asked }».
error-bad-puzzles = { $file }: { $why }.
error-other-hunt = { $file } è di una caccia a condizioni diverse: scegli un altro file, o ricomincia senza --resume.
puzzles-hunting = In cerca di rompicapo
puzzles-interrupted = Interrotta. Lo stesso comando con --resume continua: { $file }
puzzles-kept = { $n ->
    [one] { $n } rompicapo
   *[other] { $n } rompicapo
} da { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $file }
puzzles-lost = { $n }: { $test }
puzzles-test-decisions = decisioni guardate
puzzles-test-adept = perse: la rete del gioco, o una ricerca, farebbe come l’esperto
puzzles-test-rough = perse: a prima vista non è meglio
puzzles-test-clear = perse: alla fine della gara non è chiaramente la migliore
puzzles-test-network = perse: la rete del gioco, o una ricerca, preferisce altro
puzzles-test-worth = perse: la partita è già quasi perduta, qualunque cosa si faccia
puzzles-test-overall = perse: un’altra azione può valere altrettanto
puzzles-test-long = perse: con dieci volte le ipotesi non è sicuramente la migliore
puzzles-test-policy = perse: non è la migliore se altri giocano il seguito
puzzles-test-guesses = perse: vive di poche ipotesi fortunate
puzzles-test-weighed = perse: non è la migliore dove gli esperti agiscono come gli altri
puzzles-test-eyes = perse: non è la migliore dove ognuno vede solo ciò che è suo
puzzles-test-search = perse: una lunga ricerca preferisce altro
puzzles-test-near = perse: troppo vicine a un’altra della stessa partita
puzzles-test-like = perse: simili a un’altra
puzzles-test-passed = tenute

puzzle-right = È quella giusta. Così vinci { $chance } volte su 100.
puzzle-wrong = C’è di meglio: così vinci { $chance } volte su 100, con l’azione migliore { $best }.
puzzle-shown = L’azione migliore: { $label }. Così vinci { $chance } volte su 100.
solve-greeting = { $title }: { $n } rompicapo
solve-number = Rompicapo { $n } di { $most } · difficoltà { $hardness } su 5
solve-show = mostra
solve-show-help = la soluzione
solve-skip = salta
solve-skip-help = il prossimo rompicapo
solve-quit = esci
solve-quit-help = lascia i rompicapo
solve-again = Riprova, o scrivi «{ $show }».
solve-left = { $solved } su { $n }. A presto.
solve-chance = { $chance } %: { $label }
