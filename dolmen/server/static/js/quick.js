/** Quick play: looks for a table that waits for just this, waits at one of my own, and after a while offers bots. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";
import { haveName } from "./name.js";
import { duration } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").TableShown} TableShown */

const AGAIN = 4000;
const PATIENCE = 30; // seconds after which bots are offered
const sheet = find("#quick", HTMLElement);
const trouble = find("#quick-error", HTMLElement);
const seats = find("#quick-seats", HTMLElement);
let table = "";
let began = 0;

const wanted = () => ({
  game: sheet.dataset.game,
  pace: sheet.dataset.pace,
  players: sheet.dataset.players ? Number(sheet.dataset.players) : null,
});

/** @param {TableShown} heard */
function show(heard) {
  table = heard.table;
  if (heard.status !== "open") {
    location.href = `/table/${table}`;
    return;
  }
  find("#quick-go", HTMLElement).hidden = true;
  find("#quick-waiting", HTMLElement).hidden = false;
  seats.replaceChildren(...heard.seats.map((seat) => make("li", {}, make("span", { class: "thing" }, seat.name || seats.dataset.open))));
  find("#quick-bots", HTMLElement).hidden = !heard.host || (Date.now() - began) / 1000 < PATIENCE;
}

const look = () =>
  orSay(trouble, async () => {
    const mine = table ? await ask("GET", `/api/tables/${table}`).catch(() => null) : null;
    const isAlone = !mine || (mine.status === "open" && mine.seats.filter((/** @type {any} */ seat) => seat.kind === "person").length < 2);
    show(isAlone ? await ask("POST", "/api/quick", wanted()) : mine);
  });

async function wait() {
  await look();
  if (table) setTimeout(wait, AGAIN);
}

find("#quick-go", HTMLButtonElement).addEventListener("click", async () => {
  if (!(await haveName())) return;
  began = Date.now();
  wait();
});
setInterval(() => {
  if (began) find("#quick-time", HTMLElement).textContent = duration((Date.now() - began) / 1000);
}, 500);
find("#quick-fill", HTMLButtonElement).addEventListener("click", () =>
  orSay(trouble, async () => show(await ask("POST", `/api/tables/${table}/start`, { fill: find("#quick-level", HTMLSelectElement).value }))),
);
find("#quick-stop", HTMLButtonElement).addEventListener("click", () =>
  orSay(trouble, async () => {
    await ask("POST", "/api/quick/stop", { id: table });
    location.href = "/";
  }),
);
