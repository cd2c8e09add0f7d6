/** The page of a game's rules: searching in them. */

import { find } from "./dom.js";
import { searchIn } from "./drawer.js";
import "./page.js";

const search = find("#rules-search", HTMLInputElement);
search.addEventListener("input", () => {
  find("#rules-found", HTMLElement).replaceChildren(searchIn(find("#rules-text", HTMLElement), search.value));
});
