/** The real board for somebody alone, in a lesson or before a puzzle: what is clicked, told, drawn and explained. */

import { orSay } from "./ask.js";
import { Board } from "./board.js";
import { fits } from "./choice.js";
import { find, isTyping, wantsCalm } from "./dom.js";
import { Drag } from "./drag.js";
import { Room, scrollToAsked } from "./room.js";
import { Scenes } from "./scenes.js";
import { nameOf, phraseOf } from "./sides.js";
import { Tips } from "./tips.js";
import { Turn } from "./turn.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").LegalAction} LegalAction */
/** @typedef {import("./types.js").Reason} Reason */

/**
 * @typedef {object} Acts
 * @property {(action: LegalAction) => void} play  what is chosen
 * @property {(position: Position) => void} settle  a position is shown at rest
 * @property {() => void} again  the room is another one: ask for the picture anew
 * @property {() => string[]} pointed  places that are pointed at while nothing is told
 * @property {() => Position|null} asking  the position at which something can be chosen
 * @property {(phrase: string) => Promise<Reason>} why  why something cannot be chosen
 * @property {() => void} [hint]  the key h
 */

export class Solo {
  /** @param {string} game @param {Acts} acts */
  constructor(game, acts) {
    this.game = game;
    this.acts = acts;
    this.page = find("#table", HTMLElement);
    this.trouble = find("#trouble", HTMLElement);
    const frame = find("#frame", HTMLElement);
    const stage = find("#stage", HTMLElement);
    this.room = new Room(frame, () => acts.again(), () => this.turn.lead(this.board.lit, null));
    this.board = new Board(stage, (part) => this.turn.choose(part), (part) => this.whyNot(part), (part) => this.turn.flip(part));
    this.turn = new Turn(this.board, acts.play, () => {}, (lit, chosen) => scrollToAsked(frame, lit, chosen, wantsCalm()));
    this.turn.isToldBoth = false;
    this.zoom = new Zoom(frame, stage, this.board.windows);
    this.tips = new Tips(frame);
    new Drag(frame, this.board, this.turn, this.tips);
    this.scenes = new Scenes((picture) => (this.turn.begin([]), this.board.show(picture)), acts.settle, (places) => this.board.point(places.length > 0 ? places : acts.pointed()));
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** Shows a position at rest, with what can be chosen there. @param {Position} position @param {boolean} isDoing */
  show(position, isDoing) {
    if (position.picture) this.board.show(position.picture);
    find("#ask", HTMLElement).textContent = position.ask;
    this.page.dataset.number = String(position.number);
    this.page.classList.toggle("my-turn", isDoing);
    this.page.classList.toggle("doing", isDoing);
    this.trouble.textContent = "";
    this.turn.begin(isDoing ? position.legal : []);
  }

  /** @param {SVGGElement} part */
  async whyNot(part) {
    this.tips.show(part, nameOf(part), true);
    const position = this.acts.asking();
    if (!position) return;
    if (position.legal.some((action) => fits(action.sentence, [phraseOf(part)]))) return this.tips.show(part, say("script-not-together"), true);
    await orSay(this.trouble, async () => {
      const reason = await this.acts.why(phraseOf(part));
      this.tips.show(part, reason.text ?? say("script-not-now"), true);
      if (reason.rule) this.tips.link(say("script-rule"), `/rules/${this.game}#${reason.rule}`);
    });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const { turn, zoom, scenes, board } = this;
    const act = { Escape: () => scenes.skip() || board.sheets.close() || turn.clear(), r: () => turn.turnPiece(), f: () => turn.flip(), "+": () => zoom.closer(), "-": () => zoom.farther(), 0: () => zoom.whole() }[event.key];
    if (act) act();
    else if (/^[1-9]$/.test(event.key)) turn.offer.pressNumber(Number(event.key));
    else if (event.key === "h") this.acts.hint?.();
  }
}
