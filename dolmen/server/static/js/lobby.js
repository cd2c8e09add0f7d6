/** The lobby: playing against bots in one click, and lists of tables that stay fresh. */

import { ask, orSay } from "./ask.js";
import { find, make, sign } from "./dom.js";
import { wantsToPlay } from "./firsttime.js";
import { showInvitations } from "./invitations.js";
import { told } from "./settings.js";
import { moment, say } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").TableLine} TableLine */

const FRESH = 10_000;
const BREATH = 2000;
const DEAD = 24 * 3600; // seconds after which a table at which nothing happens may be put away
const AWAY = "dolmen-put-away"; // tables that I do not want to see any more, on this device
const WAITING = find("#to-open", HTMLElement); // how many tables wait, above the games

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
    if (!(await wantsToPlay(card))) return;
    const seats = [{ kind: "me" }, ...bots];
    const grace = Number(card.dataset.grace);
    const body = { game: card.dataset.game, seats, options: {}, pace: { kind: "none" }, public: false, hints: true, coach: told().coach, grace };
    const table = await ask("POST", "/api/tables", body);
    location.href = `/table/${table.table}`;
  });
}

/** @param {"mine"|"open"|"running"} kind */
async function refresh(kind) {
  const section = find(`#tables-${kind}`, HTMLElement);
  const { tables: all } = await ask("GET", `/api/tables?kind=${kind}`);
  const tables = kind === "mine" ? all.filter((/** @type {TableLine} */ line) => !putAway().includes(line.table)) : all;
  find("ul", HTMLElement, section).replaceChildren(...tables.map((/** @type {TableLine} */ line) => row(kind, line)));
  find(".empty", HTMLElement, section).hidden = tables.length > 0;
  if (kind === "mine") section.hidden = tables.length === 0;
  if (kind === "open") countOpen(tables.length);
}

/** Tells above the games how many tables are waiting below them. @param {number} count */
function countOpen(count) {
  WAITING.hidden = count === 0;
  find("b", HTMLElement, WAITING).textContent = String(count);
}

/** @param {string} kind @param {TableLine} line */
function row(kind, line) {
  const names = line.seats.map((seat) =>
    make("span", { class: `seat-name seat-${seat.colour}${seat.kind === "open" ? " open" : ""}` }, seat.name || say("script-open-seat")),
  );
  const seen = [make("span", { class: "table-title" }, line.title), make("span", { class: "table-seats" }, ...names)];
  const progress = make("span", { class: "table-progress" }, line.progress, " ", make("time", {}, moment(line.at * 1000)));
  const bin = kind === "mine" && isDead(line) ? putAwayButton(line) : null;
  if (line.broken) return make("li", { class: "broken" }, make("span", { class: "table-line" }, ...seen, progress), bin);
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
    bin,
  );
}

/** @param {TableLine} line */
const isDead = (line) => line.broken || line.status === "open" || (!line.waiting && Date.now() / 1000 - line.at > DEAD);

/** @returns {string[]} */
const putAway = () => JSON.parse(localStorage.getItem(AWAY) ?? "[]");

/** @param {TableLine} line */
function putAwayButton(line) {
  const away = () => {
    localStorage.setItem(AWAY, JSON.stringify([...putAway(), line.table].slice(-200)));
    const undo = make("button", { type: "button", class: "small", click: () => bringBack(line) }, say("script-bring-back"));
    button.closest("li")?.replaceChildren(make("span", { class: "table-line" }, make("span", { class: "table-title" }, line.title), undo));
  };
  const button = make("button", { type: "button", class: "bin", "aria-label": say("script-put-away", { name: line.title }), click: away }, sign("bin"));
  return button;
}

/** @param {TableLine} line */
function bringBack(line) {
  localStorage.setItem(AWAY, JSON.stringify(putAway().filter((table) => table !== line.table)));
  refreshAll();
}

async function refreshAll() {
  if (document.hidden) return;
  await orSay(find("#page-error", HTMLElement), async () => {
    await Promise.all([refresh("mine"), refresh("open"), refresh("running"), showInvitations()]);
  });
}

/** Asks for news, which come when something has changed; a page that nobody looks at does not ask. */
async function followNews() {
  let since = "";
  for (;;) {
    const began = Date.now();
    try {
      const heard = document.hidden ? null : await ask("GET", `/api/news${since}`);
      if (heard) {
        if (`?since=${heard.since}` !== since) await refreshAll();
        since = `?since=${heard.since}`;
      }
    } catch {
      since = "";
    }
    // Not more often than every other second, whatever happens in the house.
    await new Promise((resolve) => setTimeout(resolve, Math.max(BREATH, began + (document.hidden ? FRESH : 0) - Date.now())));
  }
}

refreshAll();
followNews();
setInterval(() => refresh("mine").catch(() => {}), FRESH);
document.addEventListener("visibilitychange", refreshAll);
