/** Where something happens: its pieces are ringed, the way it went is dotted, the rest of the picture stands back. */

import { wantsCalm } from "./dom.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Spot */
/** @typedef {Map<string, Spot>} Spots */
/** @typedef {{from: Spot, to: Spot, key: string}} Way */

const EDGE = 6; // around a piece, in units of the picture
const NEAR = 26; // pieces no farther apart share a ring: the two sides of a gate
const FLIGHT = { least: 250, most: 700, perUnit: 0.62 }; // milliseconds
const ROUND = 10;
const SVG = "http://www.w3.org/2000/svg";

/** Where everything that has a key lies once it is at rest, in units of the picture. @param {SVGSVGElement|null} picture @returns {Spots} */
export function spotsOf(picture) {
  const moving = (picture?.getAnimations({ subtree: true }) ?? []).map((one) => ({ one, time: one.currentTime, end: Number(one.effect?.getComputedTiming().endTime) }));
  const ending = moving.filter(({ end }) => Number.isFinite(end));
  // A place is as large as what lies in it, so that what still glides there would stretch it.
  for (const { one, end } of ending) one.currentTime = end;
  const spots = measured(picture);
  for (const { one, time } of ending) one.currentTime = time;
  return spots;
}

/** @param {SVGSVGElement|null} picture @returns {Spots} */
function measured(picture) {
  const found = new Map();
  const whole = picture?.getScreenCTM()?.inverse();
  if (!picture || !whole) return found;
  for (const one of picture.querySelectorAll("[data-piece], [data-place]")) {
    // The place of what holds it, so that a piece that is still gliding counts where it will lie.
    const parent = one.parentNode instanceof SVGGraphicsElement ? one.parentNode.getScreenCTM() : null;
    // What lies on a closed sheet is nowhere.
    if (!(one instanceof SVGGraphicsElement) || !parent || one.getClientRects().length === 0) continue;
    const { x, y, width, height } = one.getBBox();
    const [from, to] = [[x, y], [x + width, y + height]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(whole.multiply(parent)));
    const spot = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
    found.set(one.getAttribute("data-piece") || one.getAttribute("data-place") || "", spot);
  }
  return found;
}

/**
 * Marks where something happens until the picture is another or something else happens.
 * @param {SVGSVGElement|null} picture @param {string[]} places keys, `a>b` for a way @param {Spots} before where things lay in the picture before
 */
export function point(picture, places, before) {
  picture?.querySelector(".spots")?.remove();
  if (!picture || places.length === 0) return;
  const now = spotsOf(picture);
  const rings = merged(places.flatMap((key) => now.get(key) ?? before.get(key) ?? []).map(grown));
  const ways = places.flatMap((place) => wayOf(place, before, now) ?? []);
  if (rings.length + ways.length === 0) return;
  const { x, y, width, height } = picture.viewBox.baseVal;
  const group = make("g", { class: wantsCalm() ? "spots still" : "spots", "aria-hidden": "true" });
  const holes = merged([...rings, ...ways.flatMap(({ from, to }) => [from, to].map(grown))]).map(outline).join("");
  group.append(make("path", { class: "veil", "fill-rule": "evenodd", d: `M${x} ${y}h${width}v${height}h${-width}z${holes}` }));
  group.append(...rings.map((ring) => make("rect", { class: "ring", ...ring, rx: ROUND })));
  group.append(...ways.map(({ from, to }) => make("path", { class: "way-gone", d: arc(middle(from), middle(to)) })));
  picture.append(group);
  if (!wantsCalm()) for (const way of ways) fly(picture, way);
}

/** @param {string} place @param {Spots} before @param {Spots} now @returns {Way|null} */
function wayOf(place, before, now) {
  const [start, key] = place.split(">");
  const [from, to] = [before.get(start) ?? now.get(start), now.get(key ?? "")];
  return from && to ? { from, to, key } : null;
}

/** What came by a way starts where the way begins. @param {SVGSVGElement} picture @param {Way} way */
function fly(picture, { from, to, key }) {
  const piece = picture.querySelector(`[data-piece="${CSS.escape(key)}"]`);
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [start.x - end.x, start.y - end.y];
  const duration = Math.min(FLIGHT.most, FLIGHT.least + FLIGHT.perUnit * Math.hypot(x, y));
  piece?.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration, easing: "ease-in-out" });
}

/** Spots that touch or nearly do become one. @param {Spot[]} spots @returns {Spot[]} */
export function merged(spots) {
  const left = [...spots];
  for (let i = 0; i < left.length; i++) {
    const other = left.findIndex((spot, n) => n > i && isNear(left[i], spot));
    if (other < 0) continue;
    left.push(around(left[i], left[other]));
    left.splice(other, 1);
    left.splice(i, 1);
    i = -1;
  }
  return left;
}

/** @param {Spot} a @param {Spot} b */
const isNear = (a, b) => gap(a.x, a.width, b.x, b.width) <= NEAR && gap(a.y, a.height, b.y, b.height) <= NEAR;

/** @param {number} a @param {number} long @param {number} b @param {number} wide */
const gap = (a, long, b, wide) => Math.max(a, b) - Math.min(a + long, b + wide);

/** @param {Spot} a @param {Spot} b @returns {Spot} */
function around(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** @param {Spot} spot @returns {Spot} */
const grown = ({ x, y, width, height }) => ({ x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE });

/** @param {Spot} spot */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** A rectangle with round corners, as a hole. @param {Spot} spot */
function outline({ x, y, width, height }) {
  const r = Math.min(ROUND, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
const arc = (from, to) => `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + (to.y - from.y) * 0.12} ${(from.y + to.y) / 2 - (to.x - from.x) * 0.12} ${to.x} ${to.y}`;

/** @param {string} tag @param {Record<string, string|number>} attributes */
function make(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
