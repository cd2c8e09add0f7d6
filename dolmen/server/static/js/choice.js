/**
 * How clicks become sentences: each part of a picture carries a phrase, and phrases add up to a sentence.
 *
 * The twin of dolmen/core/phrase.py: a phrase is words of a sentence in their order; `*` is a gap, words without one
 * between them stand together; `wolf@2` is that word in that place alone, counted from 0; `|` separates alternatives.
 * Phrases chosen together take different words.
 */

/** @typedef {import("./types.js").LegalAction} LegalAction */

/** @param {string} text */
const split = (text) => text.split(/\s+/).filter((word) => word !== "");

/**
 * Whether all phrases are found in the sentence, each on words of its own.
 * @param {string} sentence @param {string[]} phrases
 */
export function fits(sentence, phrases) {
  for (const _ of placings(split(sentence), phrases, new Set())) return true;
  return false;
}

/**
 * Whether the phrases leave no word of the sentence unsaid.
 * @param {string} sentence @param {string[]} phrases
 */
export function completes(sentence, phrases) {
  const words = split(sentence);
  for (const taken of placings(words, phrases, new Set())) if (taken.size === words.length) return true;
  return false;
}

/**
 * What the phrases chosen so far leave: the actions still open, and those among them that are wholly said.
 * @param {LegalAction[]} legal @param {string[]} phrases
 * @returns {{open: LegalAction[], whole: LegalAction[]}}
 */
export function weigh(legal, phrases) {
  const open = legal.filter((action) => fits(action.sentence, phrases));
  return { open, whole: phrases.length ? open.filter((action) => completes(action.sentence, phrases)) : [] };
}

/**
 * @param {string[]} words @param {string[]} phrases @param {Set<number>} taken
 * @returns {Generator<Set<number>>}
 */
function* placings(words, phrases, taken) {
  if (phrases.length === 0) {
    yield taken;
    return;
  }
  for (const alternative of phrases[0].split("|")) {
    for (const placed of place(alternative.split("*").map(split), words, 0, taken)) {
      yield* placings(words, phrases.slice(1), placed);
    }
  }
}

/**
 * @param {string[][]} runs @param {string[]} words @param {number} start @param {Set<number>} taken
 * @returns {Generator<Set<number>>}
 */
function* place(runs, words, start, taken) {
  if (runs.length === 0) {
    yield taken;
    return;
  }
  const run = runs[0];
  for (let at = start; at + run.length <= words.length; at++) {
    if (run.every((word, i) => is(word, words, at + i) && !taken.has(at + i))) {
      yield* place(runs.slice(1), words, at + run.length, new Set([...taken, ...run.map((_, i) => at + i)]));
    }
  }
}

/**
 * Whether a word of a phrase is the word at a spot, and asks for no other place.
 * @param {string} asked @param {string[]} words @param {number} spot
 */
function is(asked, words, spot) {
  const [word, place] = asked.split("@");
  return words[spot] === word && (place === undefined || place === String(spot));
}
