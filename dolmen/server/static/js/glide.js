/** Pieces glide from where they were to where they are: known by their `data-piece` from picture to picture. */

import { wantsCalm } from "./dom.js";
import { isSeen } from "./sheets.js";

const GLIDE = 250;
const NEAR = 1.5; // screen pixels that are no move

/** @typedef {Map<string, {box: DOMRect, face: string}>} Places */

/** @param {ParentNode} picture @returns {Map<string, SVGGraphicsElement>} */
function pieces(picture) {
  const found = new Map();
  for (const part of picture.querySelectorAll("[data-piece]")) {
    if (part instanceof SVGGraphicsElement && isSeen(part)) found.set(part.getAttribute("data-piece") ?? "", part);
  }
  return found;
}

/** Where each piece lies on the screen. @param {ParentNode} picture @returns {Places} */
export function placesOf(picture) {
  const places = new Map();
  for (const [name, piece] of pieces(picture)) places.set(name, { box: piece.getBoundingClientRect(), face: faceOf(piece) });
  return places;
}

/** The icons that a piece shows: others when it was turned over. @param {Element} piece */
function faceOf(piece) {
  return Array.from(piece.querySelectorAll("use"), (use) => use.getAttribute("href")).join();
}

/**
 * Lets each piece of the picture start where it was before. The `translate` property leaves a piece's own transform be.
 * @param {ParentNode} picture @param {Places} before
 */
export function glide(picture, before) {
  if (wantsCalm() || before.size === 0) return;
  for (const [name, piece] of pieces(picture)) {
    const was = before.get(name);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
      continue;
    }
    const is = piece.getBoundingClientRect();
    const dx = was.box.x + was.box.width / 2 - is.x - is.width / 2;
    const dy = was.box.y + was.box.height / 2 - is.y - is.height / 2;
    if (was.face !== faceOf(piece)) turnOver(piece);
    if (Math.hypot(dx, dy) < NEAR) continue;
    const parent = piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode.getScreenCTM() : null;
    if (!parent) continue;
    const back = parent.inverse();
    const [x, y] = [back.a * dx + back.c * dy, back.b * dx + back.d * dy];
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], {
      duration: GLIDE,
      easing: "cubic-bezier(.3,.1,.2,1)",
    });
  }
}

const FEW = 8; // where more has changed, marks tell nothing

/** Marks the pieces that moved, came or were turned over, so that a still picture tells it, too. @param {ParentNode} picture @param {Places} before */
export function mark(picture, before) {
  const changed = [...pieces(picture)].filter(([name, piece]) => !isAsBefore(piece, before.get(name)));
  if (changed.length <= FEW) for (const [, piece] of changed) piece.classList.add("happened");
}

/** @param {SVGGraphicsElement} piece @param {{box: DOMRect, face: string}|undefined} was */
function isAsBefore(piece, was) {
  const is = piece.getBoundingClientRect();
  return was !== undefined && was.face === faceOf(piece) && Math.hypot(was.box.x - is.x, was.box.y - is.y) < 2 * NEAR;
}

/** What lies there with another face was turned over. @param {SVGGraphicsElement} piece */
function turnOver(piece) {
  const { x, y, width, height } = piece.getBBox();
  const origin = `${x + width / 2}px ${y + height / 2}px`;
  piece.animate([{ scale: "0 1", transformOrigin: origin }, { scale: "1 1", transformOrigin: origin }], { duration: GLIDE, easing: "ease-out" });
}
