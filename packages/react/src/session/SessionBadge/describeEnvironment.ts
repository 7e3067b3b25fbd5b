import type { Text } from "../../text/text.ts";

/** An environment in words; one that the kit does not know is shown raw. */
export function describeEnvironment(environment: string, words: Text["sessionBadge"]): string {
  if (environment === "production") return words.production;
  return environment === "staging" ? words.staging : environment;
}
