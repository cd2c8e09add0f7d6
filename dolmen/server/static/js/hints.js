/** A bot's advice: the three best with chances and reasons, on the board one after another; gone with the move. */

import { Coach } from "./coach.js";
import { find, make, sign } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Tip} Tip */

export class Hints {
  /** @param {(sentence: string) => void} show marks an action on the board; none for an empty sentence */
  constructor(show) {
    this.show = show;
    this.place = find("#advice", HTMLElement);
    this.sentence = ""; // what is marked on the board
    this.number = -1; // of the position that was asked about
    this.coach = new Coach((better, number) => this.tell(better, number, say("script-coach-better")));
  }

  /** A picture was drawn: the mark comes again if it shows the same position, else the advice is over. @param {number} number @param {boolean} isAsked */
  settle(number, isAsked) {
    if (isAsked && number === this.number) this.show(this.sentence);
    else this.clear();
  }

  /**
   * Asks for advice, and tells it if the position is still the same when it comes.
   * @param {() => Promise<import("./live.js").Message>} send @param {number} number @param {() => number} now
   */
  async ask(send, number, now) {
    const button = find("#hint", HTMLButtonElement);
    button.disabled = true;
    const answer = await send();
    button.disabled = false;
    if (answer.type === "answer" && answer.tips.length > 0 && now() === number) this.tell(answer.tips, number);
    return answer;
  }

  /** @param {Tip[]} tips the best first @param {number} number of the position they are for @param {string} [head] */
  tell(tips, number, head = say(tips.some((tip) => tip.chance !== null) ? "script-hint" : "script-hint-at-first-sight")) {
    this.number = number;
    const list = make("ol", { class: "tips-list" }, ...tips.map((tip, n) => make("li", {}, this.row(tip, n === 0))));
    const close = make("button", { type: "button", class: "quiet small", "aria-label": say("script-no-hint"), click: () => this.clear() }, "×");
    this.place.replaceChildren(make("p", { class: "tips-head" }, sign("hint"), head, close), list);
    this.mark(tips[0]?.sentence ?? "");
  }

  /** @param {Tip} tip @param {boolean} isShown */
  row(tip, isShown) {
    const chance = tip.chance === null ? null : make("b", { class: "chance" }, say("script-chance", { n: tip.chance }));
    const reasons = tip.reasons.map((reason) => make("span", { class: "reason" }, reason));
    const row = make("button", { type: "button", class: "tip-row", "aria-pressed": String(isShown), click: () => this.choose(row, tip) }, make("span", {}, tip.label), chance, ...reasons);
    return row;
  }

  /** @param {Element} row @param {Tip} tip */
  choose(row, tip) {
    for (const other of this.place.querySelectorAll(".tip-row")) other.setAttribute("aria-pressed", String(other === row));
    this.mark(tip.sentence);
  }

  /** @param {string} sentence */
  mark(sentence) {
    this.sentence = sentence;
    this.show(sentence);
  }

  clear() {
    if (this.number === -1) return;
    this.number = -1;
    this.place.replaceChildren();
    this.mark("");
  }
}
