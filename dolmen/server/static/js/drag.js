/**
 * Pieces can be dragged as well as tapped: a part that is lifted and put on another that goes with it says both.
 *
 * Nothing is played by lifting alone, and a piece that is let go anywhere else lies where it lay. Where a finger scrolls
 * or moves the picture, it does that and drags nothing; a finger that rests reads (`tips.js`).
 */

import { wantsCalm } from "./dom.js";
import { awayFrom, rimOf } from "./near.js";
import { isSeen } from "./sheets.js";

/** @typedef {import("./board.js").Part} Part */

const FAR = { mouse: 5, pen: 8, touch: 10 }; // pixels before a press is a drag
const NEAR = 28; // pixels beside a part that still mean it
const BACK = 160; // milliseconds of the way back
const PATIENCE = 1500; // milliseconds that a piece waits, where it was put, for the next picture
const SVG = "http://www.w3.org/2000/svg";

export class Drag {
  /**
   * @param {HTMLElement} frame @param {import("./board.js").Board} board @param {import("./turn.js").Turn} turn
   * @param {import("./tips.js").Tips} tips
   */
  constructor(frame, board, turn, tips) {
    this.frame = frame;
    this.board = board;
    this.turn = turn;
    this.tips = tips;
    /** @type {{part: Part, x: number, y: number, pointer: number, far: number}|null} what is pressed */
    this.pressed = null;
    /** @type {SVGSVGElement|null} what is seen under the pointer, once it is lifted */
    this.ghost = null;
    /** @type {Part[]} what was chosen before */
    this.before = [];
    /** @type {Part|null} where it would be put */
    this.under = null;
    this.wasDragged = false;
    frame.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.release(event));
    addEventListener("pointercancel", (event) => event.pointerId === this.pressed?.pointer && this.drop(null));
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.ghost) return;
      event.preventDefault();
      event.stopPropagation();
      this.drop(null);
    }, { capture: true });
    // The click that ends a drag chooses nothing.
    frame.addEventListener("click", (event) => this.wasDragged && event.stopPropagation(), { capture: true });
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.wasDragged = false;
    if (this.ghost) this.drop(null); // a second finger
    const part = this.board.partAt(event);
    this.pressed = null;
    if (!part || !event.isPrimary || event.button !== 0 || !this.mayLift(part, event.pointerType)) return;
    const far = FAR[/** @type {keyof typeof FAR} */ (event.pointerType)] ?? FAR.touch;
    this.pressed = { part, x: event.clientX, y: event.clientY, pointer: event.pointerId, far };
  }

  /** @param {Part} part @param {string} pointer */
  mayLift(part, pointer) {
    const isMoved = this.frame.classList.contains("zoomed");
    const isScrolled = pointer !== "mouse" && this.frame.scrollHeight > this.frame.clientHeight + 4;
    const isOpen = ["lit", "chosen", "spare"].some((look) => part.classList.contains(look));
    return isOpen && part.hasAttribute("data-piece") && !isMoved && !isScrolled;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!this.ghost) {
      if (Math.hypot(dx, dy) < pressed.far) return;
      const isReading = event.pointerType !== "mouse" && !this.tips.tip.hidden;
      if (isReading || !pressed.part.isConnected || !this.lift(pressed.part)) {
        this.pressed = null;
        return;
      }
    }
    if (!pressed.part.isConnected) return this.drop(null); // another picture has come
    if (this.ghost) this.ghost.style.translate = `${dx}px ${dy}px`;
    const target = this.targetAt(event.clientX, event.clientY);
    if (target === this.under) return;
    this.under?.classList.remove("under");
    target?.classList.add("under");
    this.under = target;
  }

  /** Takes a piece up, if there is somewhere to put it. @param {Part} part */
  lift(part) {
    this.tips.hide();
    this.before = this.turn.lift(part);
    if (!this.board.lit.some(isSeen)) {
      this.turn.putBack(this.before);
      return false;
    }
    this.wasDragged = true;
    this.ghost = ghostOf(part);
    part.classList.add("lifted");
    document.body.append(this.ghost);
    document.body.classList.add("dragging");
    return true;
  }

  /** The part that a point means: the one it lies on, else the nearest. @param {number} x @param {number} y @returns {Part|null} */
  targetAt(x, y) {
    const open = this.board.lit.filter(isSeen);
    for (const element of document.elementsFromPoint(x, y)) {
      const part = /** @type {Part|null} */ (element.closest(".part[data-phrase]"));
      if (part && open.includes(part)) return part;
    }
    let [best, least] = [/** @type {Part|null} */ (null), NEAR];
    for (const part of open) {
      const away = awayFrom(rimOf(part), x, y);
      if (away < least) [best, least] = [part, away];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (event.pointerId !== this.pressed?.pointer) return;
    if (this.ghost) this.drop(this.pressed.part.isConnected ? this.targetAt(event.clientX, event.clientY) : null);
    this.pressed = null;
  }

  /** Puts down what was lifted: on a part, or where it lay. @param {Part|null} target */
  drop(target) {
    const { ghost, pressed } = this;
    this.ghost = this.pressed = null;
    this.under?.classList.remove("under");
    this.under = null;
    document.body.classList.remove("dragging");
    if (!ghost || !pressed) return;
    if (target) {
      layDown(pressed.part, ghost);
      this.turn.choose(target);
      if (this.turn.legal.length > 0) pressed.part.style.translate = ""; // more is asked
    } else {
      if (pressed.part.isConnected) this.turn.putBack(this.before);
      comeBack(pressed.part, ghost);
    }
  }
}

/** Leaves a piece where it was put until the next picture, into which it glides from there. @param {Part} part @param {SVGSVGElement} ghost */
function layDown(part, ghost) {
  const parent = part.parentNode instanceof SVGGraphicsElement ? part.parentNode.getScreenCTM() : null;
  const [dx, dy] = ghost.style.translate.split(" ").map(parseFloat);
  if (parent) part.style.translate = `${dx / parent.a}px ${(dy || 0) / parent.d}px`;
  part.classList.remove("lifted");
  ghost.remove();
  window.setTimeout(() => (part.style.translate = ""), PATIENCE);
}

/** @param {Part} part @param {SVGSVGElement} ghost */
function comeBack(part, ghost) {
  const finish = () => {
    part.classList.remove("lifted");
    ghost.remove();
  };
  if (wantsCalm()) return finish();
  ghost.animate([{ translate: ghost.style.translate }, { translate: "0px 0px" }], { duration: BACK, easing: "ease-out" }).finished.then(finish, finish);
}

/** A part as it looks, above everything else of the page. @param {Part} part @returns {SVGSVGElement} */
function ghostOf(part) {
  const root = part.ownerSVGElement;
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("class", `${root?.getAttribute("class") ?? ""} ghost-piece`);
  ghost.setAttribute("aria-hidden", "true");
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = part.getScreenCTM() ?? {};
  let inner = /** @type {Element} */ (part.cloneNode(true));
  for (const rim of inner.querySelectorAll(".rim")) rim.remove();
  inner.setAttribute("class", "piece");
  inner.removeAttribute("tabindex");
  for (let above = part.parentElement; above && above !== /** @type {Element} */ (root); above = above.parentElement) {
    inner = wrapped(inner, above.getAttribute("class") ?? "");
  }
  inner = wrapped(inner, "");
  inner.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  ghost.append(inner);
  return ghost;
}

/** Colours come from classes above: they are kept, places are not. @param {Element} inner @param {string} look */
function wrapped(inner, look) {
  const group = document.createElementNS(SVG, "g");
  if (look) group.setAttribute("class", look);
  group.append(inner);
  return group;
}
