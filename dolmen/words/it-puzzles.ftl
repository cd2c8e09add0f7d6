# Ciò che terminale, pagina e server dicono attorno ai rompicapo.
about-puzzles = Risolve i rompicapo di un gioco, o ne cerca di nuovi in partite tra bot.
about-puzzles-keep = Quanti rompicapo trovare.
about-puzzles-players = Per quante persone sono le partite da guardare; se non detto, da due a quattro.
about-puzzles-out = Dove scrivere i rompicapo; accanto sta il diario della caccia.
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
puzzles-lost = { $n }  { $test }
puzzles-test-decisions = decisioni guardate
puzzles-test-choice = perse: meno di tre azioni
puzzles-test-adept = perse: l’esperto trova ciò che propone una piccola ricerca
puzzles-test-rough = perse: a prima vista non è meglio
puzzles-test-clear = perse: con ipotesi nuove non è chiaramente la migliore
puzzles-test-worth = perse: la partita è già quasi decisa
puzzles-test-overall = perse: un’altra azione può valere altrettanto
puzzles-test-long = perse: con dieci volte le ipotesi non è sicuramente la migliore
puzzles-test-policy = perse: non è la migliore se altri giocano il seguito
puzzles-test-guesses = perse: vive di poche ipotesi fortunate
puzzles-test-weighed = perse: non è la migliore dove gli esperti agiscono come gli altri
puzzles-test-search = perse: una lunga ricerca preferisce altro
puzzles-test-near = perse: troppo vicine a un’altra della stessa partita
puzzles-test-like = perse: simili a un’altra
puzzles-test-passed = tenute

# Sulla pagina e al terminale
puzzle-right = È quella giusta. Così vinci { $chance } volte su 100.
puzzle-wrong = C’è di meglio: così vinci { $chance } volte su 100, con l’azione migliore { $best }.
puzzle-shown = L’azione migliore: { $label }. Così vinci { $chance } volte su 100.
page-puzzles = Rompicapo
page-puzzles-title = Trova l’azione migliore
page-puzzles-about = Posizioni da partite tra bot in cui un’azione è chiaramente la migliore e al livello «esperto» sfugge. Vedi ciò che si vedeva da quel posto, non di più: la risposta è giudicata da ciò che si poteva sapere.
page-puzzle-today = Il rompicapo del giorno
page-puzzle-today-of = { $game }, in { $players }
page-puzzle-solve = Risolvilo
page-puzzle-again = Rivedilo
page-puzzle-done = L’hai risolto.
page-puzzle-run = { $count } rompicapo
page-puzzle-solved = { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
}
page-puzzle-rating = Punteggio { $rating }
page-puzzles-none = Non ci sono ancora rompicapo.
page-puzzle = { $game }: rompicapo { $number } di { $of }
page-puzzle-card = Il rompicapo
page-puzzle-question = Qual è l’azione migliore?
page-puzzle-goal = Tocca a te. Gioca ciò che vince più spesso, per quel che puoi sapere.
page-puzzle-hardness = Difficoltà { $n } su 5
page-puzzle-show = Mostra la soluzione
page-puzzle-next = Prossimo rompicapo
page-puzzle-back = Torna alla posizione
page-puzzle-chances = Quante volte vince ogni azione, su 100 partite
page-puzzle-truth = Che cosa vedevano gli altri
page-puzzles-all = Tutti i rompicapo
page-puzzle-no-more = Li hai risolti tutti.
script-puzzle-hardness = Difficoltà { $n } su 5
script-puzzle-solved = Già risolto: conta solo il primo tentativo.
script-puzzle-tried = Già tentato: conta solo il primo tentativo.
script-puzzle-rating = Il tuo punteggio: { $before } → { $after }
script-puzzle-beside = Alla fine, rispetto a «{ $label }»:
script-puzzle-played = In quella partita si giocò «{ $label }».
script-puzzle-try-again = Riprova, o guarda la soluzione.
script-puzzle-eyes = Con gli occhi di { $name }
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
solve-chance = { $chance } %  { $label }
