/** The invitation: a link and a code for friends where they can come in, else how to let them. */

import { find } from "./dom.js";
import { say } from "./words.js";

export class Invite {
  constructor() {
    this.link = find("#invite-link", HTMLInputElement);
    this.copy = find("#invite-copy", HTMLButtonElement);
    this.share = find("#invite-share", HTMLButtonElement);
    this.code = find("#invite-code", HTMLImageElement);
    this.title = "";
    this.copy.addEventListener("click", () => copyLink(this.link, this.copy));
    this.share.addEventListener("click", () => navigator.share({ title: this.title, url: this.link.value }).catch(() => {}));
    // A code that is too long for a screen is not drawn; the link is there.
    this.code.addEventListener("error", () => (this.code.hidden = true));
  }

  /** @param {import("./types.js").TableShown} table */
  show(table) {
    const canCome = table.invitation !== null;
    find("#invite-open", HTMLElement).hidden = !canCome;
    find("#invite-shut", HTMLElement).hidden = canCome;
    if (table.invitation === null || this.link.value === table.invitation) return;
    this.title = table.title;
    this.link.value = table.invitation;
    this.code.src = `/api/tables/${table.table}/invitation.svg`;
    const canShare = "share" in navigator;
    this.share.hidden = !canShare;
    this.copy.classList.toggle("primary", !canShare);
    find("#invite-insecure", HTMLElement).hidden = window.isSecureContext;
  }
}

/**
 * Puts a link into the clipboard, in whichever way the page is allowed; else it is selected and can be copied by hand.
 * @param {HTMLInputElement} field @param {HTMLButtonElement} button
 */
export async function copyLink(field, button) {
  field.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) return;
    button.textContent = say("script-copied");
  } catch {
    // Not allowed here: the link is selected.
  }
}
