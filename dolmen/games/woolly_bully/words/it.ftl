title = Woolly Bully
summary = Posa pascoli intorno al villaggio, recinta un grande campo delle tue pecore segrete, attento ai lupi, e fermati in tempo.

option-specials = Lupi, cacciatori e tessere “?”
option-specials-gap = anche tra i turni degli altri
option-specials-own_turn = solo nel proprio turno
option-specials-help = Tra due turni si può chiedere a tutti gli altri se vogliono intervenire. “Solo nel proprio turno” è più svelto e salta queste domande.
option-time_limit_s = Pecore veloci: tempo per un turno
option-time_limit_s-0 = senza limite
option-time_limit_s-60 = 60 secondi
option-time_limit_s-30 = 30 secondi
option-time_limit_s-15 = 15 secondi
option-time_limit_s-help = Quando scade, il tavolo gioca per te: passa, oppure posa una tessera a caso. Al terzo turno di fila ti fermi.
option-first_player = Chi comincia
option-first_player-random = a sorte
option-first_player-seat1 = il primo posto

colour-black = nero
colour-yellow = giallo
colour-red = rosso
colour-blue = blu
edge-black = { $n } nero
edge-yellow = { $n } giallo
edge-red = { $n } rosso
edge-blue = { $n } blu
edge-village = { $n } villaggio
edge-forest = { $n } foresta
want-black = nero a { $side }
want-yellow = giallo a { $side }
want-red = rosso a { $side }
want-blue = blu a { $side }
want-village = villaggio a { $side }
want-forest = foresta a { $side }
side-0 = nord
side-1 = est
side-2 = sud
side-3 = ovest
go-east = { $n } est
go-west = { $n } ovest
go-north = { $n } nord
go-south = { $n } sud
go-nowhere = sulla piazza
kind-wolf = lupo
    .a = un lupo
    .the = il lupo
kind-hunter = cacciatore
    .a = un cacciatore
    .the = il cacciatore
nothing = niente

told-starts = Comincia { $player }.
told-colour = Le tue pecore sono di colore { $colour }. Tienilo per te.
told-colours-two = { $first } ha { $one }, { $second } ha { $two }.
told-laid = { $player } posa { $tile } ({ $place }).
told-revealed = { $player } mostra il colore: { $colour } ({ $place }).
told-declared = { $player } dichiara { $beasts }.
told-wolf = { $player } manda un lupo nella foresta ({ $place }).
told-hunter = { $player } apposta un cacciatore nella foresta ({ $place }).
told-covers = { $player } mette un cacciatore sul lupo ({ $place }): non fa più danni.
told-lapsed = Non c’è più posto per { $beast }: resta in mano a { $player }, e ora tutti lo sanno.
told-joined = Due foreste si sono unite: il cacciatore copre il lupo da lontano.
told-rim = Il paesaggio è arrivato alla fine del tavolo ({ $place }): più in là non si posa nulla.
told-drew = { $n ->
    [one] { $player } pesca una tessera.
   *[other] { $player } pesca { $n } tessere.
}
told-no-draw = { $player } non pesca nulla: il sacchetto è vuoto.
told-skipped = { $player } non posa la tessera in premio.
told-passed = { $player } non ha tessere che combaciano, e passa.
told-stopped = { $player } si ferma per sempre, come numero { $place }: { $bonus ->
    [one] un punto.
   *[other] { $bonus } punti.
}
told-stopped-forced = { $player } non ha più nulla da giocare e si ferma, come numero { $place }: { $bonus ->
    [one] un punto.
   *[other] { $bonus } punti.
}
told-stopped-stuck = Chi resta è bloccato: { $player } si ferma come numero { $place }: { $bonus ->
    [one] un punto.
   *[other] { $bonus } punti.
}
told-ended = Tutti si sono fermati: si scoprono le tessere “?” e si contano le pecore.

label-place = { $turn ->
    [0] Posa { $tile } ({ $place })
    [1] Posa { $tile } ({ $place }), girata di un quarto
    [2] Posa { $tile } ({ $place }), girata a metà
   *[other] Posa { $tile } ({ $place }), girata di tre quarti
}
label-reveal = Mostra { $colour } ({ $place })
label-declare = Dichiara { $beasts }
label-wolf = Il lupo con il { $colour } sul retro ({ $place })
label-hunter = Il cacciatore con il { $colour } sul retro ({ $place })
label-skip = Nessuna tessera in premio
label-pass = Passo
label-stop = Mi fermo qui
label-end = Fine del turno
label-quiet = Avanti

ask-turn = Tocca a te: scegli una faccia, poi un posto illuminato. I lati che si toccano devono combaciare.
ask-pass = Nessuna tua tessera combacia: passa, o fermati per sempre ({ $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } punti
}).
ask-bonus = Il premio per aver mostrato il colore: posa ancora una tessera, o rinuncia.
ask-bonus-nothing = Ora potresti posare una tessera in premio, ma nessuna combacia.
ask-beast = Ora { $beast } che hai dichiarato: scegli la tessera e un posto illuminato.
ask-after = La tessera è posata. Chiudi il turno, o fermati per sempre e prendi { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } punti
}; puoi anche giocare tessere speciali.
ask-gap = Prima del turno di { $next }: intervieni con la tessera “?”, un lupo o un cacciatore? Altrimenti avanti.
ask-gap-nothing = Prima del turno di { $next } chiunque potrebbe intervenire. Tu non hai nulla da giocare: avanti.
wait-turn = { $player } sceglie una tessera e un posto.
wait-bonus = { $player } può posare una tessera in premio.
wait-beast = { $player } sceglie il posto per { $beast }.
wait-after = { $player } chiude il turno, o si ferma.
wait-gap = Tra due turni: { $player } può intervenire prima di { $next }.
over-won = Vince { $player } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-shared = { $players } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
progress = { $tiles ->
    [0] sacchetto vuoto, { $stopped } su { $players } si sono fermati
    [one] una tessera nel sacchetto, { $stopped } su { $players } si sono fermati
   *[other] { $tiles } tessere nel sacchetto, { $stopped } su { $players } si sono fermati
}

