/** What is asked or told is read without scrolling: where its bar is too small for it, its letters become smaller. */

import { find } from "./dom.js";

const LETTERS = ["", "small", "smallest"]; // as in table.css
const voice = find(".voice", HTMLElement);

/** Where the question stands. */
export const asked = find("#ask", HTMLElement);

function fit() {
  LETTERS.some((size) => ((voice.dataset.letters = size), voice.scrollHeight <= voice.clientHeight + 1));
}

new MutationObserver(fit).observe(voice, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"] });
new ResizeObserver(fit).observe(find(".asked", HTMLElement));
