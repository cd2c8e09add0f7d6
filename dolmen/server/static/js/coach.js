/** The coach: before a costly mistake it asks once; whoever looks is shown the better move and chooses again. */

import { find, make, sign } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Tip} Tip */

const SOON = 350; // milliseconds after which it is said that the coach looks

export class Coach {
  /** @param {(tips: Tip[], number: number) => void} look shows what is better at a position */
  constructor(look) {
    this.look = look;
    this.dialog = find("#coach", HTMLDialogElement);
    this.place = find("#advice", HTMLElement);
    /** @type {((isSure: boolean) => void)|null} */
    this.asker = null;
    find("form", HTMLFormElement, this.dialog).addEventListener("submit", (event) => {
      this.answer(event.submitter instanceof HTMLButtonElement && event.submitter.value === "play");
    });
    this.dialog.addEventListener("cancel", () => this.answer(false));
  }

  /** @param {boolean} isSure */
  answer(isSure) {
    const asker = this.asker;
    this.asker = null;
    asker?.(isSure);
  }

  /**
   * Whether a move is to be played; else its better is shown.
   * @param {(move: object) => Promise<import("./live.js").Message>} send @param {{number: number, seat: number|null, sentence: string}} move
   * @returns {Promise<boolean>}
   */
  async allows(send, move) {
    const told = setTimeout(() => this.place.replaceChildren(make("p", { class: "tips-head" }, sign("hint"), say("script-coach-looks"))), SOON);
    const answer = await send(move);
    clearTimeout(told);
    this.place.replaceChildren();
    // Whatever is wrong with the coach, the move is mine.
    if (answer.type !== "answer" || answer.tips.length < 2) return true;
    find("#coach-text", HTMLElement).textContent = answer.text ?? "";
    find("#coach-play", HTMLElement).textContent = say("script-coach-play", { label: answer.tips[1].label });
    this.dialog.showModal();
    const isSure = await new Promise((resolve) => (this.asker = resolve));
    if (!isSure) setTimeout(() => this.look(answer.tips, move.number)); // when I may choose again
    return isSure;
  }
}
