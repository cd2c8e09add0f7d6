/** The lobby: playing against bots in one click, and lists of tables that stay fresh. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").TableLine} TableLine */

const FRESH = 10_000;

for (const button of document.querySelectorAll("[data-play-now]")) {
  button.addEventListener("click", () => playNow(/** @type {HTMLElement} */ (button)));
}

/** Opens a table with me and bots on all other seats, and goes there. @param {HTMLElement} button */
function playNow(button) {
  const card = /** @type {HTMLElement} */ (button.closest("[data-game]"));
  const count = Number(find("[data-play-players]", HTMLSelectElement, card).value);
  const level = find("[data-play-level]", HTMLSelectElement, card).value;
  const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", level }));
  return orSay(find("[data-play-error]", HTMLElement, card), async () => {
    const seats = [{ kind: "me" }, ...bots];
    const grace = Number(card.dataset.grace);
    const body = { game: card.dataset.game, seats, options: {}, pace: { kind: "none" }, public: false, hints: true, grace };
    const table = await ask("POST", "/api/tables", body);
    location.href = `/table/${table.table}`;
  });
}

/** @param {"mine"|"open"|"running"} kind */
async function refresh(kind) {
  const section = find(`#tables-${kind}`, HTMLElement);
  const { tables } = await ask("GET", `/api/tables?kind=${kind}`);
  find("ul", HTMLElement, section).replaceChildren(...tables.map((/** @type {TableLine} */ line) => row(kind, line)));
  find(".empty", HTMLElement, section).hidden = tables.length > 0;
  if (kind === "mine") section.hidden = tables.length === 0;
}

/** @param {string} kind @param {TableLine} line */
function row(kind, line) {
  const names = line.seats.map((seat) =>
    make("span", { class: `seat-name seat-${seat.colour}${seat.kind === "open" ? " open" : ""}` }, seat.name || say("script-open-seat")),
  );
  const seen = [make("span", { class: "table-title" }, line.title), make("span", { class: "table-seats" }, ...names)];
  const progress = make("span", { class: "table-progress" }, line.progress);
  if (line.broken) return make("li", { class: "broken" }, make("span", { class: "table-line" }, ...seen, progress));
  const verb = kind === "open" ? "script-join" : kind === "running" ? "script-watch" : line.waiting ? "script-your-turn" : "script-go-on";
  return make(
    "li",
    { class: line.waiting ? "waits" : "" },
    make(
      "a",
      { href: `/table/${line.table}`, class: "table-line" },
      ...seen,
      progress,
      make("span", { class: "table-verb" }, say(verb)),
    ),
  );
}

async function refreshAll() {
  if (document.hidden) return;
  await orSay(find("#page-error", HTMLElement), async () => {
    await Promise.all([refresh("mine"), refresh("open"), refresh("running")]);
  });
}

refreshAll();
setInterval(refreshAll, FRESH);
document.addEventListener("visibilitychange", refreshAll);
