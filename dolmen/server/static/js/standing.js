/** Between turns and at the same time: windows and their grace time, standing answers, sealed choices. */

import { find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {{seat: number|null, sentence: string|null, until: import("./types.js").SetStanding["until"]}} Content */

export class Standing {
  /** @param {(content: Content) => void} send @param {boolean} hasWindows whether others may act between turns */
  constructor(send, hasWindows) {
    this.send = send;
    this.hasWindows = hasWindows;
    this.place = find("#standing", HTMLElement);
    this.arm = find("#arm", HTMLButtonElement);
    /** @type {Map<string, string>} what sentences were called when they could be said */
    this.names = new Map();
    this.bar = make("span", { class: "grace", "aria-hidden": "true" });
    /** @type {Position|null} */
    this.position = null;
    this.arm.addEventListener("click", () => this.wait(this.arm.getAttribute("aria-pressed") !== "true"));
  }

  /** @param {Position} position @param {TableShown|null} [table] */
  show(position, table = null) {
    this.position = position;
    for (const action of position.legal) this.names.set(action.sentence, action.label);
    const parts = [...this.offers(position), ...this.given(position)];
    this.place.hidden = parts.length === 0;
    this.place.replaceChildren(...parts);
    const answersForMe = table !== null && (table.grace > 0 || table.pace.kind === "days");
    this.arm.hidden = !this.hasWindows || !answersForMe || position.seat === null || position.over || parts.length > 0;
    this.arm.setAttribute("aria-pressed", String(position.standing?.until === "ask"));
  }

  /** What can be answered while others may act between turns. @param {Position} position */
  offers({ standing, window: gap, seat, legal }) {
    if (!gap || standing || seat === null) return [];
    const parts = [];
    if (gap.seconds !== null) {
      parts.push(make("span", {}, say("script-window", { n: Math.round(gap.seconds) })), this.bar);
      parts.push(this.button("script-wait-for-me", () => this.wait(true)));
      this.run(gap.seconds);
    }
    if (legal.length === 0) parts.push(this.button("script-let-pass", () => this.send({ seat, sentence: gap.decline, until: "round" })));
    parts.push(this.button("script-dont-ask-turn", () => this.send({ seat, sentence: gap.decline, until: "turn" })));
    return parts;
  }

  /** What I have answered in advance. @param {Position} position */
  given({ standing, legal, seat }) {
    if (!standing) return [];
    if (standing.label) return [make("span", { class: "sealed" }, say("script-sealed", { say: standing.label }))];
    const isWish = standing.until === "ask";
    if (isWish && legal.length > 0) return [make("span", {}, say("script-table-waits"))];
    if (isWish && !this.position?.window) return []; // the button says it
    const told = isWish ? say("script-will-wait") : say("script-standing", { say: this.names.get(standing.sentence) ?? standing.sentence });
    return [make("span", {}, told), this.button("script-take-back", () => this.send({ seat, sentence: null, until: "once" }))];
  }

  /** Asks the table to wait for me between turns, or to go on. @param {boolean} isWanted */
  wait(isWanted) {
    const seat = this.position?.seat ?? null;
    this.send({ seat, sentence: null, until: isWanted ? "ask" : "once" });
  }

  /** The table waits for whoever begins to choose in a window. */
  begin() {
    const gap = this.position?.window;
    if (gap && gap.seconds !== null && this.position?.legal.length && !this.position.standing) this.wait(true);
  }

  /** @param {string} key @param {() => void} act */
  button(key, act) {
    return make("button", { type: "button", class: "small", click: act }, say(key));
  }

  /** The bar runs out with the time of the window. @param {number} seconds */
  run(seconds) {
    for (const old of this.bar.getAnimations()) old.cancel();
    this.bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: seconds * 1000, fill: "forwards" });
  }
}
