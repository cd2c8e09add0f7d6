/** What a finger means that hits nothing, or something that cannot be chosen: small parts are as large as a fingertip. */

/** @typedef {import("./sides.js").Part} Part */

const FINGERTIP = 44; // pixels

/** Where a part is hit. @param {Element} part */
export const rimOf = (part) => (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();

/** How far a point is from a part; 0 on it. @param {DOMRect} box @param {number} x @param {number} y */
export const awayFrom = (box, x, y) => Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom));

/** Whether somebody points with a finger. @param {MouseEvent} event */
export const isFinger = (event) => ("pointerType" in event && event.pointerType ? event.pointerType === "touch" : matchMedia("(pointer: coarse)").matches);

/**
 * Of some parts, each at least as large as a fingertip, the one whose middle is nearest to a point.
 * @param {Part[]} open @param {Part|null} hit what lies under the point and cannot be chosen: it is meant where its middle is nearer
 * @param {number} x @param {number} y @returns {Part|null}
 */
export function meant(open, hit, x, y) {
  let [best, least] = [hit, hit ? awayFromMiddle(rimOf(hit), x, y) : Infinity];
  for (const part of open) {
    const box = rimOf(part);
    const isReached = outside(x, box.left, box.right) <= spare(box.width) && outside(y, box.top, box.bottom) <= spare(box.height);
    const away = awayFromMiddle(box, x, y);
    if (isReached && away < least) [best, least] = [part, away];
  }
  return best;
}

/** @param {number} at @param {number} from @param {number} to */
const outside = (at, from, to) => Math.max(from - at, 0, at - to);

/** What a side lacks to a fingertip, at each end. @param {number} side */
const spare = (side) => Math.max(0, (FINGERTIP - side) / 2);

/** @param {DOMRect} box @param {number} x @param {number} y */
const awayFromMiddle = (box, x, y) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
