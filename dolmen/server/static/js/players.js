/** The strip of players: who sits where, score, clock, presence, public facts, and the vote about an absent one. */

import { ask } from "./ask.js";
import { gain } from "./count.js";
import { find, icon, make } from "./dom.js";
import { duration, figure, say } from "./words.js";

/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {import("./types.js").SeatShown} SeatShown */
/** @typedef {import("./types.js").Position} Position */

export class Players {
  /** @param {import("./types.js").LevelShown[]} levels @param {(seat: number, isFor: boolean) => void} vote */
  constructor(levels, vote) {
    this.vote = vote;
    this.levels = new Map(levels.map((one) => [one.level, one.text]));
    this.strip = find("#players", HTMLElement);
    /** @type {TableShown|null} */
    this.table = null;
    /** @type {Position|null} */
    this.position = null;
    /** @type {Map<number, number>} the points of each seat that were shown last */
    this.scores = new Map();
    this.heardAt = 0;
    this.missing = "";
    setInterval(() => this.tick(), 500);
  }

  /** @param {TableShown} table */
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
    this.strip.replaceChildren(...seats.map((seat) => this.card(seat, this.isToChoose(seat.seat))));
    this.countScores();
    const asked = this.strip.querySelector(".at-turn");
    this.strip.scrollLeft = asked instanceof HTMLElement ? asked.offsetLeft - this.strip.clientWidth / 3 : 0;
    this.tick();
  }

  /** Whether a seat is to choose now, alone or with others. @param {number} seat */
  isToChoose(seat) {
    if (!this.position || this.table?.status !== "running") return false;
    return this.position.together?.choosing.includes(seat) ?? this.position.turn === seat;
  }

  /** Points that came since the last position are counted up before everybody's eyes. */
  countScores() {
    for (const [seat, { score }] of (this.position?.players ?? []).entries()) {
      const place = this.strip.querySelector(`[data-seat="${seat}"] .score`);
      const before = this.scores.get(seat);
      if (score === null) continue;
      if (place instanceof HTMLElement && before !== undefined && before !== score) gain(place, before, score);
      this.scores.set(seat, score);
    }
  }

  /** @param {SeatShown} seat @param {boolean} isAtTurn */
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
        : make("span", { class: "score", title: say("script-score") }, make("span", { class: "sr" }, `${say("script-score")} `), make("span", { class: "figure" }, figure(score))),
      make("span", { class: "clock", hidden: seat.clock === null, "data-clock": seat.seat }),
      make("ul", { class: "facts", "aria-label": say("script-facts", { name: nameOf(seat) }) }, ...(facts?.facts ?? []).map(fact)),
      this.ballot(seat),
    );
  }

  /** @param {SeatShown} seat @param {boolean} isAtTurn @returns {Node|string} */
  presence(seat, isAtTurn) {
    const isAway = seat.kind === "person" && !seat.me && !seat.online;
    if (this.position?.together?.chosen.includes(seat.seat)) return make("span", { class: "chosen-mark" }, say("script-has-chosen"));
    const others = this.position?.together ? "script-choosing" : "script-at-turn";
    if (isAtTurn && !isAway) return make("span", { class: "turn-mark" }, say(seat.me ? "script-your-turn" : others));
    if (seat.me) return say("script-you");
    if (seat.kind === "open") return "";
    if (seat.kind === "bot") return say("script-bot-of", { level: this.levels.get(seat.level ?? "") ?? "" });
    if (seat.online) return make("span", { class: "here" }, say("script-here"));
    return make("span", { class: "away", "data-away": seat.seat }, this.awayText(seat));
  }

  /** @param {SeatShown} seat */
  awayText(seat) {
    if (seat.off) return say("script-day-off");
    const wait = this.waitFor(seat);
    return wait ? say("script-may-come-back", { at: duration(wait) }) : say("script-away");
  }

  /** How many seconds the others are still to wait for somebody who is away; null for those who are not. @param {SeatShown} seat */
  waitFor(seat) {
    return seat.absent === null ? null : Math.max(0, seat.absent - (Date.now() - this.heardAt) / 1000);
  }

  /** Whether the table waits for somebody who left, let the clock run out, or is not there. @param {SeatShown} seat */
  isMissing(seat) {
    return seat.out || (this.waitFor(seat) === 0 && this.isToChoose(seat.seat));
  }

  /** Sits down where a bot plays in my place. @param {number} seat */
  takeBack(seat) {
    return ask("POST", `/api/tables/${this.table?.table}/sit`, { seat, name: null });
  }

  /** @param {SeatShown} seat */
  ballot(seat) {
    const mine = this.table?.mine ?? [];
    if (seat.waits) return make("button", { type: "button", class: "small", click: () => this.takeBack(seat.seat) }, say("script-seat-back"));
    if (!this.isMissing(seat) || seat.me || mine.length === 0 || this.table?.status !== "running") return null;
    const vote = this.table.votes.find((one) => one.seat === seat.seat);
    const voted = vote?.by.some((by) => mine.includes(by)) ?? false;
    const text = say(voted ? "script-vote-back" : "script-vote-bot", { n: vote?.by.length ?? 0, needed: vote?.needed ?? 1 });
    return make("button", { type: "button", class: "small", click: () => this.vote(seat.seat, !voted) }, text);
  }

  tick() {
    if (!this.table) return;
    const missing = this.table.seats.filter((seat) => this.isMissing(seat)).map((seat) => seat.seat).join();
    if (missing !== this.missing) {
      this.missing = missing;
      this.render();
    }
    const gone = (Date.now() - this.heardAt) / 1000;
    for (const seat of this.table.seats) {
      const away = this.strip.querySelector(`[data-away="${seat.seat}"]`);
      if (away) away.textContent = this.awayText(seat);
      const clock = this.strip.querySelector(`[data-clock="${seat.seat}"]`);
      if (!clock || seat.clock === null) continue;
      const runs = this.table.status === "running" && this.table.turn === seat.seat && !seat.off;
      const left = Math.max(0, seat.clock - (runs ? gone : 0));
      clock.textContent = duration(left);
      clock.classList.toggle("short", left < 30);
    }
  }
}

/** @param {SeatShown} seat */
export const nameOf = (seat) => seat.name || (seat.kind === "open" ? say("script-open-seat") : say("script-somebody", { place: seat.seat + 1 }));

/** @param {import("./types.js").FactShown} one */
function fact(one) {
  const text = `${one.text}: ${figure(one.number)}`;
  return make(
    "li",
    { title: text },
    icon(one.icon),
    make("span", { class: "sr" }, text),
    make("span", { "aria-hidden": "true" }, figure(one.number)),
  );
}
