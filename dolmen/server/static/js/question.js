/** A question before a move that is easily regretted. */

import { find } from "./dom.js";

export class Question {
  constructor() {
    this.dialog = find("#confirm", HTMLDialogElement);
    /** @type {((isSure: boolean) => void)|null} who waits for an answer to the question */
    this.asker = null;
    // The answer is taken from the click itself: a dialog tells of its closing only later.
    find("form", HTMLFormElement, this.dialog).addEventListener("submit", (event) => {
      this.answer(event.submitter instanceof HTMLButtonElement && event.submitter.value === "yes");
    });
    this.dialog.addEventListener("cancel", () => this.answer(false));
  }

  get isOpen() {
    return this.asker !== null;
  }

  /** @param {string} question @param {string} label @returns {Promise<boolean>} */
  ask(question, label) {
    find("#confirm-question", HTMLElement).textContent = question;
    find("#confirm-yes", HTMLElement).textContent = label;
    this.dialog.showModal();
    return new Promise((resolve) => (this.asker = resolve));
  }

  /** @param {boolean} isSure */
  answer(isSure) {
    const asker = this.asker;
    this.asker = null;
    asker?.(isSure);
  }

  /** Nobody needs to know any more. */
  close() {
    this.dialog.close();
    this.answer(false);
  }
}
