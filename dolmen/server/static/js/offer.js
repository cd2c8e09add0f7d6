/** What I can choose, as buttons: what is chosen so far, what plays it, and the list of all moves. */

import { completes, fits, weigh } from "./choice.js";
import { find, make, sign } from "./dom.js";
import { everyPhraseOf, isPiece, nameOf, otherSide, sidesOf, waits } from "./sides.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").LegalAction} LegalAction */

const FEW = 8; // as many actions as are shown as buttons at once

export class Offer {
  /** @param {import("./turn.js").Turn} turn */
  constructor(turn) {
    this.turn = turn;
    /** @type {LegalAction[]} */
    this.shown = [];
    this.buttons = find("#choices", HTMLElement);
    this.room = find(".actions", HTMLElement);
    this.chips = find("#chosen", HTMLElement);
    this.list = find("#all-moves", HTMLDetailsElement);
    this.filter = find("#all-moves-filter", HTMLInputElement);
    this.listed = find("#all-moves-list", HTMLElement);
    this.filter.addEventListener("input", () => this.fillList());
  }

  /** @param {LegalAction[]} open @param {LegalAction[]} whole */
  render(open, whole) {
    find("summary", HTMLElement, this.list).textContent = say("script-all-moves", { n: open.length });
    this.room.classList.toggle("by-pieces", this.turn.board.parts.some(isPiece));
    if (this.turn.preview.isOpen) this.renderPreview();
    else {
      this.renderChips(open.length);
      this.renderButtons(open, whole, false);
      // Where the buttons have not enough room, those that the picture says as well are left to it.
      if (this.room.scrollHeight > this.room.clientHeight + 1 && !this.list.open) this.renderButtons(open, whole, true);
    }
    if (this.list.hidden) this.list.open = false;
    this.fillList();
  }

  /** @param {number} open */
  renderChips(open) {
    this.chips.hidden = this.turn.chosen.length === 0;
    this.chips.replaceChildren(
      ...this.turn.chosen.map((part) =>
        make(
          "button",
          { type: "button", class: "chip", "aria-label": say("script-let-go", { name: nameOf(part) }), click: () => this.turn.choose(part) },
          nameOf(part),
          make("span", { "aria-hidden": "true" }, "×"),
        ),
      ),
      this.clearButton(),
      make("span", { class: "missing", role: "status" }, open ? say("script-missing", { n: open }) : say("script-nowhere")),
    );
  }

  clearButton() {
    return make("button", { type: "button", class: "quiet small", click: () => this.turn.clear() }, say("script-clear"), make("kbd", {}, "Esc"));
  }

  /** A piece lies at its place: how, what it would do, and the buttons that turn, flip and lay it. */
  renderPreview() {
    const { way, turns, place, piece } = this.turn.preview;
    if (!way || !place || !piece) return;
    const lies = `${nameOf(place)}: ${way.name}`;
    const how = make("span", { class: way.action.confirm ? "asks" : "how" }, way.action.confirm ?? lies.charAt(0).toUpperCase() + lies.slice(1));
    this.chips.hidden = false;
    this.chips.replaceChildren(make("span", { class: "lies", role: "status" }, how, make("b", { class: "brings" })), this.clearButton());
    this.tellOutcome();
    const turned = turns.length > 1 ? say("script-turn", { n: turns.indexOf(way) + 1, of: turns.length }) : say("script-one-way");
    const does = place.getAttribute("data-does") ?? way.action.label;
    this.shown = [];
    this.list.hidden = true;
    this.buttons.replaceChildren(
      ...(turns.length > 1 || sidesOf(piece).length > 0 ? [this.tool("turn", turned, "R", () => this.turn.turnPiece(), turns.length < 2)] : []),
      ...this.flipButton(),
      make("button", { type: "button", class: "choice primary lay", "data-sentence": way.action.sentence, click: () => this.turn.confirm() }, sign("check"), does, make("kbd", {}, "Enter")),
    );
  }

  /** What the piece would make of things where it lies, as soon as that is known. */
  tellOutcome() {
    const { outcomes, preview } = this.turn;
    const place = this.chips.querySelector(".brings");
    if (place && preview.way) place.textContent = outcomes.of(preview.way.action.sentence);
  }

  /** What flips the piece that is chosen, if it can be. */
  flipButton() {
    return this.turn.chosen.some((part) => otherSide(part) !== null) ? [this.tool("flip", say("script-flip"), "F", () => this.turn.flip(), false)] : [];
  }

  /** @param {string} name @param {string} label @param {string} key @param {() => void} act @param {boolean} isOff */
  tool(name, label, key, act, isOff) {
    return make("button", { type: "button", class: `choice ${name}`, disabled: isOff, click: act }, sign(name), label, make("kbd", {}, key));
  }

  /**
   * The buttons: what is wholly said comes first; then all if they are few, else those that no part of the picture says.
   * What is said by pieces that are shown at their place is no button; what a piece says alone is one, whichever side is up.
   * @param {LegalAction[]} open @param {LegalAction[]} whole @param {boolean} isTight there is room for those alone
   */
  renderButtons(open, whole, isTight) {
    const isFew = open.length <= FEW && !isTight;
    const said = new Map(this.turn.board.parts.filter((part) => !isFew || waits(part)).map((part) => [everyPhraseOf(part), isPiece(part)]));
    const others = open.filter((action) => !whole.includes(action));
    const isShown = (/** @type {string} */ sentence) => [...said].some(([phrase, isPiece]) => fits(sentence, [phrase]) && !(isPiece && completes(sentence, [phrase])));
    const rest = others.filter((action) => !isShown(action.sentence));
    this.shown = [...whole, ...rest].slice(0, Math.max(FEW, whole.length));
    this.buttons.replaceChildren(...this.flipButton(), ...this.shown.map((action, n) => this.button(action, n < 9 ? n + 1 : null, whole.includes(action))));
    this.list.hidden = open.length <= this.shown.length;
  }

  /** @param {LegalAction} action @param {number|null} number @param {boolean} isWhole */
  button(action, number, isWhole) {
    const key = number === null ? null : make("kbd", { "aria-hidden": "true" }, number);
    const look = `${isWhole ? "primary" : ""}${action.sentence === this.turn.hint ? " hinted" : ""}`;
    const label = isWhole ? say("script-ok", { label: action.label }) : action.label;
    return make("button", { type: "button", class: `choice ${look}`, "data-sentence": action.sentence, click: () => this.turn.take(action) }, key, label);
  }

  fillList() {
    const wanted = this.filter.value.trim().toLowerCase();
    const { open } = weigh(this.turn.legal, this.turn.phrases);
    const found = this.list.hidden ? [] : open.filter((action) => action.label.toLowerCase().includes(wanted));
    this.listed.replaceChildren(...found.map((action) => make("li", {}, this.button(action, null, false))));
  }

  /** The numbers of the keyboard press the buttons. @param {number} number */
  pressNumber(number) {
    const action = this.shown[number - 1];
    if (action) this.turn.take(action);
    return action !== undefined;
  }
}
