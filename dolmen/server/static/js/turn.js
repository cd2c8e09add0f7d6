/** My turn: what I have said so far by parts, buttons and keys, what is still missing, and the sentence that is played. */

import { keptBeside } from "./beside.js";
import { fits, isOpen, weigh } from "./choice.js";
import { Offer } from "./offer.js";
import { Outcomes } from "./outcomes.js";
import { Preview } from "./preview.js";
import { Question } from "./question.js";
import { told } from "./settings.js";
import { everyPhraseOf, focusedPiece, holdOf, isPiece, isPlace, otherSide, phraseOf, putUp, showSide, sidesOf, waits } from "./sides.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").LegalAction} LegalAction @typedef {import("./board.js").Board} Board @typedef {import("./sides.js").Part} Part */

export class Turn {
  /**
   * @param {Board} board @param {(action: LegalAction, then: string[]) => void} play @param {() => void} begun a first part was chosen
   * @param {(lit: Part[], chosen: Part|null) => void} lead brings what can be chosen into view @param {(sentence: string) => Promise<string>} [brings] what an action would bring
   */
  constructor(board, play, begun, lead, brings = async () => "") {
    this.lead = lead;
    this.board = board;
    this.play = play;
    this.begun = begun;
    this.legal = /** @type {LegalAction[]} */ ([]);
    this.chosen = /** @type {Part[]} */ ([]);
    this.hint = "";
    /** @type {string[]} phrases that are chosen by themselves when I am asked again */
    this.next = [];
    this.isToldBoth = true; // whoever plays an answer is told what was meant with it, and plays that, too, unless the game has a question
    this.question = new Question();
    this.offer = new Offer(this);
    this.outcomes = new Outcomes(brings, (sentence) => sentence === this.preview.way?.action.sentence && this.offer.tellOutcome());
    this.preview = new Preview(board.stage, () => this.turnPiece(), () => this.tapPiece());
    board.moved = () => this.preview.render();
    // Enter on the piece or its place lays it; a tap or the space bar turns it.
    board.stage.addEventListener("keydown", (event) => {
      const isThere = this.chosen.some((part) => part === event.target);
      if (event.key === "Enter" && isThere && this.confirm()) (event.preventDefault(), event.stopImmediatePropagation());
    }, { capture: true });
  }

  /** A position: nothing is chosen, unless it is the one in which I was choosing. @param {LegalAction[]} legal */
  begin(legal) {
    const isSame = legal.length > 0 && legal.map((one) => one.sentence).join() === this.legal.map((one) => one.sentence).join();
    if (!isSame) (this.outcomes.forget(), (this.legal = legal));
    if (!isSame || !this.chosen.every((part) => part.isConnected)) {
      this.chosen = [];
      this.preview.close();
      this.hint = "";
      this.offer.filter.value = "";
      this.question.close();
    }
    if (!isSame && legal.length > 0 && this.goOn()) return;
    this.render();
    if (!isSame) (this.board.sheets.makeWay(), this.lead(this.board.lit, null));
  }

  /** What was meant besides was not played, and is asked for. @param {LegalAction[]|null} legal what can be chosen, if it is known by now */
  unmean(legal) {
    this.next = [];
    if (legal) this.begin(legal);
  }

  /** Chooses what was meant together with the answer before. @returns {boolean} whether it led to something */
  goOn() {
    const phrases = this.next;
    this.next = [];
    const parts = phrases.map((phrase) => this.board.parts.find((part) => phraseOf(part) === phrase));
    const { open } = weigh(this.legal, phrases);
    if (phrases.length === 0 || open.length === 0 || parts.some((part) => !part)) return false;
    const isPlayed = this.isToldBoth && open.length === 1 && open[0].confirm === null;
    if (isPlayed) this.legal = [];
    else this.chosen = /** @type {Part[]} */ (parts);
    if (open.length === 1 && !isPlayed) this.take(open[0], true);
    else this.render();
    if (open.length > 1) this.lead(this.board.lit, this.chosen[0]);
    return true;
  }

  get phrases() {
    return this.chosen.map(phraseOf);
  }

  /** @param {string[]} phrases */
  isOpen(phrases) {
    return isOpen(this.legal, phrases);
  }

  /** Holds a part and lights what goes with it; nothing is played by that. @param {Part} part @returns {Part[]} what was chosen before */
  lift(part) {
    const before = this.chosen;
    if (!before.includes(part)) this.chosen = [...this.besides(part), part];
    if (isPiece(part)) this.chosen = this.chosen.filter((other) => !isPlace(other));
    this.putSideUp(part);
    this.preview.close();
    if (before.length === 0) this.begun();
    this.render();
    return before;
  }

  /** @param {Part[]} before what was chosen before a part was lifted */
  putBack(before) {
    this.chosen = before;
    this.preview.open(this.legal, before, this.hint);
    this.render();
  }

  /** What stays chosen beside a part. @param {Part} part */
  besides(part) {
    return keptBeside(this.legal, this.chosen, part);
  }

  /** Chooses a part, or lets go of one that was chosen. @param {Part} part */
  choose(part) {
    if (part === this.preview.place) return this.tapPiece();
    const had = this.chosen.length;
    if (this.chosen.includes(part)) this.chosen = this.chosen.filter((other) => other !== part);
    else this.add(part);
    this.settle(had);
  }

