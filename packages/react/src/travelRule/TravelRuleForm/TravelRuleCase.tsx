"use client";

import { parseTimestamp, type Transaction } from "@partner-kit/contract";
import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormReady } from "../useTravelRuleForm.ts";

/** Identifies the deposit, as far as the transaction list describes it. */
export function TravelRuleDeposit({ deposit }: { readonly deposit: Transaction }): ReactElement {
  const text = useText(enTransactions, enTravelRuleForm, enUi);
  const { travelRuleForm: messages, ui, fill } = text;
  const { id, amount, currency, status, created_at: created, reference } = deposit;
  const described = status === undefined ? undefined : describeStatus(status, text);
  const since = created === undefined ? undefined : parseTimestamp(created);
  return (
    <div data-part="deposit">
      <p data-part="summary">
        {amount !== undefined && currency !== undefined && <Money value={amount} currency={currency} size="large" />}
        {described && <Badge tone={described.tone}>{described.label}</Badge>}
      </p>
      <DescriptionList>
        {created !== undefined && (
          <Fact label={messages.received}>
            <DateTime timestamp={created} />
            {since !== undefined && (
              <span data-part="age">
                <Age since={since} clock="service" text="{age}" />
              </span>
            )}
          </Fact>
        )}
        {reference ? (
          <Fact label={messages.reference}>
            <bdi data-part="code">{reference}</bdi>
          </Fact>
        ) : (
          <Fact label={messages.transaction}>
            <Identifier text={id} copyLabel={fill(ui.copyNamed, { name: messages.transaction })} />
          </Fact>
        )}
      </DescriptionList>
    </div>
  );
}

type StepState = "done" | "current" | "ahead" | "failed";

/** How far the deposit is, and what happens next: held, submitted, cleared. */
export function TravelRuleSteps({ state }: { readonly state: TravelRuleFormReady }): ReactElement | null {
  const { stage, clearance } = state;
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  if (stage !== "required" && stage !== "submitted") return null;
  const isOver = clearance !== "pending";
  const isSubmitted = stage === "submitted" || isOver;
  return (
    <ol data-part="steps" aria-label={messages.steps}>
      <Step state="done" title={messages.stepHeld} />
      <Step state={isSubmitted ? "done" : "current"} title={messages.stepSubmitted}>
        {!isSubmitted && messages.stepSubmittedHelp}
      </Step>
      <Step state={describeLast()} title={clearance === "failed" ? messages.failedTitle : messages.stepCleared}>
        {/* Before the submission, the buttons have this note. */}
        {isSubmitted && !isOver && messages.stepClearedHelp}
      </Step>
    </ol>
  );

  function describeLast(): StepState {
    if (clearance === "failed") return "failed";
    if (isOver) return "done";
    return isSubmitted ? "current" : "ahead";
  }
}

interface StepProps {
  readonly state: StepState;
  readonly title: string;
  /** Explains the step. */
  readonly children?: ReactNode;
}

function Step({ state, title, children }: StepProps): ReactElement {
  return (
    <li data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span data-part="step">{title}</span>
      {children && <span data-part="hint">{children}</span>}
    </li>
  );
}

/** Placeholder while the deposit and its questions load. */
export function TravelRuleCaseSkeleton(): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  return (
    <div data-part="case" aria-hidden="true">
      <div data-part="deposit">
        <p data-part="summary">
          <Skeleton width="long" />
        </p>
        <DescriptionList>
          {[messages.received, messages.reference].map((label) => (
            <Fact key={label} label={label}>
              <Skeleton width="long" />
            </Fact>
          ))}
        </DescriptionList>
      </div>
    </div>
  );
}
