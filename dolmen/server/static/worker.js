/** Runs beside the pages: keeps scripts, styles, covers and rules that were once read, for a line that is gone. */

const KEPT = "dolmen-1";
const isLasting = (url) => url.pathname.startsWith("/static/") || /\/cover\.svg$/.test(url.pathname);
const isRules = (url) => url.pathname.startsWith("/rules/");

self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !(isLasting(url) || isRules(url))) return;
  event.respondWith(fresh(event.request));
});

/** What the line gives, and a copy of it for later; without a line the copy. @param {Request} request */
async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const copy = await kept.match(request);
    if (copy) return copy;
    throw error;
  }
}
