# What things are called in studies.
element-stone = stone
scoring-points-tower-colour-red = red tower
scoring-points-tower-colour-green = green tower
scoring-points-tower-colour-blue = blue tower
scoring-points-tower-colour-yellow = yellow tower
