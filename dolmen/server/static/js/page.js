/** What every page has: light or dark, language, sound, my name. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { nameForm } from "./name.js";
import { isMuted, setMuted } from "./sound.js";
import { say } from "./words.js";

const LIGHTS = ["auto", "light", "dark"];

/** Light, dark, or as the device has it. */
function lightSwitch() {
  const button = find("#light", HTMLButtonElement);
  const show = () => {
    const chosen = document.documentElement.dataset.theme ?? "auto";
    button.dataset.light = chosen;
    button.setAttribute("aria-label", say(`script-light-${chosen}`));
    button.title = say(`script-light-${chosen}`);
  };
  button.addEventListener("click", () => {
    const next = LIGHTS[(LIGHTS.indexOf(button.dataset.light ?? "auto") + 1) % LIGHTS.length];
    if (next === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    localStorage.setItem("dolmen-light", next);
    show();
  });
  show();
}

function languageSwitch() {
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () =>
      orSay(find("#page-error", HTMLElement), async () => {
        await ask("PATCH", "/api/me", { language: button.getAttribute("data-language") });
        const here = new URL(location.href);
        here.searchParams.delete("language");
        location.replace(here);
      }),
    );
  }
}

function soundSwitch() {
  const button = document.querySelector("#sound");
  if (!(button instanceof HTMLButtonElement)) return;
  const show = () => {
    button.setAttribute("aria-pressed", String(!isMuted()));
    button.title = say(isMuted() ? "script-sound-off" : "script-sound-on");
    button.setAttribute("aria-label", say("script-sound"));
  };
  button.addEventListener("click", () => {
    setMuted(!isMuted());
    show();
  });
  show();
}

lightSwitch();
languageSwitch();
soundSwitch();
nameForm();

// The rules can be read without a line, and the page can be installed; browsers allow that on secure pages only.
if (window.isSecureContext && "serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
