import type { Conditions } from "../conditions.ts";
import type { Scenario, SeedParameters } from "./scenario.ts";
import { type ScenarioName, scenarios } from "./scenarios.ts";

/** A scenario, or several joined by `+`: `first-day+limited-scopes`. */
export type ScenarioSelection = ScenarioName | `${ScenarioName}+${string}`;

/** Whether a text names a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

/** Whether a text names scenarios, joined by `+` where there are several. */
export function isScenarioSelection(text: string): text is ScenarioSelection {
  return text.split("+").every(isScenarioName);
}

/**
 * Makes one scenario of all that a text names; where two say something of the same thing, the later one is right.
 * Throws `RangeError` where there is no such scenario.
 */
export function readScenario(selection: string): Scenario {
  const parts = selection.split("+").map((name): Scenario => {
    if (isScenarioName(name)) return scenarios[name];
    const known = Object.keys(scenarios).join(", ");
    throw new RangeError(
      `there is no scenario ${JSON.stringify(name)}: choose of ${known}, several of them joined by "+"`,
    );
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
