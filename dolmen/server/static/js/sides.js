/** Pieces with sides: which one is up, and so what they say; pieces that are said in an order, and their numbers. */

import { fits } from "./choice.js";

/** @typedef {SVGGElement} Part */

/** @param {Element} part @returns {Element[]} */
export const sidesOf = (part) => [...part.querySelectorAll(":scope > .piece-side")];

/** The side that is seen; null for a part without sides. @param {Element} part */
export const sideUp = (part) => part.querySelector(":scope > .piece-side.up");

/** All that a part may say, whichever side is up. @param {Element} part */
export const everyPhraseOf = (part) => part.getAttribute("data-phrase") ?? "";

/** What a part says as it lies. @param {Element} part */
export const phraseOf = (part) => sideUp(part)?.getAttribute("data-side") ?? everyPhraseOf(part);

/** @param {Element} part */
export const nameOf = (part) =>
  sideUp(part)?.getAttribute("data-label") || part.getAttribute("data-label") || part.getAttribute("data-about") || phraseOf(part);

/** Turns a side up, by what it says. @param {Element} part @param {string} phrase */
export function putUp(part, phrase) {
  if (!sidesOf(part).some((side) => side.getAttribute("data-side") === phrase)) return;
  for (const side of sidesOf(part)) side.classList.toggle("up", side.getAttribute("data-side") === phrase);
  part.setAttribute("aria-label", nameOf(part));
}

/** Turns the side up that goes with a sentence, if the other one does not. @param {Element} part @param {string} sentence */
export function showSide(part, sentence) {
  const sides = sidesOf(part).map((side) => side.getAttribute("data-side") ?? "");
  const meant = sides.find((phrase) => fits(sentence, [phrase]));
  if (meant !== undefined && !fits(sentence, [phraseOf(part)])) putUp(part, meant);
}

/** What the part would say if it were flipped; null for a part that cannot be. @param {Element} part */
export function otherSide(part) {
  const sides = sidesOf(part).map((side) => side.getAttribute("data-side") ?? "");
  return sides.length > 1 ? sides[(sides.indexOf(phraseOf(part)) + 1) % sides.length] : null;
}

/** What a part is picked up as: another part of the same hold takes its place. @param {Element} part */
export const holdOf = (part) => part.getAttribute("data-hold") ?? "";

/** Whether a part lies before me as a piece that is shown at its place. @param {Element} part */
export const isPiece = (part) => part.querySelector(":scope > :is(.piece-side, .look)") !== null;

/** Whether a piece can be shown at a part. @param {Element} part */
export const isPlace = (part) => part.hasAttribute("data-slot");

/** The part that the keyboard is at. @returns {Part|undefined} */
export function focusedPiece() {
  const focused = document.activeElement;
  return focused instanceof SVGGElement && focused.matches(".part[data-phrase]") ? focused : undefined;
}

/** Whether a part never plays at once: what was chosen with it is confirmed. @param {Element} part */
export const waits = (part) => isPiece(part) || part.hasAttribute("data-waits");

/** Writes the numbers of the order on the parts that are said in one. @param {Iterable<Part>} parts @param {Part[]} chosen */
export function number(parts, chosen) {
  const inOrder = chosen.filter((part) => phraseOf(part).includes("@+"));
  for (const part of parts) if (!inOrder.includes(part)) part.querySelector(":scope > .nth")?.remove();
  inOrder.forEach((part, n) => {
    const sign = part.querySelector(":scope > .nth") ?? part.appendChild(badge(part));
    for (const text of sign.querySelectorAll("text")) text.textContent = String(n + 1);
  });
}

const R = 13;

/** A round sign at the upper left corner of a part. @param {Part} part */
function badge(part) {
  const rim = part.querySelector(":scope > .rim");
  const box = (rim instanceof SVGGraphicsElement ? rim : part).getBBox();
  const sign = draw("g", { class: "nth", transform: `translate(${box.x + R * 0.6} ${box.y + R * 0.6})` });
  sign.append(draw("circle", { r: R }), draw("text", { y: 5, "font-size": 15, "text-anchor": "middle" }));
  return sign;
}

/** An element of a drawing. @param {string} name @param {Record<string, string|number>} attributes @returns {SVGElement} */
export function draw(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
