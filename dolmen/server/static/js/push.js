/** Letting the server call this browser (Web Push): only on secure pages, and only when somebody asks for it. */

/** Whether this browser can be called. */
export const canPush = () => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What this browser has agreed to. @returns {Promise<PushSubscription|null>} */
export async function subscribed() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether it agreed to be called by the server with this key. @param {PushSubscription} subscription @param {string|null} key */
export function isSubscribed(subscription, key) {
  const of = subscription.options.applicationServerKey;
  return key !== null && of !== null && encode(of) === key;
}

/**
 * Asks for permission and subscribes; null if it was not given.
 * @param {string} key of the server @returns {Promise<{endpoint: string, p256dh: string, auth: string}|null>}
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old && !isSubscribed(old, key)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { endpoint: made.endpoint, p256dh: encode(made.getKey("p256dh")), auth: encode(made.getKey("auth")) };
}

/** @param {ArrayBuffer|null} data */
const encode = (data) =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** What this browser is called in a list of several: `Firefox · Android`. */
export function deviceName() {
  const agent = navigator.userAgent;
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((one) => agent.includes(one)) ?? "";
  const names = /** @type {Record<string, string>} */ ({ Edg: "Edge", OPR: "Opera" });
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) => agent.includes(one)) ?? "";
  return [names[browser] ?? browser, system].filter(Boolean).join(" · ") || "?";
}
