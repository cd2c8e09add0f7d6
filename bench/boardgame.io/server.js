// boardgame.io's server with tic-tac-toe, in memory, as its manual sets it up. A full board is cleared, so that play goes on.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
    },
  },
};

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]), () => console.log("ready"));
