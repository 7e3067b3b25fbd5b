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

/** The result of a run with all its fields, or its error. */
export function SimulationOutcome({ run }: { readonly run: SimulationRun }): ReactElement | null {
  const text = useText(enErrors, enSimulator);
  const { simulator: messages } = text;
  switch (run.status) {
    case "done":
      return (
        <Callout tone="success" title={messages.done}>
          <DescriptionList>
            {Object.entries(run.result).map(([field, value]) => (
              <Fact key={field} label={labelOf(field, messages)}>
                <bdi data-part="code">{typeof value === "string" ? value : JSON.stringify(value)}</bdi>
              </Fact>
            ))}
          </DescriptionList>
        </Callout>
      );
    case "uncertain":
      return (
        <Callout tone="warn" title={messages.uncertainTitle}>
          {run.canRepeat ? messages.uncertainRepeat : messages.uncertainTwice}
        </Callout>
      );
    case "failed": {
      const { title, help } = describeFailure(run.reason, messages) ?? describeError(run.error, text);
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

function describeFailure(reason: SimulationFailure, messages: Text["simulator"]): Described | undefined {
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

/** Unknown fields keep their own name. */
function labelOf(field: string, messages: Text["simulator"]): string {
  switch (field) {
    case "id":
    case "transaction_id":
      return messages.resultId;
    case "reference":
      return messages.resultReference;
    case "status":
      return messages.resultStatus;
    case "amount":
      return messages.resultAmount;
    case "state":
      return messages.resultState;
    case "notification_key":
      return messages.resultKey;
    case "product_update_id":
      return messages.resultProductUpdate;
    default:
      return field;
  }
}
