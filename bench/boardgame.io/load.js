// The load: two people a match, each plays any free cell as soon as it is their turn. Prints one line of JSON.
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let isOn = false;
let errors = 0;

function sit(match, player) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    let sentAt = 0;
    let waiting = -1;
    let state = null;
    function move() {
      if (!isOn || !state || state.ctx.currentPlayer !== player || waiting === state._stateID) return;
      const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      const cell = free[Math.floor(Math.random() * free.length)];
      const payload = { type: "clickCell", args: [cell], playerID: player, credentials: undefined };
      waiting = state._stateID;
      sentAt = performance.now();
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    }
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, info) => {
      state = info.state;
      resolve(move);
    });
    socket.on("update", (_, next) => {
      if (sentAt && next._stateID > waiting) {
        if (isOn) latencies.push(performance.now() - sentAt);
        sentAt = 0;
      }
      state = next;
      move();
    });
    socket.on("connect_error", () => errors++);
  });
}

async function main() {
  const movers = [];
  for (let match = 0; match < matches; match += 25) {
    const people = [];
    for (let n = match; n < Math.min(match + 25, matches); n++) {
      people.push(sit(`match${n}`, "0").then(async (first) => [first, await sit(`match${n}`, "1")]));
    }
    movers.push(...(await Promise.all(people)).flat());
  }
  process.stdout.write("seated\n");
  isOn = true;
  const start = performance.now();
  movers.forEach((move) => move());
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOn = false;
  const took = (performance.now() - start) / 1000;
  process.stdout.write(JSON.stringify({ seconds: took, latencies, errors }) + "\n", () => process.exit(0));
}

main();
