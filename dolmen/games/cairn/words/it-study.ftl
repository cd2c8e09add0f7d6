# Come si chiamano le cose negli studi.
element-stone = pietra
scoring-points-tower-colour-red = torre rossa
scoring-points-tower-colour-green = torre verde
scoring-points-tower-colour-blue = torre blu
scoring-points-tower-colour-yellow = torre gialla
