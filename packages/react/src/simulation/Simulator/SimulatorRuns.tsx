"use client";

import { type ReactElement, useId } from "react";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { describeSimulation } from "../describeSimulation.ts";
import { enSimulator } from "../messages.en.ts";
import type { SimulationRecord } from "../simulationRuns.ts";
import { describeFailure } from "./describeFailure.ts";
import type { SimulatorPartProps } from "./SimulatorPresets.tsx";

/** The last runs with their outcome. Each can run again. */
export function SimulatorRuns({ simulator, simulations, headingLevel }: SimulatorPartProps): ReactElement | null {
  const text = useText(enSession, enSimulator);
  const { simulator: messages, locale, fill } = text;
  const id = useId();
  const { runs } = simulator;
  if (runs.length === 0) return null;
  return (
    <div data-part="runs">
      <Heading level={headingLevel} isNested part="section" id={id}>
        {messages.runs}
      </Heading>
      <ol aria-labelledby={id}>
        {runs.map(({ id: runId, simulation: name, values, at, run }) => {
          const label = describeSimulation({ simulation: name, values, locale }, text);
          const simulation = simulations.find((one) => one.name === name);
          return (
            <li key={runId} data-outcome={run.status}>
              <span data-part="run">
                <span>{label}</span>
                <span data-part="hint">
                  <RunOutcome run={run} /> <Age since={at} clock="service" text="{age}" />
                </span>
              </span>
              <Button
                {...simulator.getRunProps({ simulation: name, values })}
                variant="quiet"
                icon="refresh"
                iconOnly
                isBusy={simulation?.run.status === "sending"}
                disabledReason={simulation && describeRefusal(simulation.permission, text)}
              >
                {fill(messages.repeat, { run: label })}
              </Button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The outcome of a run: the status that the service returned, or why it failed. */
function RunOutcome({ run }: { readonly run: SimulationRecord["run"] }): ReactElement {
  const text = useText(enErrors, enSimulator, enTransactions);
  const { simulator: messages } = text;
  switch (run.status) {
    case "uncertain":
      return <Badge tone={statusTones.simulator.outcome_uncertain}>{messages.outcome_uncertain}</Badge>;
    case "failed":
      return (
        <>
          <Badge tone={statusTones.simulator.outcome_failed}>{messages.outcome_failed}</Badge>{" "}
          {(describeFailure(run.reason, messages) ?? describeError(run.error, text)).title} ·
        </>
      );
    case "done": {
      // The status of a transaction or the state of a notification.
      const { status, state } = run.result;
      const returned = [status, state].find((value) => typeof value === "string");
      if (returned === undefined) return <Badge tone={statusTones.simulator.done}>{messages.done}</Badge>;
      const { label, tone } = describeStatus(returned, text);
      return <Badge tone={tone}>{label}</Badge>;
    }
  }
}
