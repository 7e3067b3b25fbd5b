"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import type { Text } from "../../text/text.ts";
import { Field } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enSimulator } from "../messages.en.ts";
import { type SimulationField, type SimulationProblem, simulatedKybStatuses } from "../simulations.ts";
import type { Simulation, UseSimulatorReturnType } from "../useSimulator.ts";

export interface SimulationControlProps {
  readonly simulator: UseSimulatorReturnType;
  readonly simulation: Simulation;
  readonly field: Exclude<SimulationField, "user_id">;
}

/** An input of a simulation. */
export function SimulationControl({ simulator, simulation, field }: SimulationControlProps): ReactElement {
  const { simulator: messages } = useText(enSimulator);
  const { name, problems } = simulation;
  const options = optionsOf(field, messages);
  return (
    <Field label={messages[field]} need="required" error={describeProblem(field, problems[field], messages)}>
      {(control) => {
        const { onChange, ...props } = simulator.getFieldProps(name, field);
        return options ? (
          <Select
            {...props}
            {...control}
            placeholder={messages.choose}
            options={options}
            onValueChange={(value) => simulator.edit(name, { [field]: value })}
          />
        ) : (
          <TextInput
            {...props}
            {...control}
            onChange={onChange}
            format="code"
            inputMode={field === "amount" ? "decimal" : "text"}
          />
        );
      }}
    </Field>
  );
}

function optionsOf(field: SimulationField, messages: Text["simulator"]) {
  switch (field) {
    case "currency":
      return BALANCE_CURRENCIES;
    case "status":
      return simulatedKybStatuses.map((value) => ({ value, label: messages[value] }));
    default:
      return undefined;
  }
}

function describeProblem(
  field: SimulationField,
  problem: SimulationProblem | undefined,
  messages: Text["simulator"],
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === "required") return messages.required;
  return field === "amount" ? messages.invalidAmount : messages.invalid;
}

/** Service document: balances are in these currencies. */
const BALANCE_CURRENCIES = [
  { value: "NGN", label: "NGN" },
  { value: "USD", label: "USD" },
];
