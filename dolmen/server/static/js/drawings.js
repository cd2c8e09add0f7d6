/** Pictures of games become part of the page, so that they are as light or dark as it is. */

import { readDrawing } from "./dom.js";

for (const image of document.querySelectorAll("img[data-drawing]")) {
  if (image instanceof HTMLImageElement) bringIn(image);
}

/** @param {HTMLImageElement} image */
async function bringIn(image) {
  const answer = await fetch(image.src);
  const picture = answer.ok ? readDrawing(await answer.text()) : null;
  if (!picture) return;
  // It is an ornament here: its parts do nothing, and what it shows is told beside it.
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
  for (const part of picture.querySelectorAll("[data-phrase], [data-about]")) part.removeAttribute("tabindex");
  image.replaceWith(picture);
}
