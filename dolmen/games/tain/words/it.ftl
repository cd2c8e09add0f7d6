# Táin in italiano.
title = Táin
summary = Guardie, raid e bluff fra clan celtici: ruba mucche e gioielli con tasselli coperti.

clan-green = clan verde
    .gender = m
    .short = verde
clan-red = clan rosso
    .gender = m
    .short = rosso
clan-blue = clan blu
    .gender = m
    .short = blu
clan-brown = clan marrone
    .gender = m
    .short = marrone

tile = tassello
    .gender = m
    .plural = tasselli
kind-chief = capo
    .gender = m
    .plural = capi
kind-warrior = guerriero
    .gender = m
    .plural = guerrieri
kind-boy = ragazzo
    .gender = m
    .plural = ragazzi
kind-daughter = figlia del capo
    .gender = f
    .plural = figlie di capo
kind-bluff = bluff
    .gender = m
    .plural = bluff
# Di alcuni tasselli ogni clan ne ha uno solo: il capo, la figlia del capo; degli altri uno fra tanti.
one-of-many = { A($kind) }
    .by = da { A($kind) }
    .no = nessun { $kind }
the-only-one = { THE($kind) }
    .by = { BY($kind) }
    .no = { THE($kind) }

entrance-0 = entrata 1 delle stalle
    .gender = f
entrance-1 = entrata 2 delle stalle
    .gender = f
entrance-2 = entrata 3 delle stalle
    .gender = f
entrance-3 = entrata 1 della casa
    .gender = f
entrance-4 = entrata 2 della casa
    .gender = f
threshold-0 = soglia 1 delle stalle
    .gender = f
threshold-1 = soglia 2 delle stalle
    .gender = f
threshold-2 = soglia 3 delle stalle
    .gender = f
threshold-3 = soglia 1 della casa
    .gender = f
threshold-4 = soglia 2 della casa
    .gender = f

option-clans = Clan, nell’ordine dei posti
option-clans-help = Quali clan giocano e in che ordine siedono, in senso orario.
option-clans-green = verde
option-clans-red = rosso
option-clans-blue = blu
option-clans-brown = marrone
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

told-round = Turno { $round } di { $rounds }: { THE($player) } ha il contrassegno del giocatore attivo e comincia.
told-guard = { CAPITAL(THE($player)) } mette { $tile } di guardia { TO($space) }.
told-raid = { CAPITAL(THE($player)) } manda { $tile } { TO($space) } { OF($owner) }.
told-outland = { CAPITAL(THE($player)) } manda { $tile } nel territorio esterno.
told-passed = { CAPITAL(THE($player)) } passa.
told-no-tiles = { CAPITAL(THE($player)) } non ha più tasselli dietro lo schermo: deve passare.
told-no-spaces = { CAPITAL(THE($player)) } non ha più spazi liberi dove posare un tassello: deve passare.
told-revealed = Si scoprono tutti i tasselli.
told-revealed-none = Nessuno ha posato tasselli: non c’è nulla da scoprire.
told-unbluffed = { $n ->
    [one] Si toglie un bluff.
   *[other] Si tolgono { $n } bluff.
}
told-outland-won = Territorio esterno: { THE($tile) } { OF($player) } prende una mucca.
told-outland-empty = Territorio esterno: { THE($tile) } { OF($player) } non trova più mucche.
told-outland-lost = Territorio esterno: { THE($tile) } { OF($player) } trova un capo e resta senza mucca.
told-outland-cow = { CAPITAL(THE($player)) } prende una mucca nel territorio esterno.
told-clash-open = { CAPITAL($space) } { OF($owner) }: { THE($tile) } { OF($player) } trova la soglia incustodita.
told-clash-bluff = { CAPITAL($space) } { OF($owner) }: { THE($tile) } { OF($player) } trova soltanto un bluff.
told-clash-won = { CAPITAL($space) } { OF($owner) }: { THE($tile) } { OF($player) } ha la meglio su { $guard }.
told-clash-equal = { CAPITAL($space) } { OF($owner) }: { THE($tile) } { OF($player) } incontra un suo pari, e non succede nulla.
told-clash-stopped = { CAPITAL($space) } { OF($owner) }: { THE($tile) } { OF($player) } viene fermato { $guard }.
told-kidnapped = { CAPITAL(THE($player)) } rapisce { $tile } { OF($owner) }.
told-took-cow = { CAPITAL(THE($player)) } ruba una mucca dalle stalle { OF($owner) }.
told-took-jewel = { CAPITAL(THE($player)) } ruba un gioiello dalla casa { OF($owner) }.
told-no-cows = { CAPITAL(THE($player)) } trova vuote le stalle { OF($owner) }.
told-no-jewels = { CAPITAL(THE($player)) } non trova nulla da prendere nella casa { OF($owner) }.
told-freed = { CAPITAL(THE($player)) } libera { $tile } dalla casa { OF($owner) }.
told-home = { CAPITAL(THE($player)) } porta a casa { $goods }.
told-took-back = { CAPITAL(THE($player)) } riprende dietro lo schermo { $n ->
    [one] l’unico tassello scartato
   *[other] tutti i { $n } tasselli scartati
}.
told-ended-cows = { CAPITAL(THE($player)) } ha almeno undici mucche: la partita è finita.
told-ended-herds = { CAPITAL($players) } hanno almeno undici mucche: la partita è finita.
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
    [one] una figlia di capo in ostaggio
   *[other] { $n } figlie di capo in ostaggio
}
goods-tiles = { $n ->
    [one] un tassello
   *[other] { $n } tasselli
}

