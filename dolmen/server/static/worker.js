/** Runs beside the pages: keeps what was once read for a line that is gone, and shows calls when it is my turn. */

const KEPT = "dolmen-1";
const isLasting = (url) => url.pathname.startsWith("/static/") || /\/cover\.svg$/.test(url.pathname);
const isRules = (url) => url.pathname.startsWith("/rules/");
// A lesson once taken can be taken again; its steps are questions whose answers stay the same.
const isLesson = (url) => /^\/(learn|api\/lessons)\//.test(url.pathname);

self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !(isLasting(url) || isRules(url) || isLesson(url))) return;
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

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

/** Shows a call; a newer one of the same table takes its place. @param {{title?: string, body?: string, url?: string, tag?: string, language?: string}} call */
async function tell({ title = "Dolmen", body = "", url = "/", tag = url, language = "" }) {
  const look = { icon: "/static/icon-192.png", badge: "/static/icon-192.png" };
  await self.registration.showNotification(title, { body, tag, lang: language, data: { url }, ...look });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.url ?? "/", location.origin)));
});

/** Goes to a page of ours, in a window that shows it already or in a new one. @param {URL} url */
async function open(url) {
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (shown ? shown.focus() : clients.openWindow(url.href));
}
