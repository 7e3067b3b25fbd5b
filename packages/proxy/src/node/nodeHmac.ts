import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Hmac } from "@partner-kit/contract/webhook";

// Taking in a key costs several times what a short text does. Gone as soon as the key's bytes are.
const known = new WeakMap<Uint8Array, KeyObject>();

/** HMAC-SHA256 by `node:crypto`: for short texts several times faster than WebCrypto. */
export const nodeHmac: Hmac = (key, head, body) => {
  let secret = known.get(key);
  if (!secret) {
    secret = createSecretKey(key);
    known.set(key, secret);
  }
  return createHmac("sha256", secret).update(head).update(body).digest();
};
