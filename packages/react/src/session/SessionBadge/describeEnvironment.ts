import type { Text } from "../../text/text.ts";

/** An environment in words; one that the kit does not know is shown raw. */
export function describeEnvironment(environment: string, messages: Text["sessionBadge"]): string {
  if (environment === "production") return messages.production;
  return environment === "staging" ? messages.staging : environment;
}
