# Táin in italiano.
title = Táin
summary = Guardie, razzie e bluff tra clan celtici: ruba mucche e gioielli con tasselli coperti.

clan-green = verde
    .name = clan verde
    .the = il clan verde
    .of = del clan verde
clan-red = rosso
    .name = clan rosso
    .the = il clan rosso
    .of = del clan rosso
clan-blue = blu
    .name = clan blu
    .the = il clan blu
    .of = del clan blu
clan-brown = marrone
    .name = clan marrone
    .the = il clan marrone
    .of = del clan marrone

tile = tassello
    .a = un tassello
kind-chief = capo
    .a = il capo
    .the = il capo
    .by = dal capo
    .none = il capo
kind-warrior = guerriero
    .a = un guerriero
    .the = il guerriero
    .by = da un guerriero
    .none = guerrieri
kind-boy = ragazzo
    .a = un ragazzo
    .the = il ragazzo
    .by = da un ragazzo
    .none = ragazzi
kind-daughter = figlia del capo
    .a = la figlia del capo
    .the = la figlia del capo
    .by = dalla figlia del capo
    .none = la figlia del capo
kind-bluff = bluff
    .a = un bluff
    .the = il bluff
    .by = da un bluff
    .none = bluff

space-0 = stalle 1
    .entrance = entrata 1 delle stalle
    .threshold = soglia 1 delle stalle
space-1 = stalle 2
    .entrance = entrata 2 delle stalle
    .threshold = soglia 2 delle stalle
space-2 = stalle 3
    .entrance = entrata 3 delle stalle
    .threshold = soglia 3 delle stalle
space-3 = casa 1
    .entrance = entrata 1 della casa
    .threshold = soglia 1 della casa
space-4 = casa 2
    .entrance = entrata 2 della casa
    .threshold = soglia 2 della casa

option-clans = Clan, nell’ordine dei posti
option-clans-help = Quali clan giocano e in che ordine siedono, in senso orario.
option-active_marker = Contrassegno del giocatore attivo
option-active_marker-rotate = passa a sinistra a ogni turno
option-active_marker-fixed = resta dov’è
option-active_marker-help = Chi lo ha comincia il turno e ha la precedenza quando mucche o gioielli non bastano per tutti.
option-discards = Scarti
option-discards-hidden = coperti
option-discards-open = scoperti
option-discards-help = Scoperti: tutti vedono che cosa ciascuno ha già usato. Un aiuto per chi comincia.
option-rounds = Turni
option-rounds-8 = otto
option-rounds-6 = sei
option-rounds-4 = quattro
option-start = Chi comincia
option-start-random = a sorte
option-start-green = il clan verde
option-start-red = il clan rosso
option-start-blue = il clan blu
option-start-brown = il clan marrone

told-starts = { $player } ha il contrassegno del giocatore attivo.
told-round = Turno { $round } di { $rounds }: comincia { $player }.
told-guard = { $player } mette { $tile } di guardia alla { $space }.
told-raid = { $player } manda { $tile } all’{ $space } di { $owner }.
told-outland = { $player } manda { $tile } nel territorio esterno.
told-passed = { $player } passa.
told-must-pass = { $player } non ha più tasselli da posare o spazi dove posarli, e passa.
told-revealed = Si scoprono tutti i tasselli; i bluff vengono tolti.
told-outland-won = Territorio esterno: { $tile } di { $player } prende una mucca.
told-outland-empty = Territorio esterno: { $tile } di { $player } non trova più mucche.
told-outland-lost = Territorio esterno: { $tile } di { $player } cede il passo a un capo.
told-outland-cow = { $player } prende una mucca nel territorio esterno.
told-clash-open = { $owner }, { $space }: { $tile } di { $player } trova la soglia incustodita.
told-clash-bluff = { $owner }, { $space }: { $tile } di { $player } trova soltanto un bluff.
told-clash-won = { $owner }, { $space }: { $tile } di { $player } ha la meglio su { $guard }.
told-clash-equal = { $owner }, { $space }: { $tile } di { $player } incontra un suo pari, e non succede nulla.
told-clash-stopped = { $owner }, { $space }: { $tile } di { $player } viene fermato { $guard }.
told-kidnapped = { $player } rapisce { $tile } di { $owner }.
told-took-cow = { $player } ruba una mucca a { $owner }.
told-took-jewel = { $player } ruba un gioiello a { $owner }.
told-no-cows = { $player } trova vuote le stalle di { $owner }.
told-no-jewels = { $player } non trova nulla da prendere nella casa di { $owner }.
told-freed = { $player } libera { $tile } dalla casa di { $owner }.
told-home = { $player } porta a casa { $goods }.
told-took-back = { $player } riprende dietro lo schermo { $n ->
    [one] il suo unico scarto
   *[other] tutti i suoi { $n } scarti
}.
told-ended-cows = Qualcuno ha almeno { $goal } mucche: la partita è finita.
told-ended-rounds = Era l’ultimo turno: la partita è finita.

