/**
 * How clicks become sentences: each part of a picture carries a phrase, and phrases add up to a sentence.
 *
 * The twin of dolmen/core/phrase.py: a phrase is words of a sentence in their order; `*` is a gap, words without one
 * between them stand together; `wolf@2` is that word in that place alone, counted from 0, `wolf@+` in the place after all
 * that was said before it; `|` separates alternatives.
 * Phrases chosen together take different words; `=red` is a word that must be there and is left for another phrase.
 */

/** @typedef {import("./types.js").LegalAction} LegalAction @typedef {import("./types.js").Position} Position */

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

/** What I can choose: it is my turn, or all choose at the same time and nobody sees it before the last has chosen. @param {Position} now */
export function choicesOf(now) {
  return now.legal.length > 0 ? now.legal : now.early;
}

/** Whether something legal can still be said with these phrases. @param {LegalAction[]} legal @param {string[]} phrases */
export function isOpen(legal, phrases) {
  return legal.some((action) => fits(action.sentence, phrases));
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
  const after = Math.max(-1, ...taken) + 1;
  for (let at = start; at + run.length <= words.length; at++) {
    const said = run.map((_, i) => at + i).filter((spot, i) => !run[i].startsWith("="));
    if (run.every((word, i) => is(word, words, at + i, after)) && !said.some((spot) => taken.has(spot))) {
      yield* place(runs.slice(1), words, at + run.length, new Set([...taken, ...said]));
    }
  }
}

/**
 * Whether a word of a phrase is the word at a spot, and asks for no other place.
 * @param {string} asked @param {string[]} words @param {number} spot @param {number} after
 */
function is(asked, words, spot, after) {
  const [word, place] = asked.replace(/^=/, "").split("@");
  return words[spot] === word && (place === undefined || place === String(spot) || (place === "+" && spot === after));
}
