/** What a part is about: on hovering, on focus, on a long press; and why a part cannot be chosen. */

import { make } from "./dom.js";

const HOVER = 350;
const LONG_PRESS = 650; // milliseconds until a finger that rests on a part is told about it
const NOTICED = 120; // a finger lifted sooner after the text came did not wait for it: that was a slow tap
const STRAY = 10; // pixels that a resting finger may stray

export class Tips {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.tip = make("div", { class: "tip", role: "status", hidden: true });
    document.body.append(this.tip);
    this.timer = 0;
    this.shownAt = Infinity; // when the text of a long press could be seen
    this.wasLong = false;
    this.start = { x: 0, y: 0 };
    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.plan(event.target, HOVER));
    frame.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.hide());
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STRAY) this.giveUp(event);
    });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      frame.addEventListener(name, (event) => this.release(event));
    }
    // The click that ends a long press chooses nothing; neither does the menu that phones open for it.
    frame.addEventListener("click", (event) => this.wasLong && event.stopPropagation(), { capture: true });
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    frame.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.plan(event.target, HOVER);
    });
    frame.addEventListener("focusout", () => this.hide());
    addEventListener("scroll", () => this.hide(), { passive: true });
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.wasLong = false;
    this.hide();
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.start = { x: event.clientX, y: event.clientY };
    const part = event.target instanceof Element ? event.target.closest("[data-about]") : null;
    // Only where there is something to read; anywhere else a slow tap is a tap.
    if (part) this.plan(part, LONG_PRESS, () => requestAnimationFrame(() => (this.shownAt = performance.now())));
  }

  /** @param {PointerEvent} event */
  giveUp(event) {
    if (event.pointerType !== "mouse") clearTimeout(this.timer);
  }

  /** When the finger was lifted counts, not when the page got round to it. @param {PointerEvent} event */
  release(event) {
    this.giveUp(event);
    this.wasLong = event.timeStamp > this.shownAt + NOTICED;
    if (!this.wasLong && event.pointerType !== "mouse") this.hide();
  }

  /** @param {EventTarget|null} target @param {number} wait @param {() => void} [then] */
  plan(target, wait, then) {
    clearTimeout(this.timer);
    const part = target instanceof Element ? target.closest("[data-about], [data-label]") : null;
    const text = part?.getAttribute("data-about") || part?.getAttribute("data-label");
    if (!part || !text) return;
    this.timer = window.setTimeout(() => {
      this.show(part, text);
      then?.();
    }, wait);
  }

  /** Shows a text beside a part. @param {Element} part @param {string} text @param {boolean} [isAnswer] */
  show(part, text, isAnswer = false) {
    this.tip.textContent = text;
    this.tip.classList.toggle("answer", isAnswer);
    this.tip.hidden = false;
    const [box, own] = [part.getBoundingClientRect(), this.tip.getBoundingClientRect()];
    const left = Math.min(innerWidth - own.width - 8, Math.max(8, box.x + box.width / 2 - own.width / 2));
    const above = box.y - own.height - 8;
    this.tip.style.left = `${left}px`;
    this.tip.style.top = `${above > 56 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 8)}px`;
    if (isAnswer) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.hide(), 5000);
    }
  }

  /** Adds a link to the text that is shown. @param {string} text @param {string} address */
  link(text, address) {
    this.tip.append(" ", make("a", { href: address, target: "_blank" }, text));
  }

  hide() {
    clearTimeout(this.timer);
    this.shownAt = Infinity;
    this.tip.hidden = true;
  }
}
