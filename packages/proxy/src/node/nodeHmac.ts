import { createHmac } from "node:crypto";
import type { Hmac } from "@partner-kit/contract/webhook";

/** HMAC-SHA256 by `node:crypto`: for short texts several times faster than WebCrypto. */
export const nodeHmac: Hmac = (key, data) => createHmac("sha256", key).update(data).digest();