goods-cows = { $n ->
    [one] una mucca
   *[other] { $n } mucche
}
goods-jewels = { $n ->
    [one] un gioiello
   *[other] { $n } gioielli
}
goods-boys = { $n ->
    [one] un ragazzo in ostaggio
   *[other] { $n } ragazzi in ostaggio
}
goods-daughters = { $n ->
    [one] la figlia di un capo in ostaggio
   *[other] { $n } figlie di capi in ostaggio
}

label-guard = Metti { $tile } di guardia alla { $space }
label-raid = Manda { $tile } all’{ $space } { $clan }
label-outland = Manda { $tile } nel territorio esterno
label-pass = Passa
label-free = Libera { $tile } dalla casa { $clan }

ask-scout = Posa un tassello coperto, oppure passa.
ask-pass = Nessuno dei tuoi tasselli può più essere posato: devi passare.
ask-free = Razzia riuscita nella casa di { $owner }: quale ostaggio liberi?
ask-raids = Si risolvono le razzie.
wait-scout = { $player } posa un tassello o passa.
wait-free = { $player } sceglie quale ostaggio liberare dalla casa di { $owner }.
over-won = Vince { $player } con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points } punti: { $players }.

progress = Turno { $round } di { $rounds }

confirm-pass = Hai ancora { $n } tasselli e spazi liberi. Se passi, in questo turno non ne posi altri. Passare?
confirm-pass-few = Se passi con { $n ->
    [one] un solo tassello
   *[other] soli { $n } tasselli
} dietro lo schermo non riprendi gli scarti, e nel prossimo turno avrai soltanto { $n ->
    [one] quello
   *[other] quelli
}. Passare?

why-passed = Hai passato: fino alla fine del turno non posi altri tasselli.
why-outland-mine = Hai già un tassello nel territorio esterno: uno solo per turno.
why-outland-full = I due spazi del territorio esterno sono occupati.
why-outland-kinds = Nel territorio esterno vanno soltanto il capo, i guerrieri e i bluff.
why-own-entrance = Alle tue entrate vanno soltanto i tasselli degli altri clan.
why-entrance-taken = Questa entrata è già occupata.
why-threshold-taken = Questa soglia ha già il suo tassello.
why-not-your-threshold = Su una soglia monta la guardia soltanto il clan di casa.
why-daughter = La figlia del capo resta sulle soglie di casa sua: non va mai in razzia.
why-none-left = Dietro il tuo schermo non hai più { $tile }.

fact-cows = mucche nelle stalle
fact-jewels = gioielli nella casa
fact-supply = tasselli dietro lo schermo
fact-discards = tasselli scartati
fact-boys = ragazzi in ostaggio nella sua casa
fact-daughters = figlie di capi in ostaggio nella sua casa

points-cows = { $n ->
    [one] una mucca
   *[other] { $n } mucche
}, due punti l’una
points-jewels = { $n ->
    [one] un gioiello
   *[other] { $n } gioielli
}, tre punti l’uno
points-boys = { $n ->
    [one] un ragazzo rapito
   *[other] { $n } ragazzi rapiti
}, un punto l’uno
points-daughters = { $n ->
    [one] una figlia del capo rapita
   *[other] { $n } figlie del capo rapite
}, cinque punti l’una
points-goal = premio per almeno { $goal } mucche
tie-cows = a pari punti contano le mucche: { $n }
tie-jewels = poi i gioielli: { $n }
tie-supply = poi i tasselli rimasti dietro lo schermo: { $n }

picture-title = Il tavolo di Táin
