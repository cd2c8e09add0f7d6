/** My page: the private link that carries me to another device. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { copyLink } from "./invite.js";
import "./page.js";

const field = find("#my-link", HTMLInputElement);
const copy = find("#my-link-copy", HTMLButtonElement);

find("#make-link", HTMLButtonElement).addEventListener("click", () =>
  orSay(find("#link-error", HTMLElement), async () => {
    field.value = (await ask("POST", "/api/me/link", {})).link;
    find("#my-link-row", HTMLElement).hidden = false;
    field.select();
  }),
);
copy.addEventListener("click", () => copyLink(field, copy));