label-guard = Metti { $tile } di guardia { TO($space) }
label-raid = Manda { $tile } { TO($space) } { OF($clan) }
label-outland = Manda { $tile } nel territorio esterno
label-pass = Passa
label-free = Libera { $tile } dalla casa { OF($clan) }

ask-scout = Posa un tassello coperto, oppure passa.
ask-pass = Nessuno dei tuoi tasselli può più essere posato: devi passare.
ask-free = Raid riuscito nella casa { OF($owner) }: quale ostaggio liberi?
ask-raids = Si risolvono i raid.
wait-scout = { CAPITAL(THE($player)) } posa un tassello o passa.
wait-free = { CAPITAL(THE($player)) } sceglie quale ostaggio liberare dalla casa { OF($owner) }.
over-won = Vince { THE($player) } con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
over-shared = Vittoria condivisa con { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $players }.

progress = Turno { $round } di { $rounds }

confirm-pass = Dietro lo schermo hai ancora { $n ->
    [one] un tassello
   *[other] { $n } tasselli
}, e ci sono spazi liberi. Se passi, in questo turno non poserai altri tasselli. Vuoi passare?
confirm-pass-few = Se passi con { $n ->
    [one] un solo tassello
   *[other] soli { $n } tasselli
} dietro lo schermo non riprendi gli scarti, e nel prossimo turno non avrai altro. Vuoi passare?

fact-cows = mucche nelle stalle
fact-jewels = gioielli nella casa
fact-supply = tasselli dietro lo schermo
fact-discards = tasselli scartati
fact-boys = ragazzi in ostaggio nella sua casa
fact-daughters = figlie di capo in ostaggio nella sua casa

points-cows = { $n ->
    [one] una mucca: due punti
   *[other] { $n } mucche, due punti l’una
}
points-jewels = { $n ->
    [one] un gioiello: tre punti
   *[other] { $n } gioielli, tre punti l’uno
}
points-boys = { $n ->
    [one] un ragazzo rapito: un punto
   *[other] { $n } ragazzi rapiti, un punto l’uno
}
points-daughters = { $n ->
    [one] una figlia di capo rapita: cinque punti
   *[other] { $n } figlie di capo rapite, cinque punti l’una
}
points-goal = premio per chi ha almeno undici mucche
tie-cows = a parità di punti decidono le mucche: { $n }
tie-jewels = poi i gioielli: { $n }
tie-supply = poi i tasselli rimasti dietro lo schermo: { $n }

picture-title = Il tavolo di Táin
