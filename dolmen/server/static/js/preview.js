/**
 * A piece shown at its place before it is played: turned, flipped, confirmed or taken back, all on the page.
 *
 * The picture says how: a chosen part with looks is the piece, a chosen part with a slot the place. A look is one way in
 * which the piece may lie, and its phrase stands for the piece's own. Only looks that leave one legal sentence are offered;
 * those of one side are turned through, those of another side come by flipping.
 */

import { fits, weigh } from "./choice.js";
import { draw, isPiece, isPlace, phraseOf, putUp } from "./sides.js";

/** @typedef {import("./types.js").LegalAction} LegalAction */
/** @typedef {import("./sides.js").Part} Part */
/** @typedef {{look: Element, side: string, name: string, action: LegalAction}} Way */

const FIELD = 100; // units of a look, as in dolmen/picture/preview.py
const HANDLE = 17; // pixels: the radius of what turns a piece
const FRAME = 4;

export class Preview {
  /** @param {HTMLElement} stage @param {() => void} turn @param {() => void} tapped the piece itself was tapped at its place */
  constructor(stage, turn, tapped) {
    this.stage = stage;
    /** @type {Part|null} */
    this.piece = null;
    /** @type {Part|null} */
    this.place = null;
    /** @type {Way[]} */
    this.ways = [];
    this.at = 0;
    /** @type {SVGElement|null} */
    this.shown = null;
    stage.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target.closest(".preview, .preview .turner") : null;
      if (target) (target.classList.contains("turner") ? turn : tapped)();
    });
  }

  get isOpen() {
    return this.ways.length > 0;
  }

  /** How the piece lies now. */
  get way() {
    return this.ways[this.at];
  }

  /** The ways with the side up that is seen. */
  get turns() {
    return this.ways.filter((way) => way.side === this.way?.side);
  }

  /**
   * Shows the chosen piece at the chosen place, if both are there and it fits.
   * @param {LegalAction[]} legal @param {Part[]} chosen @param {string} hint a sentence that a bot would say
   */
  open(legal, chosen, hint) {
    const [piece, place] = [chosen.find(isPiece) ?? null, chosen.find(isPlace) ?? null];
    const before = piece === this.piece && place === this.place ? this.way?.look : null;
    this.close();
    if (!piece || !place) return false;
    this.ways = waysOf(piece, chosen, legal);
    if (!this.isOpen) return false;
    [this.piece, this.place] = [piece, place];
    const up = phraseOf(piece);
    const wanted = [
      (/** @type {Way} */ way) => way.look === before,
      (/** @type {Way} */ way) => way.action.sentence === hint,
      (/** @type {Way} */ way) => way.side === up,
    ];
    this.at = Math.max(0, ...wanted.map((is) => this.ways.findIndex(is)).filter((n) => n >= 0).slice(0, 1));
    this.render();
    return true;
  }

  close() {
    this.shown?.remove();
    this.place?.classList.remove("below-preview");
    this.ways = [];
    this.at = 0;
    this.piece = this.place = this.shown = null;
  }

  /** The next way with the same side up. @returns {boolean} whether there was another */
  turn() {
    const turns = this.turns;
    if (turns.length < 2) return false;
    this.at = this.ways.indexOf(turns[(turns.indexOf(this.way) + 1) % turns.length]);
    this.render();
    return true;
  }

  /** The first way with another side up. @returns {boolean} whether it fits here */
  flip() {
    const other = this.ways.findIndex((way) => way.side !== this.way?.side);
    if (other < 0) return false;
    this.at = other;
    this.render();
    return true;
  }

  /** Draws the piece above all that lies around its place. */
  render() {
    const { place, piece, way } = this;
    if (!place || !piece || !way) return;
    putUp(piece, way.side);
    this.shown?.remove();
    place.classList.add("below-preview");
    const layer = place.closest("[data-layer]") ?? this.stage.querySelector("svg");
    if (!(layer instanceof SVGGraphicsElement)) return;
    const [from, to] = [layer.getScreenCTM(), place.getScreenCTM()];
    if (!from || !to) return;
    const [x, y, size] = (place.getAttribute("data-slot") ?? "").split(" ").map(Number);
    const m = from.inverse().multiply(to).translate(x, y);
    this.shown = draw("g", { class: "preview", transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})` });
    this.shown.append(...drawn(way.look, size, Math.hypot(to.a, to.b), this.turns.length, this.turns.indexOf(way)));
    layer.append(this.shown);
  }
}

/** The ways in which a piece fits, one of those that look the same. @param {Part} piece @param {Part[]} chosen @param {LegalAction[]} legal */
function waysOf(piece, chosen, legal) {
  const others = chosen.filter((part) => part !== piece).map(phraseOf);
  const near = weigh(legal, others).open;
  /** @type {Way[]} */
  const ways = [];
  const seen = new Set();
  for (const look of piece.querySelectorAll(":scope > .look")) {
    const phrase = look.getAttribute("data-look") ?? "";
    const side = look.getAttribute("data-of") ?? "";
    const open = near.filter((action) => fits(action.sentence, [...others, phrase]));
    const same = `${side}\n${look.innerHTML}`;
    if (open.length !== 1 || seen.has(same)) continue;
    seen.add(same);
    ways.push({ look, side, name: look.getAttribute("data-label") ?? "", action: open[0] });
  }
  return ways;
}

/**
 * A look in a frame; where it can be turned, a handle, and pips that tell which way of how many.
 * @param {Element} look @param {number} size units of the slot @param {number} scale pixels in a unit @param {number} count @param {number} at
 */
function drawn(look, size, scale, count, at) {
  const piece = draw("g", { class: "lying", transform: `scale(${size / FIELD})` });
  piece.append(...[...look.childNodes].map((node) => node.cloneNode(true)));
  const out = FRAME / 2 / scale;
  const frame = draw("rect", { class: "frame-of-piece", x: -out, y: -out, width: size + 2 * out, height: size + 2 * out, rx: 5 / scale, "stroke-width": FRAME / scale });
  if (count < 2) return [piece, frame];
  const handle = draw("g", { class: "turner", transform: `scale(${1 / scale})` });
  handle.append(draw("circle", { r: HANDLE + 5, class: "reach" }), draw("circle", { r: HANDLE }), draw("use", { href: "#sign-turn", x: -11, y: -11, width: 22, height: 22 }));
  const pips = draw("g", { class: "pips", transform: `translate(${size / 2}) scale(${1 / scale})` });
  pips.append(draw("rect", { x: -8 * count, y: -9, width: 16 * count, height: 18, rx: 9 }));
  for (let n = 0; n < count; n++) pips.append(draw("circle", { cx: 14 * (n - (count - 1) / 2), r: 5, class: n === at ? "here" : "" }));
  return [piece, frame, pips, handle];
}
