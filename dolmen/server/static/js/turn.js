/** My turn: what I have said so far by parts, buttons and keys, what is still missing, and the sentence that is played. */

import { nameOf, phraseOf } from "./board.js";
import { fits, weigh } from "./choice.js";
import { find, make } from "./dom.js";
import { told } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").LegalAction} LegalAction */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Part} Part */

const FEW = 8; // as many actions as are shown as buttons at once

export class Turn {
  /**
   * @param {Board} board @param {(action: LegalAction) => void} play @param {() => void} begun a first part was chosen
   * @param {(lit: Part[], chosen: Part|null) => void} lead brings what can be chosen into view
   */
  constructor(board, play, begun, lead) {
    this.lead = lead;
    this.board = board;
    this.play = play;
    this.begun = begun;
    /** @type {LegalAction[]} */
    this.legal = [];
    /** @type {Part[]} */
    this.chosen = [];
    /** @type {LegalAction[]} */
    this.shown = [];
    this.hint = "";
    this.buttons = find("#choices", HTMLElement);
    this.chips = find("#chosen", HTMLElement);
    this.list = find("#all-moves", HTMLDetailsElement);
    this.filter = find("#all-moves-filter", HTMLInputElement);
    this.listed = find("#all-moves-list", HTMLElement);
    this.filter.addEventListener("input", () => this.fillList());
    this.dialog = find("#confirm", HTMLDialogElement);
    /** @type {((isSure: boolean) => void)|null} who waits for an answer to the question */
    this.asker = null;
    // The answer is taken from the click itself: a dialog tells of its closing only later.
    find("form", HTMLFormElement, this.dialog).addEventListener("submit", (event) => {
      this.answer(event.submitter instanceof HTMLButtonElement && event.submitter.value === "yes");
    });
    this.dialog.addEventListener("cancel", () => this.answer(false));
  }

  /** A position: nothing is chosen, unless it is the one in which I was choosing. @param {LegalAction[]} legal */
  begin(legal) {
    const isSame = legal.length > 0 && legal.map((one) => one.sentence).join() === this.legal.map((one) => one.sentence).join();
    if (!isSame) this.legal = legal;
    if (!isSame || !this.chosen.every((part) => part.isConnected)) {
      this.chosen = [];
      this.hint = "";
      this.filter.value = "";
      this.dialog.close();
      this.answer(false);
    }
    this.render();
    if (!isSame) this.lead(this.board.lit, null);
  }

  get phrases() {
    return this.chosen.map(phraseOf);
  }

  /** Chooses a part, or lets go of one that was chosen. @param {Part} part */
  choose(part) {
    if (this.chosen.includes(part)) this.chosen = this.chosen.filter((other) => other !== part);
    else this.chosen = [...this.chosen, part];
    const { open } = weigh(this.legal, this.phrases);
    // One sentence is left: that is what was meant.
    if (this.chosen.length > 0 && open.length === 1) this.take(open[0]);
    else {
      if (this.chosen.length === 1) this.begun();
      this.render();
      this.lead(this.board.lit, this.chosen.at(-1) ?? null);
    }
  }

  /** @returns {boolean} whether there was something to clear */
  clear() {
    const had = this.chosen.length > 0;
    this.chosen = [];
    this.render();
    return had;
  }

  /** Plays an action, after a question where the game wants one. @param {LegalAction} action */
  async take(action) {
    this.render();
    if (this.asker) return;
    const legal = this.legal;
    const question = action.confirm ?? (told().confirm ? say("script-sure") : null);
    if (question && !(await this.isSure(question, action.label))) {
      this.clear();
      return;
    }
    if (this.legal !== legal) return; // the position is another one by now
    this.legal = [];
    this.chosen = [];
    this.render();
    this.play(action);
  }

  /** @param {string} question @param {string} label @returns {Promise<boolean>} */
  isSure(question, label) {
    find("#confirm-question", HTMLElement).textContent = question;
    find("#confirm-yes", HTMLElement).textContent = label;
    this.dialog.showModal();
    return new Promise((resolve) => (this.asker = resolve));
  }

  /** @param {boolean} isSure */
  answer(isSure) {
    const asker = this.asker;
    this.asker = null;
    asker?.(isSure);
  }

  /** Shows a bot's advice among the parts. @param {string} sentence */
  showHint(sentence) {
    this.hint = sentence;
    this.render();
  }

  render() {
    const phrases = this.phrases;
    const { open, whole } = weigh(this.legal, phrases);
    this.board.light(
      (phrase) => open.some((action) => fits(action.sentence, [...phrases, phrase])),
      this.chosen,
      (phrase) => this.hint !== "" && fits(this.hint, [...phrases, phrase]),
    );
    this.renderChips(open.length);
    this.renderButtons(open, whole);
    this.list.hidden = open.length <= this.shown.length;
    if (this.list.hidden) this.list.open = false;
    find("summary", HTMLElement, this.list).textContent = say("script-all-moves", { n: open.length });
    this.fillList();
  }

  /** @param {number} open */
  renderChips(open) {
    this.chips.hidden = this.chosen.length === 0;
    this.chips.replaceChildren(
      ...this.chosen.map((part) =>
        make(
          "button",
          { type: "button", class: "chip", "aria-label": say("script-let-go", { name: nameOf(part) }), click: () => this.choose(part) },
          nameOf(part),
          make("span", { "aria-hidden": "true" }, "×"),
        ),
      ),
      make("button", { type: "button", class: "quiet small", click: () => this.clear() }, say("script-clear"), make("kbd", {}, "Esc")),
      make("span", { class: "missing", role: "status" }, say("script-missing", { n: open })),
    );
  }

  /**
   * The buttons: what is wholly said comes first; then all if they are few, else those that no part of the picture says.
   * @param {LegalAction[]} open @param {LegalAction[]} whole
   */
  renderButtons(open, whole) {
    const said = this.board.parts.map(phraseOf);
    const few = open.length <= FEW;
    const others = open.filter((action) => !whole.includes(action));
    const rest = few ? others : others.filter((action) => !said.some((phrase) => fits(action.sentence, [phrase])));
    this.shown = [...whole, ...rest].slice(0, Math.max(FEW, whole.length));
    this.buttons.replaceChildren(...this.shown.map((action, n) => this.button(action, n < 9 ? n + 1 : null, whole.includes(action))));
  }

  /** @param {LegalAction} action @param {number|null} number @param {boolean} isWhole */
  button(action, number, isWhole) {
    const key = number === null ? null : make("kbd", { "aria-hidden": "true" }, number);
    const look = `${isWhole ? "primary" : ""}${action.sentence === this.hint ? " hinted" : ""}`;
    const label = isWhole ? say("script-ok", { label: action.label }) : action.label;
    return make("button", { type: "button", class: `choice ${look}`, "data-sentence": action.sentence, click: () => this.take(action) }, key, label);
  }

  fillList() {
    const wanted = this.filter.value.trim().toLowerCase();
    const { open } = weigh(this.legal, this.phrases);
    const found = this.list.hidden ? [] : open.filter((action) => action.label.toLowerCase().includes(wanted));
    this.listed.replaceChildren(...found.map((action) => make("li", {}, this.button(action, null, false))));
  }

  /** The numbers of the keyboard press the buttons. @param {number} number */
  pressNumber(number) {
    const action = this.shown[number - 1];
    if (action) this.take(action);
    return action !== undefined;
  }
}
