import { withLink } from "@partner-kit/contract";
import type { Conditions } from "../conditions.ts";
import type { Scenario, SeedParameters } from "./scenario.ts";
import { type ScenarioName, scenarios } from "./scenarios.ts";

/** A scenario, or several joined with `+`: `first-day+limited-scopes`. */
export type ScenarioSelection = ScenarioName | `${ScenarioName}+${string}`;

/** Whether a text is the name of a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

/** Whether a text is a scenario, or several joined with `+`. */
export function isScenarioSelection(text: string): text is ScenarioSelection {
  return text.split("+").every(isScenarioName);
}

/**
 * Combines the scenarios of a selection. If two conflict, the later one wins. Throws `RangeError` for an unknown scenario.
 */
export function readScenario(selection: string): Scenario {
  const parts = selection.split("+").map((name): Scenario => {
    if (isScenarioName(name)) return scenarios[name];
    throw new RangeError(unknownScenario(name));
  });
  const conditions: Partial<Conditions> = {};
  for (const part of parts) Object.assign(conditions, part.conditions);
  return {
    description: parts.map(({ description }) => description).join(" "),
    markets: parts.findLast(({ markets }) => markets !== undefined)?.markets,
    conditions,
    start: parts.findLast(({ start }) => start !== undefined)?.start,
    seed(parameters: SeedParameters) {
      for (const { seed } of parts) seed?.(parameters);
    },
    faults: parts.flatMap(({ faults = [] }) => faults),
  };
}

/** The message for a selection with an unknown scenario. */
export function unknownScenario(name: string): string {
  const known = Object.keys(scenarios).join(", ");
  return withLink(
    `Unknown scenario ${JSON.stringify(name)}. Use one of ${known}, or join several with "+".`,
    "SCENARIO_UNKNOWN",
  );
}