  /** @param {Part} part */
  add(part) {
    this.chosen = [...this.besides(part), part];
    for (const piece of this.chosen) this.putSideUp(piece);
    if (!isPlace(part) || this.chosen.some(isPiece)) return;
    // A place is enough where one piece alone can come there.
    const pieces = this.board.parts.filter((one) => isPiece(one) && this.isOpen([...this.phrases, everyPhraseOf(one)]));
    if (pieces.length === 1) this.add(pieces[0]);
  }

  /** Turns a side of a chosen piece up that goes with the rest. @param {Part} piece */
  putSideUp(piece) {
    if (this.isOpen(this.phrases)) return;
    const others = this.chosen.filter((part) => part !== piece).map(phraseOf);
    const sides = sidesOf(piece).map((one) => one.getAttribute("data-side") ?? "");
    const fitting = sides.find((phrase) => this.isOpen([...others, phrase]));
    if (fitting) putUp(piece, fitting);
  }

  /** What was chosen is shown at its place, or played, or waits for more. @param {number} had how many parts were chosen before */
  settle(had) {
    const { open, whole } = weigh(this.legal, this.phrases);
    const isShown = this.preview.open(this.legal, this.chosen, this.hint);
    if (this.preview.place) this.board.windows.comeClose(this.preview.place);
    else this.board.windows.stepBack();
    // One sentence is left: that is what was meant, unless something is only held so far, or is to be seen first.
    const isMeant = this.chosen.length > 0 && open.length === 1 && (whole.length === 1 || !this.chosen.some(holdOf));
    if (isMeant && !isShown && !this.chosen.some(waits)) return this.take(open[0]);
    if (whole.length === 1 && had < this.chosen.length && this.chosen.at(-1)?.hasAttribute("data-at-once")) return this.take(whole[0]);
    if (had === 0 && this.chosen.length > 0) this.begun();
    this.render();
    if (had < this.chosen.length && !isShown) this.board.windows.showSome(this.board.lit);
    this.lead(this.board.lit, this.chosen.at(-1) ?? null);
  }

  /** Turns the piece that is shown at its place. @returns {boolean} whether there is one */
  turnPiece() {
    if (this.preview.turn()) this.render();
    return this.preview.isOpen;
  }

  /** A tap on the piece at its place turns it; one that fits in one way alone is laid. */
  tapPiece() {
    const { turns, way } = this.preview;
    if (turns.length > 1) this.turnPiece();
    else if (!told().confirm && way && !way.action.confirm) this.confirm();
  }

  /** Flips a piece: at its place if it fits there, else in the hand, where it stays chosen. @param {Part} [part] @returns {boolean} */
  flip(part = this.chosen.find((one) => otherSide(one) !== null) ?? focusedPiece()) {
    const other = part ? otherSide(part) : null;
    if (!part || other === null) return false;
    const had = this.chosen.length;
    if (part === this.preview.piece && this.preview.flip()) this.render();
    else {
      putUp(part, other);
      if (this.chosen.includes(part)) this.chosen = this.chosen.filter((one) => !isPlace(one));
      else if (this.isOpen([other])) this.chosen = [...this.besides(part), part];
      this.settle(had);
    }
    return true;
  }

  /** Plays what is shown at its place. @returns {boolean} whether something is */
  confirm() {
    const way = this.preview.way;
    if (way) this.take(way.action, true, true);
    return way !== undefined;
  }

  /** @returns {boolean} whether there was something to clear */
  clear() {
    const had = this.chosen.length > 0;
    this.chosen = [];
    this.preview.close();
    this.board.windows.stepBack();
    this.render();
    return had;
  }

  /**
   * Plays an action, after a question where the game wants one.
   * @param {LegalAction} action @param {boolean} [isMeant] it was meant with the one before, and is not asked for again
   * @param {boolean} [isSeen] it was seen with its question, and confirmed
   */
  async take(action, isMeant = false, isSeen = false) {
    this.render();
    if (this.question.isOpen) return;
    const legal = this.legal;
    const question = isSeen ? null : action.confirm ?? (told().confirm && !isMeant ? say("script-sure") : null);
    if (question && !(await this.question.ask(question, action.label))) {
      this.clear();
      return;
    }
    if (this.legal !== legal) return; // the position is another one by now
    this.next = this.chosen.map((part) => part.getAttribute("data-then") ?? "").filter((phrase) => phrase !== "");
    this.legal = [];
    this.clear();
    this.play(action, this.next);
  }

  /** Shows a bot's advice among the parts; a piece that it means lies with that side up. @param {string} sentence */
  showHint(sentence) {
    this.hint = sentence;
    if (sentence !== "" && this.chosen.length === 0) for (const piece of this.board.parts) showSide(piece, sentence);
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
    this.board.offer(this.board.parts.filter((part) => this.isSpare(part)));
    this.offer.render(open, whole);
  }

  /** Whether a part that does not go with what is chosen can take its place. @param {Part} part */
  isSpare(part) {
    if (part.classList.contains("lit") || this.chosen.includes(part)) return false;
    const rest = this.besides(part);
    if (isPlace(part)) return rest.length > 0 && this.isOpen([...rest.map(everyPhraseOf), everyPhraseOf(part)]);
    return rest.length < this.chosen.length && this.isOpen([...rest.map(phraseOf), everyPhraseOf(part)]);
  }
}