confirm-stop = Ti fermi per sempre? Ora prendi { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } punti
}. Il tuo miglior campo sicuro ha { $sheep ->
    [one] { $sheep } pecora
   *[other] { $sheep } pecore
}; gli altri possono ancora ingrandirlo o minacciarlo, e tu non potrai fare più nulla.
confirm-reveal = Mostri che le tue pecore sono di colore { $colour }? Da ora lo sapranno tutti.

why-stopped = Ti sei fermato: ora puoi solo guardare.
why-not-your-turn = Ora sceglie { $player }.
why-no-open-edge = La tessera “?” vuole un posto dove ogni lato che tocca è { $colour }. Ora non c’è.
why-first-finish = Prima finisci quello che hai cominciato.
why-no-forest = Ora nessuna foresta ha posto: ogni lato che tocca deve essere foresta; dove c’è un cacciatore non viene il lupo, accanto a un lupo non viene il cacciatore.
why-no-tile-now = Le tessere normali si posano nel proprio turno, una per turno.
why-this-turn-not = Girata così non combacia; girata diversamente o sull’altra faccia sì.
why-fits-nowhere = Questa tessera ora non combacia da nessuna parte: ogni lato che tocca deve essere uguale.
why-dead-place = Qui si incontrano villaggio e foresta: nessuna tessera ha entrambi. Questo posto resta vuoto per sempre.
why-place-wants = Questo posto vuole { $edges }. Nulla di ciò che puoi posare ora combacia.

fact-hand = tessere in mano
fact-colour = pecore nel più grande campo sicuro { $colour }
fact-question = tessere “?” non ancora giocate
fact-known-wolf = lupi che tutti sanno in mano
fact-known-hunter = cacciatori che tutti sanno in mano
fact-stopped = punti per essersi fermato come numero { $place }
points-field = { $n ->
    [0] nessun campo sicuro { $colour }
   *[other] pecore nel più grande campo sicuro { $colour }
}
points-bonus = per essersi fermato come numero { $place }
points-tie = spareggio: il campo numero { $nth } ha { $n } pecore

picture-title = Il paesaggio di Woolly Bully
picture-told = { $tiles } tessere intorno alla piazza; nel sacchetto { $bag }.
picture-told-player = { $player } ha in mano { $hand } tessere.
picture-told-colour = { $colour }: campo sicuro più grande { $safe } pecore; campo più grande { $size } pecore, { $open } lati aperti{ $threatened ->
    [0] .
   *[other] , minacciato da un lupo.
}
pic-bag = Nel sacchetto
pic-bag-about = Nel sacchetto restano { $n } tessere; se ne pesca una per ogni lato che tocca.
pic-stops = Premio per chi si ferma
pic-stops-about = Chi si ferma per primo prende { $first } punti, poi { $second }, { $third } e nulla.
pic-fields = Migliori campi sicuri
pic-field-about = { $colour }: il campo sicuro più grande ha { $safe } pecore. Il campo più grande ha { $size } pecore e { $open } lati aperti{ $threatened ->
    [0] .
   *[other] , e lo minaccia il lupo ({ $where }).
}
pic-mine = tuo
pic-free = di nessuno
pic-secret = segreto
pic-wolves = Lupi posati: { $n } su 4
pic-hunters = Cacciatori posati: { $n } su 4
pic-wolves-left = Tessere lupo non ancora viste: { $n }
pic-hunters-left = Tessere cacciatore non ancora viste: { $n }
pic-hand = La tua mano: le due facce, girate in quattro modi
pic-hand-of = La mano di { $player }
pic-face = { $tile }, { $turn ->
    [0] così com’è
    [1] girata di un quarto
    [2] girata a metà
   *[other] girata di tre quarti
}
pic-beast-face = { $kind }, va dichiarato prima di posarlo
pic-question = La tua tessera “?”: { $colour }
pic-question-about = Si posa dove ogni lato che tocca è { $colour }: quattro pecore, si pesca, e una tessera in premio. Poi tutti sanno il tuo colore.
pic-place = posto { $place }
pic-place-about = Vuole { $edges }; chi posa qui pesca { $n }.
pic-dead = posto morto
pic-tile-about = { $tile }
pic-square = la piazza del villaggio
pic-wolf = un lupo scoperto: i campi accanto a questa foresta sono minacciati
pic-wolf-covered = un lupo, coperto da un cacciatore
pic-hunter = un cacciatore
pic-field = { $n } pecore, { $state }
pic-safe = chiuso e sicuro
pic-open = lati aperti: { $n }
pic-threatened = minacciato da un lupo
pic-stopped = fermo, numero { $place }: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } punti
}
pic-asked = deve scegliere
pic-at-turn = di turno
pic-declare = dichiara { $beasts }
pic-question-hidden = “?”

sketch-bag = sacchetto
sketch-hand = la tua mano
sketch-tiles = tessere
sketch-stopped = fermo, +{ $bonus }
sketch-fields = campi sicuri
sketch-legend = k y r b pecore, v villaggio, f foresta; W lupo, H cacciatore, w lupo coperto

pic-help-count = Conta solo il tuo più grande campo chiuso e senza pericolo: un punto a pecora, più il premio per chi si ferma.
pic-help-numbers = Disco pieno: il campo è chiuso. Anello: è ancora aperto. Un lupo: è minacciato.
