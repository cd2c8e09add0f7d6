# L’allenatore: contro i bot, a richiesta, domanda una volta prima di un errore che costa.
coach-asks = Il maestro vede di meglio: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} di probabilità di vittoria. Vuoi vedere?
page-coach-look = Fammi vedere
page-coach-wanted = Un allenatore mi avvisa una volta prima di un errore che costa (solo con i bot; la partita non conta per la valutazione)
page-coach-next = Nelle mie prossime partite con i bot un allenatore mi avvisa prima di un errore che costa (non contano per la valutazione)
script-coach-looks = L’allenatore ci pensa…
script-coach-play = Comunque: { $label }
script-coach-better = Il maestro giocherebbe la prima; la seconda era la tua
script-coached-none = L’allenatore non ha avuto nulla da dire.
script-coached = Avvisi dell’allenatore: { $n }; poi giocato altrimenti: { $of }
error-no-coach = L’allenatore c’è solo dove una persona gioca con i bot e l’ha voluto.
error-no-review = Di questa partita non c’è un’analisi.
error-review-not-shared = Questa analisi la vede solo chi era al tavolo, finché tutti non permettono di vederla a chiunque abbia il link.
error-reviews-wait = Diverse tue analisi sono ancora in corso: riprova quando una sarà finita.
