/** What a part is about: on hovering, on focus, on a long press; and why a part cannot be chosen. */

import { make } from "./dom.js";

const HOVER = 350;
const LONG_PRESS = 500;

export class Tips {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.tip = make("div", { class: "tip", role: "status", hidden: true });
    document.body.append(this.tip);
    this.timer = 0;
    this.wasLong = false;
    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.plan(event.target, HOVER));
    frame.addEventListener("pointerout", () => this.hide());
    frame.addEventListener("pointerdown", (event) => {
      this.wasLong = false;
      this.hide();
      if (event.pointerType !== "mouse") this.plan(event.target, LONG_PRESS, true);
    });
    frame.addEventListener("pointermove", (event) => event.pointerType !== "mouse" && clearTimeout(this.timer));
    frame.addEventListener("pointerup", () => clearTimeout(this.timer));
    // The click that ends a long press chooses nothing; neither does the menu that phones open for it.
    frame.addEventListener("click", (event) => this.wasLong && event.stopPropagation(), { capture: true });
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    frame.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.plan(event.target, HOVER);
    });
    frame.addEventListener("focusout", () => this.hide());
    addEventListener("scroll", () => this.hide(), { passive: true });
  }

  /** @param {EventTarget|null} target @param {number} wait @param {boolean} [isPress] */
  plan(target, wait, isPress = false) {
    clearTimeout(this.timer);
    const part = target instanceof Element ? target.closest("[data-about], [data-label]") : null;
    const text = part?.getAttribute("data-about") || part?.getAttribute("data-label");
    if (!part || !text) return;
    this.timer = window.setTimeout(() => {
      this.wasLong = isPress;
      this.show(part, text);
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

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
  }
}
