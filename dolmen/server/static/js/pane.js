/** One window of a picture: what it shows of its content, and its rulers. `windows.js` says how it is drawn. */

const LARGEST = 3;
const MARGIN = 12; // pixels round a part that is brought into view

/** @typedef {{scale: number, x: number, y: number}} View pixels of a step, and what lies in the middle, in steps from the origin */

export class Pane {
  /** @param {SVGSVGElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.name = frame.getAttribute("data-window") ?? "";
    const numbers = (/** @type {string} */ name) => (frame.getAttribute(name) ?? "").split(" ").map(Number);
    const [left, top, wide, high] = numbers("data-extent");
    const [originX, originY, unit] = numbers("data-origin");
    this.left = left;
    this.top = top;
    this.wide = wide;
    this.high = high;
    this.originX = originX;
    this.originY = originY;
    this.unit = unit;
    this.width = frame.width.baseVal.value;
    this.height = frame.height.baseVal.value;
    this.least = Math.min(1, this.width / this.wide, this.height / this.high);
    this.scale = 1;
    this.x = this.y = 0;
    this.isMoved = false;
    const root = frame.ownerSVGElement;
    this.along = [frame.querySelector("[data-pan]"), ...(root?.querySelectorAll(`[data-with="${CSS.escape(this.name)}"]`) ?? [])];
    this.to(1, this.width / 2 - (this.left + this.wide / 2), this.height / 2 - (this.top + this.high / 2));
  }

  /** @returns {View} */
  get view() {
    const [x, y] = [(this.width / 2 - this.x) / this.scale, (this.height / 2 - this.y) / this.scale];
    return { scale: this.scale * this.unit, x: (x - this.originX) / this.unit, y: (y - this.originY) / this.unit };
  }

  /** @param {View} view */
  look(view) {
    const scale = Math.min(LARGEST, Math.max(this.least, view.scale / this.unit));
    this.to(scale, this.width / 2 - (view.x * this.unit + this.originX) * scale, this.height / 2 - (view.y * this.unit + this.originY) * scale);
    this.isMoved = true;
  }

  /** Where it lies on the screen: an inner `svg` itself is as large as all that lies in it. */
  get box() {
    return (this.frame.querySelector(".window-ground") ?? this.frame).getBoundingClientRect();
  }

  /** Pixels of the screen in a unit of the picture. */
  get pixels() {
    return this.frame.getScreenCTM()?.a ?? 1;
  }

  /** @param {number} dx @param {number} dy pixels of the screen */
  pan(dx, dy) {
    this.isMoved = true;
    this.to(this.scale, this.x + dx / this.pixels, this.y + dy / this.pixels);
  }

  /** Zooms about a point of the screen, or about the middle. @param {number} factor @param {number} [atX] @param {number} [atY] */
  zoom(factor, atX, atY) {
    const box = this.box;
    const px = atX === undefined ? this.width / 2 : (atX - box.x) / this.pixels;
    const py = atY === undefined ? this.height / 2 : (atY - box.y) / this.pixels;
    const scale = Math.min(LARGEST, Math.max(this.least, this.scale * factor));
    this.isMoved = true;
    this.to(scale, px - ((px - this.x) * scale) / this.scale, py - ((py - this.y) * scale) / this.scale);
  }

  showAll() {
    const isWhole = this.scale === this.least && !this.isMoved;
    this.to(this.least, 0, 0);
    this.isMoved = this.least < 1;
    return !isWhole;
  }

  /** @param {Element} part */
  sees(part) {
    const [box, frame] = [part.getBoundingClientRect(), this.box];
    return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  }

  /** @param {Element} part @returns {boolean} whether it was out of view */
  reveal(part) {
    const [box, frame] = [part.getBoundingClientRect(), this.box];
    const dx = shift(box.left - MARGIN, box.right + MARGIN, frame.left, frame.right);
    const dy = shift(box.top - MARGIN, box.bottom + MARGIN, frame.top, frame.bottom);
    if (dx === 0 && dy === 0) return false;
    this.pan(dx, dy);
    return true;
  }

  /** @param {number} scale @param {number} x @param {number} y */
  to(scale, x, y) {
    this.scale = scale;
    this.x = kept(x, this.left * scale, this.wide * scale, this.width);
    this.y = kept(y, this.top * scale, this.high * scale, this.height);
    for (const group of this.along) {
      const way = group?.getAttribute("data-pan");
      if (way === "xy") group?.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${scale})`);
      for (const mark of way === "xy" ? [] : group?.querySelectorAll("[data-at]") ?? []) {
        const at = Number(mark.getAttribute("data-at")) * scale + (way === "x" ? this.x : this.y);
        mark.setAttribute("transform", way === "x" ? `translate(${at} 0)` : `translate(0 ${at})`);
      }
    }
  }
}

/** How far something is moved along one way to be in view. @param {number} from @param {number} to @param {number} least @param {number} most */
const shift = (from, to, least, most) => (from < least ? least - from : to > most ? Math.max(most - to, least - from) : 0);

/** What is shown covers the room, or lies in its middle where it is smaller. @param {number} wanted @param {number} start @param {number} size @param {number} room */
function kept(wanted, start, size, room) {
  if (size <= room) return (room - size) / 2 - start;
  return Math.min(-start, Math.max(room - size - start, wanted));
}
