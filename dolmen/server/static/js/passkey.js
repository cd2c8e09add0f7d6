/** Passkeys: made and used by the browser, on secure pages only. */

import { ask } from "./ask.js";

/** @typedef {import("./types.js").PasskeyAsked} PasskeyAsked */

/** Whether this browser has passkeys. */
export const canPasskey = () => window.isSecureContext && "PublicKeyCredential" in window && "credentials" in navigator;

/** Shows why there are no passkeys here, or the button for them. @param {HTMLElement} button */
export function offer(button) {
  button.hidden = !canPasskey();
  for (const [id, isSo] of /** @type {const} */ ([["passkey-insecure", !window.isSecureContext], ["passkey-unable", window.isSecureContext && !canPasskey()]])) {
    const place = document.getElementById(id);
    if (place) place.hidden = !isSo;
  }
}

/** @param {ArrayBuffer} data */
const encode = (data) =>
  btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} text */
const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Makes a passkey for me; null if I changed my mind. @param {string} name of this device */
export async function makePasskey(name) {
  /** @type {PasskeyAsked} */
  const asked = await ask("POST", "/api/me/keys/passkey/ask", {});
  const made = await chosen(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: decode(asked.challenge),
        rp: { id: asked.rp_id, name: "Dolmen" },
        user: { id: decode(asked.user_id), name: asked.user_name, displayName: asked.user_name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: decode(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      },
    }),
  );
  if (!made) return null;
  const answer = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  const body = { id: made.id, client_data: encode(answer.clientDataJSON), attestation: encode(answer.attestationObject), name };
  return ask("POST", "/api/me/keys/passkey", body);
}

/** Comes back by a passkey; null if I changed my mind. */
export async function usePasskey() {
  /** @type {PasskeyAsked} */
  const asked = await ask("POST", "/api/me/back/passkey/ask", {});
  const publicKey = { challenge: decode(asked.challenge), rpId: asked.rp_id, userVerification: /** @type {const} */ ("preferred") };
  const used = await chosen(() => navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const answer = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return ask("POST", "/api/me/back/passkey", {
    id: used.id,
    client_data: encode(answer.clientDataJSON),
    authenticator_data: encode(answer.authenticatorData),
    signature: encode(answer.signature),
  });
}

/** @param {() => Promise<Credential|null>} act @returns {Promise<PublicKeyCredential|null>} */
async function chosen(act) {
  try {
    return /** @type {PublicKeyCredential|null} */ (await act());
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
