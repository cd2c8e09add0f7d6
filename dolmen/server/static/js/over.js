/** After the game: who won, how the points came about, rematch, the transcript, and whether the shuffles were fixed beforehand. */

import { ask, orSay } from "./ask.js";
import { Reckoning } from "./count.js";
import { find, icon, make, sign } from "./dom.js";
import { nameOf } from "./players.js";
import { figure, say } from "./words.js";

/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").SeatShown} SeatShown */
/** @typedef {import("./types.js").PlayerResult} PlayerResult */

export class Over {
  constructor() {
    this.panel = find("#result", HTMLElement);
    this.players = find("#result-players", HTMLElement);
    this.trouble = find("#result-error", HTMLElement);
    this.rematch = find("#rematch", HTMLButtonElement);
    this.checked = find("#checked", HTMLElement);
    /** @type {TableShown|null} */
    this.table = null;
    this.shown = "";
    this.hasSeenPlay = false; // whoever was there to the end sees the points count up
    this.reckoning = new Reckoning(this.panel);
    this.rematch.addEventListener("click", () => this.askRematch());
    this.shared = find("#shared", HTMLInputElement);
    this.shared.addEventListener("change", () => this.share());
    find("#check-seed", HTMLButtonElement).addEventListener("click", () => this.check());
  }

  /** @param {TableShown} table @param {Position} position */
  show(table, position) {
    const result = position.result;
    if (!result) return;
    this.table = table;
    this.panel.hidden = false;
    this.rematch.hidden = table.mine.length === 0 || table.came_from !== null;
    this.showReview(table);
    this.rematch.textContent = say(table.rematch ? "script-to-rematch" : "script-rematch");
    const shown = JSON.stringify([result, table.seats.map((seat) => [seat.name, seat.rating])]);
    if (shown === this.shown) return;
    this.shown = shown;
    find("#result-title", HTMLElement).textContent = this.headline(table, result.winners);
    const order = table.seats.map((_, seat) => seat).sort((a, b) => result.players[a].place - result.players[b].place);
    this.players.replaceChildren(...order.map((seat) => sheet(table.seats[seat], result.players[seat], result.winners.includes(seat))));
    if (this.hasSeenPlay) this.reckoning.begin([...this.players.children]);
  }

  /** What there is to look back at, and what the coach asked. @param {TableShown} table */
  showReview(table) {
    for (const [id, address] of /** @type {const} */ ([["#to-review", table.review], ["#came-from", table.came_from]])) {
      const link = find(id, HTMLAnchorElement);
      link.hidden = address === null;
      link.href = address ?? "";
    }
    find("#transcript", HTMLElement).hidden = table.came_from !== null;
    find("#share-review", HTMLElement).hidden = table.review === null || table.mine.length === 0;
    this.shared.checked = table.shared;
    const coached = find("#coached", HTMLElement);
    coached.hidden = table.coached === null;
    if (table.coached) coached.textContent = table.coached.asked === 0 ? say("script-coached-none") : say("script-coached", { n: table.coached.asked, of: table.coached.heeded });
  }

  share() {
    return orSay(this.trouble, async () => {
      await ask("POST", `/api/tables/${this.table?.table}/review/share`, { shared: this.shared.checked });
    });
  }

  /** @param {TableShown} table @param {number[]} winners */
  headline(table, winners) {
    if (winners.length === 1 && table.mine.length === 1 && winners[0] === table.mine[0]) return say("script-you-won");
    const names = winners.map((seat) => nameOf(table.seats[seat]));
    const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
    return say(winners.length === 1 ? "script-won" : "script-won-together", { name: list });
  }

  askRematch() {
    return orSay(this.trouble, async () => {
      const next = await ask("POST", `/api/tables/${this.table?.table}/rematch`, {});
      location.href = `/table/${next.table}`;
    });
  }

  /** Asks the server to replay, and computes the commitment anew in this browser. */
  check() {
    return orSay(this.trouble, async () => {
      const answer = await ask("GET", `/api/tables/${this.table?.table}/check`);
      const here = answer.seed ? await commitmentTo(answer.seed) : null;
      const agrees = here === answer.commitment && answer.fits === true && answer.replays === true;
      this.checked.hidden = false;
      this.checked.replaceChildren(
        make("p", { class: agrees ? "verdict good" : "verdict bad" }, say(agrees ? "script-check-good" : "script-check-bad")),
        make("p", {}, answer.how),
        make(
          "dl",
          {},
          make("dt", {}, say("script-check-commitment")),
          make("dd", {}, make("code", {}, answer.commitment)),
          make("dt", {}, say("script-check-seed")),
          make("dd", {}, make("code", {}, answer.seed ?? "")),
          make("dt", {}, say("script-check-here")),
          make("dd", {}, make("code", {}, here ?? say("script-check-insecure"))),
        ),
      );
    });
  }
}

/**
 * The commitment to a seed; null where the browser has no hash of its own to offer (a page without https).
 * @param {string} seed
 */
export async function commitmentTo(seed) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const text = new TextEncoder().encode("dolmen seed ");
  const whole = new Uint8Array(text.length + bytes.length);
  whole.set(text);
  whole.set(bytes, text.length);
  if (!crypto.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the game did to a rating: before, after, and by how much. @param {import("./types.js").RatingChange} change */
function ratingOf(change) {
  const by = change.after - change.before;
  const text = say("script-rating", { before: change.before, after: change.after, by: `${by > 0 ? "+" : ""}${figure(by)}` });
  return make("span", { class: "rating", "data-before": change.before, "data-after": change.after }, text);
}

/** @param {SeatShown} seat @param {PlayerResult} result @param {boolean} hasWon */
function sheet(seat, result, hasWon) {
  const rows = result.points.map((line) => make("tr", { "data-points": line.points }, make("th", { scope: "row" }, line.text), make("td", {}, figure(line.points))));
  return make(
    "details",
    { class: `tally seat-${seat.colour}`, open: (hasWon && innerHeight > 700) || innerWidth > 1100 },
    make(
      "summary",
      {},
      make("span", { class: "place" }, `${result.place}.`),
      make("span", { class: "emblem" }, icon(seat.emblem)),
      make("span", { class: "name" }, nameOf(seat)),
      hasWon ? sign("crown") : null,
      seat.rating && seat.kind === "person" ? ratingOf(seat.rating) : null, // a bot's is that of its level, wherever it sits
      make("strong", { class: "score", "data-score": result.score }, figure(result.score)),
    ),
    rows.length === 0 ? null : make("table", {}, make("tbody", {}, ...rows)),
  );
}
