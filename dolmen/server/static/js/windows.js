/**
 * Windows of a picture: what is larger than its frame is dragged, pinched and zoomed in it; its rulers travel along.
 *
 * A window is an inner `svg` with `data-window` (its name) and `data-extent` (what it shows: x, y, width, height). In it lies a group
 * with `data-pan="xy"`; groups with `data-pan="x"` or `"y"` and the window's name in `data-with` move along one way, and what lies in
 * them at `data-at` keeps its size. Never farther out than the whole, never closer than LARGEST.
 */

import { Pane } from "./pane.js";

const FINE = 44; // pixels of a part that a finger can turn
const CLOSE = 64; // pixels that it has close by
const STRAY = 6; // pixels before a press is a drag

export class Windows {
  /** @param {HTMLElement} stage @param {() => void} moved something lies elsewhere on the screen now */
  constructor(stage, moved) {
    this.stage = stage;
    this.moved = moved;
    /** @type {Map<string, Pane>} */
    this.panes = new Map();
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    /** @type {Pane|null} */
    this.held = null;
    this.start = { x: 0, y: 0 };
    this.wasDragged = false;
    /** @type {{pane: Pane, view: import("./pane.js").View, isMoved: boolean}|null} what was seen before it came close to something */
    this.before = null;
    stage.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    stage.addEventListener("click", (event) => this.wasDragged && event.stopImmediatePropagation(), { capture: true });
    stage.addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
    stage.addEventListener("focusin", (event) => event.target instanceof Element && this.reveal(event.target));
  }

  /** A new picture: each window shows what it showed before, if it was moved. */
  dress() {
    const before = this.panes;
    this.panes = new Map();
    this.before = null;
    for (const frame of this.stage.querySelectorAll("svg[data-window]")) {
      const pane = new Pane(/** @type {SVGSVGElement} */ (frame));
      const was = before.get(pane.name);
      if (was?.isMoved) pane.look(was.view);
      this.panes.set(pane.name, pane);
    }
  }

  /** @param {EventTarget|null} target */
  paneAt(target) {
    const frame = target instanceof Element ? target.closest("[data-window]") : null;
    return this.panes.get(frame?.getAttribute("data-window") ?? "") ?? null;
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.isPrimary) this.fingers.clear();
    this.wasDragged = false;
    const pane = this.paneAt(event.target);
    if (event.isPrimary) this.held = pane;
    if (!this.held) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was || !this.held) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [far, near] = [event, { clientX: was.x, clientY: was.y }].map((at) => Math.hypot(at.clientX - other.x, at.clientY - other.y));
      this.wasDragged = true;
      if (near > 0) this.held.zoom(far / near, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STRAY) this.wasDragged = true;
      if (this.wasDragged) this.held.pan(event.clientX - was.x, event.clientY - was.y);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.wasDragged) this.moved();
  }

  /** @param {WheelEvent} event */
  turnWheel(event) {
    const pane = this.paneAt(event.target);
    if (!pane) return;
    event.preventDefault();
    event.stopPropagation();
    pane.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    this.moved();
  }

  /** Closer or farther by keys and buttons. @param {number} factor @returns {boolean} whether there is a window */
  by(factor) {
    for (const pane of this.panes.values()) pane.zoom(factor);
    this.moved();
    return this.panes.size > 0;
  }

  /** The whole of each window. @returns {boolean} whether one was not shown whole */
  whole() {
    const changed = [...this.panes.values()].filter((pane) => pane.showAll());
    this.moved();
    return changed.length > 0;
  }

  /** Brings one of some parts into view, if none is. @param {Element[]} parts */
  showSome(parts) {
    const inside = parts.filter((part) => this.paneAt(part));
    if (inside.length > 0 && !inside.some((part) => this.paneAt(part)?.sees(part))) this.reveal(inside[0]);
  }

  /** Comes so close to a part that a finger can turn it. @param {Element} part */
  comeClose(part) {
    const [pane, size] = [this.paneAt(part), part.getBoundingClientRect().width];
    if (!pane || size >= FINE || !matchMedia("(pointer: coarse)").matches) return;
    this.before ??= { pane, view: pane.view, isMoved: pane.isMoved };
    const box = part.getBoundingClientRect();
    pane.zoom(CLOSE / size, box.x + box.width / 2, box.y + box.height / 2);
    pane.reveal(part);
    this.moved();
  }

  /** Goes back to what was seen before. */
  stepBack() {
    if (!this.before) return;
    const { pane, view, isMoved } = this.before;
    this.before = null;
    pane.look(view);
    pane.isMoved = isMoved;
    this.moved();
  }

  /** Brings a part into view. @param {Element} part */
  reveal(part) {
    if (this.paneAt(part)?.reveal(part)) this.moved();
  }
}
