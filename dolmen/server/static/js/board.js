/** The picture on the page: its parts become buttons, those that can be chosen are lit, its pieces glide. */

import { readDrawing } from "./dom.js";
import { glide, mark, placesOf } from "./glide.js";

/** @typedef {SVGGElement} Part */

/** @param {Element} part */
export const phraseOf = (part) => part.getAttribute("data-phrase") ?? "";

/** @param {Element} part */
export const nameOf = (part) => part.getAttribute("data-label") || part.getAttribute("data-about") || phraseOf(part);

const TALL = 700; // units: a picture of less is the layout for a phone, and may be taller than its frame

export class Board {
  /**
   * @param {HTMLElement} stage
   * @param {(part: Part) => void} choose a lit part was chosen
   * @param {(part: Part) => void} wonder a part that is not lit was clicked
   */
  constructor(stage, choose, wonder) {
    this.stage = stage;
    this.choose = choose;
    this.wonder = wonder;
    this.drawn = "";
    stage.addEventListener("click", (event) => this.press(event));
    stage.addEventListener("keydown", (event) => this.type(event));
  }

  /** @returns {Part[]} */
  get parts() {
    return /** @type {Part[]} */ ([...this.stage.querySelectorAll(".part[data-phrase]")]);
  }

  get lit() {
    return this.parts.filter((part) => part.classList.contains("lit"));
  }

  /** Shows a drawing; pieces glide from where they were. @param {string} text */
  show(text) {
    if (text === this.drawn) return;
    const focused = this.stage.contains(document.activeElement) ? document.activeElement : null;
    const wanted = focused ? phraseOf(focused) : null;
    const before = placesOf(this.stage);
    const shape = this.stage.querySelector("svg")?.getAttribute("viewBox");
    const picture = readDrawing(text);
    if (!picture) return;
    this.drawn = text;
    this.stage.replaceChildren(picture);
    const box = picture.viewBox.baseVal;
    this.stage.style.aspectRatio = `${box.width} / ${box.height}`;
    this.stage.classList.toggle("tall", box.width < TALL);
    this.stage.style.setProperty("--shape", String(box.width / box.height));
    for (const part of this.parts) this.nameButton(part);
    if (shape === picture.getAttribute("viewBox")) mark(this.stage, before);
    glide(this.stage, before);
    if (wanted !== null) {
      const again = this.parts.find((part) => phraseOf(part) === wanted) ?? this.stage;
      if (again !== this.stage) again.setAttribute("tabindex", "-1");
      again.focus({ preventScroll: true });
    }
  }

  /** Takes the picture away, so that nothing of it stays on the page. */
  clear() {
    this.drawn = "";
    this.stage.replaceChildren();
  }

  /** @param {Part} part */
  nameButton(part) {
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", nameOf(part));
  }

  /**
   * Lights the parts that may be chosen and marks those that are.
   * @param {(phrase: string) => boolean} isOpen @param {Part[]} chosen @param {(phrase: string) => boolean} [isHinted]
   */
  light(isOpen, chosen, isHinted = () => false) {
    /** @type {Map<string, boolean>} */
    const known = new Map();
    for (const part of this.parts) {
      const phrase = phraseOf(part);
      if (!known.has(phrase)) known.set(phrase, isOpen(phrase));
      const isChosen = chosen.includes(part);
      const isLit = isChosen || known.get(phrase) === true;
      part.classList.toggle("lit", isLit && !isChosen);
      part.classList.toggle("chosen", isChosen);
      part.classList.toggle("hinted", isLit && isHinted(phrase));
      part.setAttribute("tabindex", isLit ? "0" : "-1");
      part.setAttribute("aria-disabled", String(!isLit));
      if (isChosen) part.setAttribute("aria-pressed", "true");
      else part.removeAttribute("aria-pressed");
    }
  }

  /** @param {Event} event @returns {Part|null} */
  partAt(event) {
    return event.target instanceof Element ? event.target.closest(".part[data-phrase]") : null;
  }

  /** @param {MouseEvent} event */
  press(event) {
    const part = this.partAt(event);
    if (part) this.take(part);
  }

  /** @param {Part} part */
  take(part) {
    if (part.classList.contains("lit") || part.classList.contains("chosen")) this.choose(part);
    else this.wonder(part);
  }

  /** @param {KeyboardEvent} event */
  type(event) {
    const part = this.partAt(event);
    if (part && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.take(part);
    } else if (event.key.startsWith("Arrow") && !event.shiftKey && this.step(event.key, part)) event.preventDefault();
  }

  /** Moves the focus to the nearest lit part in a direction. @param {string} key @param {Part|null} from */
  step(key, from) {
    const parts = [...this.stage.querySelectorAll(".part.lit, .part.chosen")];
    if (parts.length === 0) return false;
    if (!from) return this.focus(parts[0]);
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const part of parts) {
      const there = middle(part);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (part !== from && along > 1 && along + 2 * aside < least) [best, least] = [part, along + 2 * aside];
    }
    return best !== null && this.focus(best);
  }

  /** @param {Element} part */
  focus(part) {
    if (part instanceof SVGElement) part.focus();
    return true;
  }

  focusFirst() {
    const first = this.lit[0];
    if (first) first.focus();
    else this.stage.focus();
  }
}

/** @param {Element} part */
function middle(part) {
  const box = part.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
