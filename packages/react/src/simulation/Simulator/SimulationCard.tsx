"use client";

import { type ReactElement, useId } from "react";
import { describeError } from "../../errors/describeError.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { bringIntoView, Callout } from "../../ui/Callout/Callout.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Heading, type HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeSimulationProblem } from "../describeSimulationProblem.ts";
import { enSimulator } from "../messages.en.ts";
import type { SimulationRun } from "../simulationDrafts.ts";
import type { SimulationPreset } from "../simulationPresets.ts";
import { type SimulationField, simulatedKybStatuses } from "../simulations.ts";
import type { Simulation, UseSimulatorReturnType } from "../useSimulator.ts";
import { describeFailure } from "./describeFailure.ts";

export interface SimulationCardProps {
  readonly simulator: UseSimulatorReturnType;
  readonly simulation: Simulation;
  readonly headingLevel: HeadingLevel;
}

/** One simulation: its form and its result. */
export function SimulationCard({ simulator, simulation, headingLevel }: SimulationCardProps): ReactElement {
  const text = useText(enSession, enSimulator);
  const { simulator: messages } = text;
  const titleId = useId();
  const { name, fields, permission, run } = simulation;
  const isRunning = run.status === "sending";
  return (
    <form data-part="card" data-simulation={name} aria-labelledby={titleId} {...simulator.getFormProps(name)}>
      <header data-part="header">
        <Heading level={headingLevel} isNested part="title" id={titleId}>
          {messages[name]}
        </Heading>
        <p data-part="hint">{messages[`${name}Help`]}</p>
      </header>
      <div data-part="fields">
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
      </div>
      {/* Stays mounted when empty, so that screen readers announce its content. */}
      <div
        ref={isRunning || run.status === "idle" ? undefined : bringOwnOutcome}
        data-part="outcome"
        aria-live="polite"
      >
        <SimulationOutcome run={run} />
      </div>
    </form>
  );

  function describeButton(): string {
    if (isRunning) return messages.running;
    return run.status === "idle" ? messages[`run_${name}`] : messages.runAgain;
  }
}

interface SimulationControlProps {
  readonly simulator: UseSimulatorReturnType;
  readonly simulation: Simulation;
  readonly field: Exclude<SimulationField, "user_id">;
}

/** An input of a simulation. */
function SimulationControl({ simulator, simulation, field }: SimulationControlProps): ReactElement {
  const text = useText(enSimulator);
  const { simulator: messages } = text;
  const { name, problems } = simulation;
  const options = optionsOf(field, messages);
  const suggestions = field === "symbol" ? listSymbols(simulator.presets) : [];
  const listId = useId();
  return (
    <Field label={messages[field]} need="required" error={describeSimulationProblem(field, problems[field], text)}>
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
          <>
            <TextInput
              {...props}
              {...control}
              onChange={onChange}
              {...(field === "symbol" ? symbolInput : { format: "code" })}
              inputMode={field === "amount" ? "decimal" : "text"}
              {...(suggestions.length > 0 && {
                list: listId,
                placeholder: messages.choose,
                end: <Icon name="chevronDown" />,
              })}
            />
            {suggestions.length > 0 && (
              <datalist id={listId}>
                {suggestions.map((symbol) => (
                  <option key={symbol} value={symbol} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** Looks like the choice of a currency. */
const symbolInput = { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false, dir: "ltr" } as const;

/** The stablecoins of the presets. Users can type others, because the service document does not list them. */
function listSymbols(presets: readonly SimulationPreset[]): readonly string[] {
  return [...new Set(presets.flatMap(({ values }) => values?.symbol || []))];
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

/** Service document: balances are in these currencies. */
const BALANCE_CURRENCIES = [
  { value: "NGN", label: "NGN" },
  { value: "USD", label: "USD" },
];

/** The result of a run with all its fields, or its error. */
function SimulationOutcome({ run }: { readonly run: SimulationRun }): ReactElement | null {
  const text = useText(enErrors, enSimulator, enTransactions);
  const { simulator: messages } = text;
  switch (run.status) {
    case "done":
      return (
        <Callout tone="success" title={messages.done}>
          <DescriptionList>
            {Object.entries(run.result).map(([field, value]) => (
              <Fact key={field} label={labelOf(field, messages)}>
                {renderValue(field, value)}
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

  function renderValue(field: string, value: unknown): ReactElement {
    if (typeof value !== "string") return <bdi data-part="code">{JSON.stringify(value)}</bdi>;
    if (field === "status" || field === "state") return <>{describeStatus(value, text).label}</>;
    // As the presets and runs write it.
    if (field === "amount") return <bdi>{formatDecimal({ value, locale: text.locale })}</bdi>;
    return <bdi data-part="code">{value}</bdi>;
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

/** Scrolls the outcome into view if the form was submitted. A run of a preset has its outcome in the list of runs. */
function bringOwnOutcome(outcome: HTMLElement | null): void {
  if (outcome?.closest("form")?.contains(document.activeElement)) bringIntoView(outcome);
}
