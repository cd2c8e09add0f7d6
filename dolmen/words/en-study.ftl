# Many games as tables, in English.

about-on = Where the games are played: on this machine, or on a Ray cluster.
about-dataset = Lets bots play many games and writes them down as tables (Parquet), one row per game.
about-dataset-games = How many games. With more than were played before, the same folder goes on.
about-dataset-out = The folder of the tables.
about-dataset-repeats = How often each deal is played, with other dice of the bots.
about-dataset-number = The number of the game.
about-transcript = Prints one game of a dataset as a transcript.

dataset-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder }, { $bytes } bytes a game.
dataset-interrupted = What was finished is kept in { $folder }: the same command goes on from there.
error-other-series = { $folder } does not belong to these games: { $why }.
error-no-such-game = { $folder } has no game { $number }.
error-needs-iterations = { $bot } thinks by the clock, and such games do not repeat: say --iterations N.
error-unknown-place = Nothing runs on “{ $asked }”; there are local, ray and ray://HOST:PORT.
