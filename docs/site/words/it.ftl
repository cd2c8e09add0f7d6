# Quello che il sito dice accanto alle sue pagine.
all-titles = I giochi
picture = Una partita di { $title } a metà strada, vista da uno dei posti.
what-it-is-like = Com’è
players = Giocatori
minutes = Minuti
hidden = Nascosto
rules-version = Versione delle regole
options = Opzioni
how-to-learn = Per impararlo
lesson-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
rules = Le regole
rules-elsewhere = Nel terminale: `dolmen rules { $name } --lang it`; al tavolo, il pulsante *Regole*.
count = Da { $low } a { $high } giocatori, da { $least } a { $most } minuti.

hidden-tain = Quali tasselli hanno gli altri dietro lo schermo e che cosa hanno posato coperto. Niente si pesca: si indovina e si bluffa.
hidden-keltis = Le carte in mano agli altri e l’ordine del mazzo.
hidden-mac-robber = Le mani degli altri, le carte coperte di un assalto o di un duello, l’ordine del mazzo e dei tasselli.
hidden-enclave = Dove gli altri hanno deciso di mandare i loro ladri, che carte hanno in mano, e quello che non si è ancora visto dei luoghi e dell’Albero.
hidden-woolly-bully = Di quale colore sono le pecore che ognuno degli altri raduna, che tessere hanno in mano, e che cosa resta nel sacchetto.
hidden-cairn = Le pietre in mano agli altri e quello che resta nel sacchetto.
