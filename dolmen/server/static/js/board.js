/** The picture on the page: its parts become buttons, those that can be chosen are lit, its pieces glide. */

import { readDrawing } from "./dom.js";
import { glide, mark, placesOf } from "./glide.js";
import { isFinger, meant } from "./near.js";
import { Sheets, isSeen } from "./sheets.js";
import { point, spotsOf } from "./spots.js";
import { Windows } from "./windows.js";
import { everyPhraseOf, nameOf, number, phraseOf, putUp, sideUp } from "./sides.js";

/** @typedef {import("./sides.js").Part} Part */

export class Board {
  /**
   * @param {HTMLElement} stage
   * @param {(part: Part) => void} choose a lit part was chosen
   * @param {(part: Part) => void} wonder a part that is not lit was clicked
   * @param {(part: Part) => void} flip what flips a part was clicked
   */
  constructor(stage, choose, wonder, flip) {
    this.stage = stage;
    this.choose = choose;
    this.wonder = wonder;
    this.flip = flip;
    /** @type {Map<string, string>} of pieces that were flipped: what the side says that is up */
    this.flipped = new Map();
    this.drawn = "";
    this.sheets = new Sheets(stage);
    this.moved = () => {};
    this.windows = new Windows(stage, () => this.moved());
    /** @type {import("./spots.js").Spots} where things lay in the picture before this one */
    this.earlier = new Map();
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
    this.point([]);
    if (text === this.drawn) return;
    const focused = this.stage.contains(document.activeElement) ? document.activeElement : null;
    const wanted = focused ? everyPhraseOf(focused) : null;
    this.keepSides();
    const kept = focused ? this.sheets.whereIs(focused) : null;
    const before = placesOf(this.stage);
    const shape = this.picture?.getAttribute("viewBox");
    const spots = spotsOf(this.picture);
    const picture = readDrawing(text);
    if (!picture) return;
    this.drawn = text;
    this.stage.replaceChildren(picture);
    const box = picture.viewBox.baseVal;
    this.stage.style.aspectRatio = `${box.width} / ${box.height}`;
    this.stage.style.width = `${box.width}px`;
    for (const part of this.parts) this.nameButton(part);
    for (const flipper of this.stage.querySelectorAll("[data-flips]")) this.nameButton(flipper);
    this.windows.dress();
    this.sheets.dress();
    const isSameRoom = shape === picture.getAttribute("viewBox");
    this.earlier = isSameRoom ? spots : new Map();
    if (isSameRoom) mark(this.stage, before);
    glide(this.stage, before);
    if (wanted !== null) {
      const again = (kept ? this.sheets.find(kept) : null) ?? this.parts.find((part) => wanted !== "" && everyPhraseOf(part) === wanted) ?? this.stage;
      if (again !== this.stage && again.getAttribute("tabindex") === null) again.setAttribute("tabindex", "-1");
      again.focus({ preventScroll: true });
    }
  }

  get picture() {
    return this.stage.querySelector("svg");
  }

  /** Shows where something happens; nowhere for no places. @param {string[]} places */
  point(places) {
    point(this.picture, places, this.earlier);
  }

  /** Takes the picture away, so that nothing of it stays on the page. */
  clear() {
    this.drawn = "";
    this.stage.replaceChildren();
  }

  /** Which sides are up, for the pictures to come. */
  keepSides() {
    for (const part of this.parts) if (sideUp(part)) this.flipped.set(part.getAttribute("data-piece") ?? "", phraseOf(part));
  }

  /** @param {Element} part */
  nameButton(part) {
    part.setAttribute("role", "button");
    putUp(part, this.flipped.get(part.getAttribute("data-piece") ?? "") ?? "");
    if (part.hasAttribute("data-flips")) part.setAttribute("tabindex", "-1");
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
      const phrase = everyPhraseOf(part);
      if (!known.has(phrase)) known.set(phrase, isOpen(phrase));
      const isChosen = chosen.includes(part);
      const isLit = isChosen || known.get(phrase) === true;
      part.classList.toggle("lit", isLit && !isChosen);
      part.classList.toggle("chosen", isChosen);
      part.classList.remove("spare");
      part.classList.toggle("hinted", isLit && !part.hasAttribute("data-then") && isHinted(phrase));
      part.setAttribute("tabindex", isLit ? "0" : "-1");
      part.setAttribute("aria-disabled", String(!isLit));
      if (isChosen) part.setAttribute("aria-pressed", "true");
      else part.removeAttribute("aria-pressed");
    }
    this.sheets.light();
    number(this.parts, chosen);
    const marks = chosen.flatMap((part) => (part.getAttribute("data-marks") ?? "").split(" "));
    for (const mark of this.stage.querySelectorAll("[data-mark]")) mark.classList.toggle("marked", marks.includes(mark.getAttribute("data-mark") ?? ""));
  }

  /** Parts that are not lit, but take the place of what is held. @param {Part[]} parts */
  offer(parts) {
    for (const part of parts) {
      part.classList.add("spare");
      part.setAttribute("tabindex", "0");
      part.setAttribute("aria-disabled", "false");
    }
  }

  /** @param {Event} event @returns {Part|null} */
  partAt(event) {
    return event.target instanceof Element ? event.target.closest(".part[data-phrase]") : null;
  }

  /** @param {MouseEvent} event */
  press(event) {
    if (this.sheets.take(event)) return;
    const part = this.meantBy(event);
    if (part) return this.take(part);
    const flipper = event.target instanceof Element ? event.target.closest("[data-flips]") : null;
    const key = flipper?.getAttribute("data-flips");
    const flipped = key ? this.parts.find((one) => one.getAttribute("data-piece") === key) : null;
    if (flipped) this.flip(flipped);
  }

  /** The part that a click means: a finger near a small part that can be chosen means that part. @param {MouseEvent} event @returns {Part|null} */
  meantBy(event) {
    const hit = this.partAt(event);
    const isElse = event.target instanceof Element && event.target.closest("[data-flips], .preview") !== null;
    if (!isFinger(event) || isElse || (hit && isOpen(hit))) return hit;
    return meant(this.parts.filter((part) => isOpen(part) && isSeen(part)), hit, event.clientX, event.clientY);
  }

  /** @param {Part} part */
  take(part) {
    if (isOpen(part)) this.choose(part);
    else this.wonder(part);
  }

  /** @param {KeyboardEvent} event */
  type(event) {
    if (this.sheets.take(event)) return;
    const part = this.partAt(event);
    if (part && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.take(part);
    } else if (event.key.startsWith("Arrow") && !event.shiftKey && this.step(event.key, part)) event.preventDefault();
  }

  /** Moves the focus to the nearest lit part in a direction. @param {string} key @param {Part|null} from */
  step(key, from) {
    const parts = [...this.stage.querySelectorAll(".part.lit, .part.chosen, .handle.lit")].filter(isSeen);
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
    const first = this.lit.find(isSeen) ?? this.sheets.handles.find((handle) => handle.classList.contains("lit"));
    if (first) first.focus();
    else this.stage.focus();
  }
}

/** Whether a part can be chosen, or let go of. @param {Part} part */
const isOpen = (part) => ["lit", "chosen", "spare"].some((look) => part.classList.contains(look));

/** @param {Element} part */
function middle(part) {
  const box = part.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
