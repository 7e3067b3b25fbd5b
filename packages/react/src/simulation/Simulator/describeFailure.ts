import type { Text } from "../../text/text.ts";
import type { SimulationFailure } from "../simulationDrafts.ts";

export interface Described {
  readonly title: string;
  readonly help: string;
}

/** Describes why nothing was simulated. `undefined` if the error describes itself. */
export function describeFailure(reason: SimulationFailure, messages: Text["simulator"]): Described | undefined {
  switch (reason) {
    case "refused":
      return { title: messages.refusedTitle, help: messages.refusedHelp };
    case "forbidden":
      return { title: messages.forbiddenTitle, help: messages.forbiddenHelp };
    case "not_found":
      return { title: messages.notFoundTitle, help: messages.notFoundHelp };
    case "conflict":
      return { title: messages.conflictTitle, help: messages.conflictHelp };
    default:
      return undefined;
  }
}
