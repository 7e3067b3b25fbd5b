"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Heading, type HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { describeSimulation } from "../describeSimulation.ts";
import { enSimulator } from "../messages.en.ts";
import type { Simulation, UseSimulatorReturnType } from "../useSimulator.ts";

export interface SimulatorPartProps {
  readonly simulator: UseSimulatorReturnType;
  readonly simulations: readonly Simulation[];
  readonly headingLevel: HeadingLevel;
}

/** Simulations for one click. */
export function SimulatorPresets({ simulator, simulations, headingLevel }: SimulatorPartProps): ReactElement | null {
  const text = useText(enSession, enSimulator);
  const { simulator: messages, locale } = text;
  const id = useId();
  if (simulator.presets.length === 0) return null;
  return (
    <div data-part="presets">
      <Heading level={headingLevel} isNested part="section" id={id}>
        {messages.presets}
      </Heading>
      <p data-part="hint">{messages.presetsHelp}</p>
      <ul aria-labelledby={id}>
        {simulator.presets.map((preset, index) => {
          const { simulation: name, values } = preset;
          const label = preset.label ?? describeSimulation({ simulation: name, values, locale }, text);
          const simulation = simulations.find((one) => one.name === name);
          return (
            <li key={label}>
              <span data-part="run" id={`${id}label${index}`}>
                {label}
              </span>
              <Button
                {...simulator.getRunProps(preset)}
                id={`${id}button${index}`}
                aria-labelledby={`${id}button${index} ${id}label${index}`}
                isBusy={simulation?.run.status === "sending"}
                disabledReason={simulation && describeRefusal(simulation.permission, text)}
              >
                {messages[`run_${name}`]}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
