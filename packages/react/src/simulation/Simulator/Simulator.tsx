"use client";

import { type ReactElement, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { enSessionBadge } from "../../session/messages.en.ts";
import { useSession } from "../../session/useSession.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enSimulator } from "../messages.en.ts";
import { simulationPresets } from "../simulationPresets.ts";
import { type UseSimulatorParameters, useSimulator } from "../useSimulator.ts";
import { SimulationCard } from "./SimulationCard.tsx";
import { type SimulatorPartProps, SimulatorPresets } from "./SimulatorPresets.tsx";
import { SimulatorRuns } from "./SimulatorRuns.tsx";

export interface SimulatorProps extends UseSimulatorParameters, HeadingOptions {
  readonly className?: string | undefined;
}

/**
 * Simulates deposits, withdrawals, KYB statuses and notifications on a test account. Shows an empty state in production.
 */
export const Simulator: (props: SimulatorProps) => ReactElement = withBoundary("Simulator", SimulatorView);

function SimulatorView(props: SimulatorProps): ReactElement {
  const { className, headingLevel, title, isTitleHidden, ...parameters } = props;
  const simulator = useSimulator(parameters);
  const { data: session } = useSession();
  const { simulator: messages, sessionBadge } = useText(enSessionBadge, enSimulator);
  const { heading, labelProps, nestedLevel } = useHeading({ headingLevel, title, isTitleHidden }, messages.label);
  const { state } = simulator;

  return (
    <section
      className={["pk-root pk-Simulator", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
      aria-busy={state.status === "loading"}
      {...simulator.getRootProps()}
    >
      <header data-part="header">
        <div>
          {heading}
          <p data-part="hint">{messages.help}</p>
        </div>
        {session?.environment === "staging" && (
          <Badge tone={statusTones.sessionBadge.staging}>{sessionBadge.staging}</Badge>
        )}
      </header>
      {state.status === "loading" && <SimulatorSkeleton />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={simulator.retry} />
      )}
      {state.status === "production" && (
        <EmptyState icon="off" title={messages.production} help={messages.productionHelp} />
      )}
      {state.status === "ready" && (
        <SimulatorForms simulator={simulator} simulations={state.simulations} headingLevel={nestedLevel} />
      )}
      <AssumptionNote of={["simulateFiatWithdrawal", "simulateCryptoWithdrawal", "simulateKybStatus"]} />
    </section>
  );
}

/** Simulations for one click, the last runs, and the forms of all simulations. */
function SimulatorForms({ simulator, simulations, headingLevel }: SimulatorPartProps): ReactElement {
  const { simulator: messages } = useText(enSimulator);
  const isUserMissing = simulations.some(({ problems }) => problems.user_id);
  const [openedByUser, setOpenedByUser] = useState<boolean>();
  const hasPresets = simulator.presets.length > 0;
  // All simulations share the user, so any of them can read and write it.
  const [first] = simulations;
  // Presets need the test user too. The field stays in its place when the user fills it in.
  const [wasUserMissing] = useState(first?.values.user_id === "");
  const isUserAbove = wasUserMissing && hasPresets;
  const userField = first && (
    <div data-part="user">
      <Field
        label={messages.userId}
        help={messages.userIdHelp}
        need="required"
        error={isUserMissing ? messages.required : undefined}
      >
        {(control) => <TextInput {...simulator.getFieldProps(first.name, "user_id")} {...control} format="code" />}
      </Field>
    </div>
  );
  return (
    <>
      {isUserAbove && userField}
      <SimulatorPresets simulator={simulator} simulations={simulations} headingLevel={headingLevel} />
      <SimulatorRuns simulator={simulator} simulations={simulations} headingLevel={headingLevel} />
      <details
        data-part="custom"
        open={openedByUser ?? !hasPresets}
        onToggle={({ currentTarget }) => setOpenedByUser(currentTarget.open)}
      >
        <summary>
          <Heading level={headingLevel} isNested part="section">
            {messages.custom}
          </Heading>
          <Icon name="chevronDown" />
        </summary>
        {!isUserAbove && userField}
        <div data-part="cards">
          {simulations.map((simulation) => (
            <SimulationCard
              key={simulation.name}
              simulator={simulator}
              simulation={simulation}
              headingLevel={headingLevel}
            />
          ))}
        </div>
      </details>
    </>
  );
}

/** Placeholder while the session loads. */
function SimulatorSkeleton(): ReactElement {
  return (
    <>
      <div data-part="presets" aria-hidden="true">
        <ul>
          {simulationPresets.map(({ simulation }) => (
            <li key={simulation}>
              <Skeleton width="long" />
            </li>
          ))}
        </ul>
      </div>
      <div data-part="custom" aria-hidden="true">
        <Skeleton width="short" />
      </div>
    </>
  );
}
