import type { Text } from "../../text/text.ts";

/** Describes an environment. An unknown one is shown unchanged. */
export function describeEnvironment(environment: string, messages: Text["sessionBadge"]): string {
  if (environment === "production") return messages.production;
  return environment === "staging" ? messages.staging : environment;
}
