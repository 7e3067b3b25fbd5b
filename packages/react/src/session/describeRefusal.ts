import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import type { Permission } from "./permission.ts";

/** Puts a "no" into words for people; `undefined` for a "yes". For a button's `disabledReason`. */
export function describeRefusal(permission: Permission, { session: words }: Pick<Text, "session">): string | undefined {
  if (permission.allowed) return undefined;
  const { reason, scope } = permission;
  switch (reason) {
    case "loading":
      return words.loading;
    case "signed_out":
      return words.signedOut;
    case "unavailable":
      return words.unavailable;
    case "not_granted":
      return scope ? fillText(words.notGranted, { scope }) : words.notGrantedAny;
    case "key_lacks_scope":
      return scope ? fillText(words.keyLacksScope, { scope }) : words.keyLacksAny;
    case "production":
      return words.production;
    case "no_signing_key":
      return words.noSigningKey;
    default:
      return words.switchedOff;
  }
}
