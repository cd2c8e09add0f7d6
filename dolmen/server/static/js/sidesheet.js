/** Log, chat and result where there is no room for them beside the board: a sheet over it, opened by a button. */

import { find } from "./dom.js";

export class SideSheet {
  constructor() {
    this.side = find("#side", HTMLElement);
    this.button = find("#open-side", HTMLButtonElement);
    this.button.addEventListener("click", () => this.show(!this.isOpen));
    find("#see-board", HTMLButtonElement).addEventListener("click", () => this.show(false));
    const strip = find("#players", HTMLElement);
    strip.addEventListener("click", (event) => {
      if (event.target instanceof Element && !event.target.closest("button")) strip.classList.toggle("open");
    });
    addEventListener("keydown", (event) => event.key === "Escape" && this.show(false));
  }

  get isOpen() {
    return this.side.classList.contains("open");
  }

  /** @param {boolean} isOpen */
  show(isOpen) {
    this.side.classList.toggle("open", isOpen);
    this.button.setAttribute("aria-expanded", String(isOpen));
  }
}
