/** Zoom and pan of the picture: wheel, pinch, drag, buttons and keys. Never farther out than the whole picture. */

import { find } from "./dom.js";

const LARGEST = 5;
const STEP = 1.3;
const DRAG = 6; // pixels before a press is a drag

export class Zoom {
  /** @param {HTMLElement} frame what clips @param {HTMLElement} stage what moves @param {import("./windows.js").Windows} windows what moves by itself */
  constructor(frame, stage, windows) {
    this.windows = windows;
    this.frame = frame;
    this.stage = stage;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    find("#closer", HTMLButtonElement).addEventListener("click", () => this.closer());
    find("#farther", HTMLButtonElement).addEventListener("click", () => this.farther());
    find("#whole", HTMLButtonElement).addEventListener("click", () => this.whole());
    frame.addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    // A finger may be lifted anywhere, and from a picture that is no longer there.
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    }
    // A drag that ends on a part is no choice of it.
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
  }

  /** @param {WheelEvent} event */
  turnWheel(event) {
    // Where the wheel scrolls the page, it zooms only with Ctrl, or once the board is closer.
    const scrolls = this.frame.scrollHeight > this.frame.clientHeight + 1;
    if (scrolls && !event.ctrlKey && !event.metaKey && this.scale === 1) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.dragged = false;
    if (event.isPrimary) this.fingers.clear();
    if (this.windows.paneAt(event.target)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const others = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) {
      const far = Math.hypot(event.clientX - others[0].x, event.clientY - others[0].y);
      const near = Math.hypot(was.x - others[0].x, was.y - others[0].y);
      this.dragged = true;
      if (near > 0) this.by(far / near, (event.clientX + others[0].x) / 2, (event.clientY + others[0].y) / 2);
    } else if (this.scale > 1 && this.start) {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > DRAG) this.dragged = true;
      if (this.dragged) this.to(this.scale, this.x + event.clientX - was.x, this.y + event.clientY - was.y);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Zooms by a factor about a point of the screen. @param {number} factor @param {number} [atX] @param {number} [atY] */
  by(factor, atX, atY) {
    const box = this.frame.getBoundingClientRect();
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const px = (atX ?? box.x + box.width / 2) - box.x - this.stage.offsetLeft;
    const py = (atY ?? box.y + box.height / 2) - box.y - this.stage.offsetTop;
    const grown = scale / this.scale;
    if (this.scale === 1) this.y = -this.frame.scrollTop;
    this.to(scale, px - (px - this.x) * grown, py - (py - this.y) * grown);
  }

  closer() {
    if (!this.windows.by(STEP)) this.by(STEP);
  }

  farther() {
    if (!this.windows.by(1 / STEP)) this.by(1 / STEP);
  }

  whole() {
    this.windows.whole();
    this.to(1, 0, 0);
  }

  /** @param {number} dx @param {number} dy in parts of the frame */
  pan(dx, dy) {
    this.to(this.scale, this.x - dx * this.frame.clientWidth, this.y - dy * this.frame.clientHeight);
  }

  /** @param {number} scale @param {number} x @param {number} y */
  to(scale, x, y) {
    const { stage, frame } = this;
    this.scale = scale;
    if (scale > 1) frame.scrollTop = 0;
    this.x = keptIn(x, stage.offsetLeft, stage.offsetWidth * scale, frame.clientWidth);
    this.y = keptIn(y, stage.offsetTop, stage.offsetHeight * scale, frame.clientHeight);
    this.stage.style.transform = scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${scale})`;
    this.frame.classList.toggle("zoomed", scale > 1);
  }
}

/**
 * How far the stage may be moved along one way: it covers the frame, or lies in its middle where it is smaller.
 * @param {number} wanted @param {number} start @param {number} size @param {number} room
 */
function keptIn(wanted, start, size, room) {
  if (size <= room) return (room - size) / 2 - start;
  return Math.min(-start, Math.max(room - size - start, wanted));
}
