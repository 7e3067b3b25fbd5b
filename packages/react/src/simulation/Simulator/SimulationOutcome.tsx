"use client";

import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { enSimulator } from "../messages.en.ts";
import type { SimulationFailure, SimulationRun } from "../simulationDrafts.ts";

export interface SimulationOutcomeProps {
  readonly run: SimulationRun;
}

/** What came of a run: every field of the result, or why there is none. */
export function SimulationOutcome({ run }: SimulationOutcomeProps): ReactElement | null {
  const text = useText(enErrors, enSimulator);
  const { simulator: words } = text;
  switch (run.status) {
    case "done":
      return (
        <Callout tone="success" title={words.done}>
          <DescriptionList>
            {Object.entries(run.result).map(([field, value]) => (
              <Fact key={field} label={labelOf(field, words)}>
                <bdi data-part="code">{typeof value === "string" ? value : JSON.stringify(value)}</bdi>
              </Fact>
            ))}
          </DescriptionList>
        </Callout>
      );
    case "uncertain":
      return (
        <Callout tone="warn" title={words.uncertainTitle}>
          {run.canRepeat ? words.uncertainRepeat : words.uncertainTwice}
        </Callout>
      );
    case "failed": {
      const { title, help } = describeFailure(run.reason, words) ?? describeError(run.error, text);
      return (
        <Callout tone="danger" title={title}>
          {help}
        </Callout>
      );
    }
    default:
      return null;
  }
}

interface Described {
  readonly title: string;
  readonly help: string;
}

function describeFailure(reason: SimulationFailure, words: Text["simulator"]): Described | undefined {
  switch (reason) {
    case "refused":
      return { title: words.refusedTitle, help: words.refusedHelp };
    case "forbidden":
      return { title: words.forbiddenTitle, help: words.forbiddenHelp };
    case "not_found":
      return { title: words.notFoundTitle, help: words.notFoundHelp };
    case "conflict":
      return { title: words.conflictTitle, help: words.conflictHelp };
    default:
      return undefined;
  }
}

/** A field that the kit does not know keeps its own name. */
function labelOf(field: string, words: Text["simulator"]): string {
  switch (field) {
    case "id":
    case "transaction_id":
      return words.resultId;
    case "reference":
      return words.resultReference;
    case "status":
      return words.resultStatus;
    case "amount":
      return words.resultAmount;
    case "state":
      return words.resultState;
    case "notification_key":
      return words.resultKey;
    case "product_update_id":
      return words.resultProductUpdate;
    default:
      return field;
  }
}
