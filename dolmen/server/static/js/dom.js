/** Finding and making elements. Text always goes in as text, never as markup. */

/**
 * The element that the page surely has.
 * @template {Element} T
 * @param {string} selector @param {{new (): T, prototype: T}} kind @param {ParentNode} [within]
 * @returns {T}
 */
export function find(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * Makes an element: `make("button", {type: "button", class: "quiet"}, "Close")`. A null attribute is left out.
 * @param {string} tag
 * @param {Record<string, string|number|boolean|null|undefined|((event: any) => void)>} [attributes]
 * @param {...(Node|string|number|null|undefined)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(String(child) === child ? child : asNode(child));
  return element;
}

/** @param {Node|string|number} child */
const asNode = (child) => (child instanceof Node ? child : document.createTextNode(String(child)));

/**
 * A drawing of the server's own, read as SVG; `null` if it is none.
 * @param {string} text
 * @returns {SVGSVGElement|null}
 */
export function readDrawing(text) {
  // A picture that stands alone brings its style along; the page has it already.
  const bare = text.replace(/<style>[^<]*<\/style>/g, "");
  const root = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  const svg = document.importNode(root, true);
  return svg instanceof SVGSVGElement ? svg : null;
}

/** An icon of the games: cow, card, spiral. @param {string} name */
export const icon = (name) => drawn("icon", `#i-${name}`);

/** A small sign of the page itself: crown, undo. @param {string} name */
export const sign = (name) => drawn("ui", `#sign-${name}`);

/** @param {string} look @param {string} symbol */
function drawn(look, symbol) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", look);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", symbol);
  svg.append(use);
  return svg;
}

/** Whether the person wants little motion. */
export const wantsCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the person is typing, so that single keys are letters. @param {EventTarget|null} target */
export const isTyping = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The one in the middle of a list from the weakest to the strongest. @template T @param {T[]} list */
export const middling = (list) => list[Math.floor(list.length / 2)];
