import type { Text } from "../text/text.ts";
import { fillScope } from "./describeScope.ts";
import type { Permission } from "./permission.ts";

/** Explains a refusal in one sentence. Returns `undefined` if the operation is allowed. For a button's `disabledReason`. */
export function describeRefusal(permission: Permission, text: Pick<Text, "session">): string | undefined {
  if (permission.allowed) return undefined;
  const { session: messages } = text;
  const { reason, scope } = permission;
  switch (reason) {
    case "loading":
      return messages.loading;
    case "signed_out":
      return messages.signedOut;
    case "unavailable":
      return messages.unavailable;
    case "not_granted":
      return scope ? fillScope(messages.notGranted, scope, text) : messages.notGrantedAny;
    case "key_lacks_scope":
      return scope ? fillScope(messages.keyLacksScope, scope, text) : messages.keyLacksAny;
    case "production":
      return messages.production;
    case "no_signing_key":
      return messages.noSigningKey;
    default:
      return messages.switchedOff;
  }
}
