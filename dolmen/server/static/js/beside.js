/** What may stay chosen beside a part: another piece, place or card takes the place of the one before. */

import { isOpen } from "./choice.js";
import { everyPhraseOf, holdOf, isPiece, isPlace, phraseOf } from "./sides.js";

/** @typedef {import("./types.js").LegalAction} LegalAction @typedef {import("./sides.js").Part} Part */

/** All that was chosen but what a part takes the place of. @param {LegalAction[]} legal @param {Part[]} chosen @param {Part} part @returns {Part[]} */
export function keptBeside(legal, chosen, part) {
  const hold = holdOf(part);
  if (hold) return chosen.filter((other) => holdOf(other) !== hold);
  const own = everyPhraseOf(part);
  // A piece is flipped where it comes to a place that wants its other side.
  const goesWith = (/** @type {Part[]} */ parts) => isOpen(legal, [...parts.map(isPlace(part) ? everyPhraseOf : phraseOf), own]);
  if (!(isPiece(part) || isPlace(part)) || goesWith(chosen)) return chosen;
  const kept = chosen.filter((other) => !(isPiece(part) ? isPiece(other) : isPlace(other)));
  return goesWith(kept) ? kept : kept.filter((other) => !isPlace(other));
}
