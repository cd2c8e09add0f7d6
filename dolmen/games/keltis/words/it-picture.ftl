# L'illustrazione di Keltis e lo schizzo per il terminale, in italiano.
picture-title = Il tavolo di Keltis
pic-row = Riga { $row }: ogni pedina vale { $value }, la grande il doppio.
pic-goal = Zona obiettivo: { $n ->
    [one] una pedina
   *[other] { $n } pedine
} su { $needed }. Con la quinta la partita finisce.
pic-space = { $space }, casella { $colour }, valore { $value }.
pic-space-path = { CAPITAL($space) }, valore { $value }.
pic-stack = Pila di pietre del desiderio { $colour }: ne { $n ->
    [one] resta una; chi arriva la prende.
   *[other] restano { $n }; chi arriva ne prende una.
}
pic-stack-empty = Qui le pietre del desiderio { $colour } sono finite.
pic-tile-points = Chi arriva segna { $n ->
    [one] un punto
   *[other] { $n } punti
}.
pic-tile-clover-must = Quadrifoglio: chi arriva deve muovere ancora una pedina.
pic-tile-clover-may = Quadrifoglio: chi arriva può muovere ancora una pedina.
pic-tile-shed = Chi arriva deve scartare una carta, dalla mano o da una sua fila.
pic-tile-wish = Pietra del desiderio { $colour }: la prende chi ci arriva prima degli altri.
pic-tile-wish-plain = Pietra del desiderio: la prende chi ci arriva prima degli altri.
pic-end = Casella finale: di qui non si va più avanti.
pic-ends-game = Attenzione: questo passo fa finire la partita.
pic-step = Qui può arrivare { $figure } { BY($start) }: { $change }.
pic-rows = Le file di carte
pic-rows-open = Mostra le file di carte di chi gioca
pic-figure = { CAPITAL($figure) } { OF($player) }: { $space }
pic-start = Pietra di partenza: le pedine qui valgono 0.
pic-track = { $player }: { $points } sul segnapunti
pic-total = { $player }: se la partita finisse ora, { $points } in tutto
pic-gathered = Pietre del desiderio: { $n }; ora valgono { $points }.
pic-known = Si sa che { $player } ha in mano: { $cards }
pic-final-hand = Alla fine { $player } ha in mano: { $cards }
pic-row-empty = Fila { $colour }: vuota.
pic-row-either = Fila { $colour }: { $cards }; può ancora salire o scendere.
pic-row-only-rises = Fila { $colour }: { $cards }; può soltanto salire.
pic-row-rises = Fila { $colour } crescente: { $cards }.
pic-row-falls = Fila { $colour } decrescente: { $cards }.
pic-discard-here = Scarta qui. { $pile }
pic-deck = Mazzo: { $n ->
    [one] una carta
   *[other] { $n } carte
}. Con l’ultima la partita finisce.
pic-pile = Scarti, { $colour }: in cima { $top }; dal fondo { $cards }.
pic-pile-top = Scarti, { $colour }: in cima { $top }; { $n ->
    [one] una carta
   *[other] { $n } carte
} in tutto.
pic-pile-empty = Scarti, { $colour }: nessuna carta.
pic-pile-closed = In questo turno non si può pescare di qui.
pic-card-dead = Non si può più aggiungere alla sua fila: si può soltanto scartare.
pic-card-idle = Nessuna pedina può muoversi con questa carta.
pic-card-opens = Si può andare a: { $spaces }
pic-hand-closed = Le carte in mano { TO($player) }
pic-told-player = { $player }: { $points } se la partita finisse ora, { $track } sul segnapunti, carte in mano: { $hand }.
pic-told-laid = Ora una carta { $colour } muove una pedina.
pic-told-earlier = Nelle partite precedenti: { $points }.
pic-told-figures = Pedine: { $figures }.
pic-told-figure = { $figure }: { $space }
pic-told-stones = Pietre del desiderio: { $stones }.
pic-told-tiles = { $tile }: { $spaces }.
pic-told-hand = In mano: { $cards }.
tile-clover = Quadrifogli
tile-shed = Tessere «scartare una carta»
tile-wish = Pietre del desiderio
tile-wish-of = Pietra del desiderio { $colour }
tile-points = Tessere da { $n ->
    [one] un punto
   *[other] { $n } punti
}
tile-stack = Pietre del desiderio { $colour }, { $n } in pila

sketch-points = { $points } se finisse ora, { $track } sul segnapunti
sketch-known = in mano, noto
sketch-piles = Scarti
sketch-hand = In mano
sketch-stones = pietre del desiderio
sketch-legend-tiles = ♣ quadrifoglio, ↓ scartare una carta, ◆ pietra del desiderio, ×5 pila, +2 punti
sketch-legend-signs = ! pedina grande; ↗ fila crescente, ↘ decrescente, ↕ da decidere; ✗ pila chiusa
