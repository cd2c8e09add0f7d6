/** Sheets of a picture: parts of it that a tap opens and closes, without asking the server; one is open at a time. */

import { say } from "./words.js";

const HANDLE = ".handle[data-opens]";
const ANY = `${HANDLE}, .closes, .part[data-phrase]`;

export class Sheets {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {string|null} the name of the open sheet, kept from picture to picture */
    this.open = null;
    // What the keyboard comes to may not lie under a sheet.
    stage.addEventListener("focusin", (event) => event.target instanceof Element && this.uncover(event.target));
  }

  /** @returns {SVGGElement[]} */
  get handles() {
    return [.../** @type {NodeListOf<SVGGElement>} */ (this.stage.querySelectorAll(HANDLE))];
  }

  /** @param {string|null} name @returns {SVGGElement|null} */
  sheet(name) {
    return name === null ? null : this.stage.querySelector(`.sheet[data-sheet="${CSS.escape(name)}"]`);
  }

  /** Where the focus is among handles and sheets, as a selector that finds it in the next picture. @param {Element} focused */
  whereIs(focused) {
    if (phraseIn(focused)) return null;
    for (const name of ["data-opens", "data-sheet"]) {
      const value = focused.closest(`[${name}]`)?.getAttribute(name);
      if (value) return `[${name}="${CSS.escape(value)}"]`;
    }
    return null;
  }

  /** @param {string} where @returns {SVGGElement|null} */
  find(where) {
    const found = /** @type {SVGGElement|null} */ (this.stage.querySelector(where));
    return found && isSeen(found) ? found : null;
  }

  /** Makes handles and signs of a new picture buttons, and opens again what was open. */
  dress() {
    for (const sheet of this.stage.querySelectorAll(".sheet[data-sheet]")) {
      sheet.id = idOf(sheet.getAttribute("data-sheet"));
      setAll(sheet, { role: "dialog", tabindex: "-1", "aria-label": sheet.getAttribute("data-label") ?? "" });
      const told = sheet.getAttribute("data-told");
      if (told) sheet.setAttribute("aria-description", told);
    }
    for (const button of this.stage.querySelectorAll(`${HANDLE}, .closes`)) {
      setAll(button, { role: "button", tabindex: "0", "aria-label": button.getAttribute("data-label") ?? "" });
      if (button.matches(HANDLE)) setAll(button, { "aria-controls": idOf(button.getAttribute("data-opens")), "aria-haspopup": "dialog" });
    }
    if (!this.sheet(this.open)) this.open = null;
    this.render();
  }

  render() {
    for (const sheet of this.stage.querySelectorAll(".sheet")) sheet.classList.toggle("open", sheet.getAttribute("data-sheet") === this.open);
    for (const handle of this.handles) {
      const isOpen = handle.getAttribute("data-opens") === this.open;
      handle.classList.toggle("open", isOpen);
      handle.setAttribute("aria-expanded", String(isOpen));
    }
    this.light();
  }

  /** A handle is lit where its closed sheet has something to choose. */
  light() {
    for (const handle of this.handles) {
      const name = handle.getAttribute("data-opens");
      const sheet = name === this.open ? null : this.sheet(name);
      const has = (/** @type {string} */ look) => sheet?.querySelector(`.part.${look}`) != null;
      const isLit = has("lit") || has("chosen");
      handle.classList.toggle("lit", isLit);
      handle.classList.toggle("hinted", has("hinted"));
      const label = handle.getAttribute("data-label") ?? "";
      handle.setAttribute("aria-label", isLit ? say("script-sheet-lit", { name: label }) : label);
    }
  }

  /** A new question: what is asked comes into view, from under a sheet or onto one. */
  makeWay() {
    const lit = [...this.stage.querySelectorAll(".part.lit")];
    if (lit.length === 0 || lit.some((part) => part.closest(".sheet.open"))) return;
    const inSight = lit.some((part) => !part.closest(".sheet"));
    this.show(inSight ? null : (lit[0].closest(".sheet")?.getAttribute("data-sheet") ?? null));
  }

  /** @param {string|null} name */
  show(name) {
    if (name === this.open) return;
    const left = this.sheet(this.open);
    const held = left?.contains(document.activeElement) ? this.open : null;
    this.open = name;
    this.render();
    if (held !== null) this.handles.find((handle) => handle.getAttribute("data-opens") === held && isSeen(handle))?.focus({ preventScroll: true });
  }

  /** @returns {boolean} whether there was one to close */
  close() {
    const was = this.open;
    this.show(null);
    return was !== null;
  }

  /** @param {Element} hit a handle or a closing sign */
  press(hit) {
    const name = hit.getAttribute("data-opens");
    if (name === null || name === this.open) {
      this.close();
      return;
    }
    this.show(name);
    this.sheet(name)?.focus({ preventScroll: true });
  }

  /** Whether a click or a key was meant for a sheet, and done. @param {Event} event */
  take(event) {
    const hit = event.target instanceof Element ? event.target.closest(ANY) : null;
    if (!hit || hit.matches(".part[data-phrase]")) return false;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return false;
    event.preventDefault();
    this.press(hit);
    return true;
  }

  /** Closes a sheet that lies over what has the focus. @param {Element} focused */
  uncover(focused) {
    const sheet = this.sheet(this.open);
    if (!sheet || sheet.contains(focused) || !focused.matches(ANY)) return;
    const [over, under] = [sheet.getBoundingClientRect(), focused.getBoundingClientRect()];
    const [x, y] = [under.x + under.width / 2, under.y + under.height / 2];
    if (x > over.left && x < over.right && y > over.top && y < over.bottom) this.close();
  }
}

/** Whether something is drawn, and not on a closed sheet. @param {Element} part */
export const isSeen = (part) => part.closest(".sheet:not(.open)") === null;

/** @param {Element} part */
const phraseIn = (part) => part.closest(".part[data-phrase]") !== null;

/** @param {string|null} name */
const idOf = (name) => `sheet-${name}`;

/** @param {Element} element @param {Record<string, string>} values */
function setAll(element, values) {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}
