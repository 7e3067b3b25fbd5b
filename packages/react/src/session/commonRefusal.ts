import type { Text } from "../text/text.ts";
import { describeRefusal } from "./describeRefusal.ts";
import { isLastingRefusal, type Permission } from "./permission.ts";

/** The explanation that all operations share if each is refused for good. `undefined` if one is allowed or differs. */
export function commonRefusal(permissions: readonly Permission[], text: Pick<Text, "session">): string | undefined {
  const refusals = new Set(
    permissions.map((permission) => (isLastingRefusal(permission) ? describeRefusal(permission, text) : undefined)),
  );
  const [refusal] = refusals;
  return refusals.size === 1 ? refusal : undefined;
}
