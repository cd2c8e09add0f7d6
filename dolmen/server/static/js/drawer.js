/** The rules in a drawer beside the table, searchable. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";
import { say } from "./words.js";

export class Drawer {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.dialog = find("#rules", HTMLDialogElement);
    this.text = find("#rules-text", HTMLElement);
    this.found = find("#rules-found", HTMLElement);
    this.search = find("#rules-search", HTMLInputElement);
    this.search.addEventListener("input", () => this.found.replaceChildren(searchIn(this.text, this.search.value)));
    for (const button of document.querySelectorAll("[data-open-rules]")) button.addEventListener("click", () => this.open());
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
  }

  async open() {
    if (this.dialog.open) return this.dialog.close();
    this.dialog.showModal();
    if (this.text.childElementCount > 0) return;
    await orSay(this.found, async () => {
      const rules = await ask("GET", `/api/games/${this.game}/rules`);
      this.text.replaceChildren(...readRules(rules.html));
    });
  }
}

/** The server's own text of the rules, which it has made safe. @param {string} html */
function readRules(html) {
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map((node) => document.importNode(node, true));
}

/**
 * Marks what was looked for and hides the paragraphs that do not have it; says how many places there are.
 * @param {HTMLElement} text @param {string} wanted
 */
export function searchIn(text, wanted) {
  for (const mark of text.querySelectorAll("mark")) mark.replaceWith(mark.textContent ?? "");
  text.normalize();
  const word = wanted.trim().toLowerCase();
  let places = 0;
  for (const block of text.children) {
    const has = word.length < 2 || (block.textContent ?? "").toLowerCase().includes(word);
    if (block instanceof HTMLElement) block.hidden = !has && !/^H[1-6]$/.test(block.tagName);
    if (has && word.length >= 2) places += markIn(block, word);
  }
  hideEmptyHeadings(text, word.length >= 2);
  return document.createTextNode(word.length < 2 ? "" : say("script-found", { n: places }));
}

/** @param {Element} block @param {string} word */
function markIn(block, word) {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  let places = 0;
  for (let text of texts) {
    for (let at = text.data.toLowerCase().indexOf(word); at >= 0; at = text.data.toLowerCase().indexOf(word)) {
      const hit = text.splitText(at);
      text = hit.splitText(word.length);
      hit.replaceWith(make("mark", {}, hit.data));
      places += 1;
    }
  }
  return places;
}

/** A heading stays while something below it does. @param {HTMLElement} text @param {boolean} isSearching */
function hideEmptyHeadings(text, isSearching) {
  let needed = false;
  for (const block of [...text.children].reverse()) {
    if (!(block instanceof HTMLElement)) continue;
    if (/^H[1-6]$/.test(block.tagName)) {
      block.hidden = isSearching && !needed && !block.querySelector("mark");
      if (block.tagName < "H3") needed = false;
    } else if (!block.hidden) needed = true;
  }
}
