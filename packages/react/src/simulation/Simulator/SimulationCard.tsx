"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { bringIntoView } from "../../ui/Callout/Callout.tsx";
import { enSimulator } from "../messages.en.ts";
import type { Simulation, UseSimulatorReturnType } from "../useSimulator.ts";
import { SimulationControl } from "./SimulationControl.tsx";
import { SimulationOutcome } from "./SimulationOutcome.tsx";

export interface SimulationCardProps {
  readonly simulator: UseSimulatorReturnType;
  readonly simulation: Simulation;
}

/** One simulation: its form and its result. */
export function SimulationCard({ simulator, simulation }: SimulationCardProps): ReactElement {
  const text = useText(enSession, enSimulator);
  const { simulator: messages } = text;
  const titleId = useId();
  const { name, fields, permission, run } = simulation;
  const isRunning = run.status === "sending";
  return (
    <form data-part="card" data-simulation={name} aria-labelledby={titleId} {...simulator.getFormProps(name)}>
      <header data-part="header">
        <h3 data-part="title" id={titleId}>
          {messages[name]}
        </h3>
        <p data-part="hint">{messages[`${name}Help`]}</p>
      </header>
      {fields.map(
        (field) =>
          field !== "user_id" && (
            <SimulationControl key={field} simulator={simulator} simulation={simulation} field={field} />
          ),
      )}
      <div data-part="action">
        <Button type="submit" isBusy={isRunning} disabledReason={describeRefusal(permission, text)}>
          {describeButton()}
        </Button>
      </div>
      {/* Stays mounted when empty, so that screen readers announce its content. */}
      <div ref={isRunning || run.status === "idle" ? undefined : bringIntoView} data-part="outcome" aria-live="polite">
        <SimulationOutcome run={run} />
      </div>
    </form>
  );

  function describeButton(): string {
    if (isRunning) return messages.running;
    return run.status === "idle" ? messages.run : messages.runAgain;
  }
}
