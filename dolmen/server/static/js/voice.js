/** What is asked or told is read without scrolling: where its bar is too small for it, its letters become smaller. */

const LETTERS = ["", "small", "smallest"]; // as in table.css

/** @param {HTMLElement} voice */
export function keepReadable(voice) {
  const fit = () => LETTERS.some((size) => ((voice.dataset.letters = size), voice.scrollHeight <= voice.clientHeight + 1));
  new MutationObserver(fit).observe(voice, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"] });
  new ResizeObserver(fit).observe(voice.parentElement ?? voice);
}
