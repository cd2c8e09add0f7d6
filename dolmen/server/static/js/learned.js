/** What I have learned, on this device: which titles I know, and how far I am in each lesson. */

const LESSONS = "dolmen-lessons";
const KNOWN = "dolmen-known";

/** @typedef {{step: number, said: string[], done?: boolean}} Progress */

/** @returns {Record<string, Progress>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(LESSONS) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {string} lesson @returns {Progress} */
export const kept = (game, lesson) => all()[`${game}/${lesson}`] ?? { step: 0, said: [] };

/** @param {string} game @param {string} lesson @param {Progress} progress */
export function keep(game, lesson, progress) {
  const before = all();
  const name = `${game}/${lesson}`;
  const isDone = progress.done || before[name]?.done;
  localStorage.setItem(LESSONS, JSON.stringify({ ...before, [name]: { step: progress.step, said: progress.said, ...(isDone ? { done: true } : {}) } }));
}

/** @returns {string[]} */
const known = () => JSON.parse(localStorage.getItem(KNOWN) ?? "[]");

/** Whether somebody has opened a title here before. @param {string} game */
export const isKnown = (game) => known().includes(game);

/** @param {string} game */
export const markKnown = (game) => localStorage.setItem(KNOWN, JSON.stringify([...new Set([...known(), game])]));
