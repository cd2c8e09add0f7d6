/** The strip of players: who sits where, score, clock, presence, public facts, and the vote about an absent one. */

import { find, icon, make } from "./dom.js";
import { duration, figure, say } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Position} Position */

export class Players {
  /** @param {import("./types.js").Level[]} levels @param {(seat: number, isFor: boolean) => void} vote */
  constructor(levels, vote) {
    this.vote = vote;
    this.levels = new Map(levels.map((one) => [one.level, one.text]));
    this.strip = find("#players", HTMLElement);
    /** @type {Table|null} */
    this.table = null;
    /** @type {Position|null} */
    this.position = null;
    this.heardAt = 0;
    setInterval(() => this.tick(), 500);
  }

  /** @param {Table} table */
  seat(table) {
    this.table = table;
    this.heardAt = Date.now();
    this.render();
  }

  /** @param {Position} position */
  place(position) {
    this.position = position;
    this.render();
  }

  render() {
    if (!this.table) return;
    const { seats } = this.table;
    const turn = this.position && this.table.status === "running" ? this.position.turn : null;
    this.strip.replaceChildren(...seats.map((seat) => this.card(seat, turn === seat.seat)));
    const asked = this.strip.querySelector(".at-turn");
    if (asked instanceof HTMLElement) this.strip.scrollLeft = asked.offsetLeft - this.strip.clientWidth / 3;
    this.tick();
  }

  /** @param {Seat} seat @param {boolean} isAtTurn */
  card(seat, isAtTurn) {
    const facts = this.position?.players[seat.seat];
    const score = facts?.score ?? null;
    return make(
      "li",
      { class: `player seat-${seat.colour}${isAtTurn ? " at-turn" : ""}${seat.me ? " mine" : ""}`, "data-seat": seat.seat },
      make("span", { class: "emblem" }, icon(seat.emblem)),
      make(
        "span",
        { class: "who" },
        make("span", { class: "name" }, nameOf(seat)),
        make("span", { class: "state" }, this.presence(seat, isAtTurn)),
      ),
      score === null
        ? null
        : make("span", { class: "score", title: say("script-score") }, make("span", { class: "sr" }, `${say("script-score")} `), figure(score)),
      make("span", { class: "clock", hidden: seat.clock === null, "data-clock": seat.seat }),
      make("ul", { class: "facts", "aria-label": say("script-facts", { name: nameOf(seat) }) }, ...(facts?.facts ?? []).map(fact)),
      this.ballot(seat),
    );
  }

  /** @param {Seat} seat @param {boolean} isAtTurn @returns {Node|string} */
  presence(seat, isAtTurn) {
    const isAway = seat.kind === "person" && !seat.me && !seat.online;
    if (isAtTurn && !isAway) return make("span", { class: "turn-mark" }, say(seat.me ? "script-your-turn" : "script-at-turn"));
    if (seat.me) return say("script-you");
    if (seat.kind === "open") return "";
    if (seat.kind === "bot") return say("script-bot-of", { level: this.levels.get(seat.level ?? "") ?? "" });
    return make("span", { class: seat.online ? "here" : "away" }, say(seat.online ? "script-here" : "script-away"));
  }

  /** @param {Seat} seat */
  ballot(seat) {
    const mine = this.table?.mine ?? [];
    if (!seat.out || seat.me || mine.length === 0 || this.table?.status !== "running") return null;
    const vote = this.table.votes.find((one) => one.seat === seat.seat);
    const voted = vote?.by.some((by) => mine.includes(by)) ?? false;
    const text = say(voted ? "script-vote-back" : "script-vote-bot", { n: vote?.by.length ?? 0, needed: vote?.needed ?? 1 });
    return make("button", { type: "button", class: "small", click: () => this.vote(seat.seat, !voted) }, text);
  }

  tick() {
    if (!this.table) return;
    const gone = (Date.now() - this.heardAt) / 1000;
    for (const seat of this.table.seats) {
      const clock = this.strip.querySelector(`[data-clock="${seat.seat}"]`);
      if (!clock || seat.clock === null) continue;
      const runs = this.table.status === "running" && this.table.turn === seat.seat;
      const left = Math.max(0, seat.clock - (runs ? gone : 0));
      clock.textContent = duration(left);
      clock.classList.toggle("short", left < 30);
    }
  }
}

/** @param {Seat} seat */
export const nameOf = (seat) => seat.name || (seat.kind === "open" ? say("script-open-seat") : say("script-somebody", { place: seat.seat + 1 }));

/** @param {import("./types.js").Fact} one */
function fact(one) {
  const text = `${one.text}: ${one.number}`;
  return make(
    "li",
    { title: text },
    icon(one.icon),
    make("span", { class: "sr" }, text),
    make("span", { "aria-hidden": "true" }, one.number),
  );
}
