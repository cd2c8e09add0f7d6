# Ciò che terminale e server dicono attorno alle lezioni.
about-learn = Insegna un gioco in pochi minuti, passo per passo.
about-learn-game = Il nome del gioco; se manca, l’elenco di tutte le lezioni.
about-lesson = Quale lezione; se manca, la prima.
learn-listed = { $lesson }, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-greeting = { $title }: { $lesson }
learn-goal = → { $goal }
learn-again = Non è successo niente: riprova.
learn-shown = Scrivi: { $say }
learn-left = A presto: la lezione ricomincia quando vuoi.
learn-free = Adesso giochi da te, contro dei principianti.
learn-hint = consiglio
learn-hint-help = dove guardare
learn-show = mostra
learn-show-help = le parole da scrivere
learn-skip = salta
learn-skip-help = lo fa al posto tuo
learn-back = indietro
learn-back-help = un passo indietro
learn-quit = esci
learn-quit-help = lascia la lezione
error-no-lessons = { $game } non ha ancora lezioni.
error-unknown-lesson = { $game } non ha la lezione «{ $asked }»; ha { $possible }.
error-bad-course = Al passo { $step } della lezione «{ $lesson }» così non si arriva.
