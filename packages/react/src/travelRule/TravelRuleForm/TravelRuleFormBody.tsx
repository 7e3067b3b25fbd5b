"use client";

import type { Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { FieldSkeleton, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn } from "../travelRuleDrafts.ts";
import type { TravelRuleFormReady, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";
import { TravelRuleQuestions } from "./TravelRuleQuestions.tsx";

export interface TravelRuleFormBodyProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly formId: string;
}

/** Everything between the heading and the buttons. */
export function TravelRuleFormBody({ form, formId }: TravelRuleFormBodyProps): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const { state } = form;
  switch (state.status) {
    case "loading":
      return <TravelRuleFormSkeleton />;
    case "error":
      return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={form.retry} />;
    case "notFound":
      return (
        <EmptyState
          icon="search"
          title={messages.notFoundTitle}
          help={form.isDirty ? `${messages.notFoundHelp} ${messages.notFoundKept}` : messages.notFoundHelp}
          action={<RetryButton isRetrying={state.isRetrying} onClick={form.retry} />}
        />
      );
    case "ready":
      return (
        <>
          {!needsSignIn(state.sending) && <StaleNote freshness={state.freshness} />}
          {state.deposit && <DepositFacts deposit={state.deposit} />}
          <TravelRuleSteps state={state} />
          <TravelRuleStage state={state} />
          {state.isFormOpen && <TravelRuleQuestions form={form} state={state} formId={formId} />}
        </>
      );
  }
}

/** Placeholder while the questions load. */
function TravelRuleFormSkeleton(): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  return (
    <div data-part="fields" aria-hidden="true">
      <DescriptionList>
        {[messages.amount, messages.received, messages.reference].map((label) => (
          <Fact key={label} label={label}>
            <Skeleton width="long" />
          </Fact>
        ))}
      </DescriptionList>
      <Callout tone="info">
        <Skeleton width="long" />
      </Callout>
      {["name", "country", "purpose"].map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  );
}

/** Identifies the deposit, as far as the transaction list describes it. */
function DepositFacts({ deposit }: { readonly deposit: Transaction }): ReactElement {
  const { travelRuleForm: messages, ui, fill } = useText(enTravelRuleForm, enUi);
  const { id, amount, currency, created_at, reference } = deposit;
  return (
    <DescriptionList>
      {amount !== undefined && currency !== undefined && (
        <Fact label={messages.amount}>
          <Money value={amount} currency={currency} />
        </Fact>
      )}
      {created_at !== undefined && (
        <Fact label={messages.received}>
          <DateTime timestamp={created_at} />
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
  );
}

/** How far the deposit is: held, submitted, cleared. */
function TravelRuleSteps({
  state: { stage, clearance },
}: {
  readonly state: TravelRuleFormReady;
}): ReactElement | null {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  if (stage !== "required" && stage !== "submitted") return null;
  const isOver = clearance !== "pending";
  const isSubmitted = stage === "submitted" || isOver;
  const last = clearance === "failed" ? messages.failedTitle : messages.stepCleared;
  return (
    <ol data-part="steps" aria-label={messages.steps}>
      <li data-state="done">{messages.stepHeld}</li>
      <li data-state={isSubmitted ? "done" : "current"} aria-current={isSubmitted ? undefined : "step"}>
        {messages.stepSubmitted}
      </li>
      <li data-state={describeLast()} aria-current={isSubmitted && !isOver ? "step" : undefined}>
        {last}
      </li>
    </ol>
  );

  function describeLast(): "ahead" | "current" | "done" | "failed" {
    if (clearance === "failed") return "failed";
    if (isOver) return "done";
    return isSubmitted ? "current" : "ahead";
  }
}

/** The stage of the deposit. Its funds stay unavailable until clearance. */
function TravelRuleStage({ state }: { readonly state: TravelRuleFormReady }): ReactElement {
  const { stage, clearance } = state;
  const { travelRuleForm: messages, fill } = useText(enTravelRuleForm);
  if (clearance === "pending" && stage === "required") return <Callout tone="info">{messages.held}</Callout>;
  return <Callout role="status" {...describe()} />;

  function describe(): CalloutProps {
    if (clearance === "success")
      return { tone: "success", title: messages.successTitle, children: messages.successHelp };
    if (clearance === "failed") return { tone: "danger", title: messages.failedTitle, children: messages.failedHelp };
    if (stage === "submitted")
      return { tone: "success", title: messages.submittedTitle, children: messages.submittedHelp };
    return { tone: "warn", title: fill(messages.otherTitle, { status: stage }), children: messages.otherHelp };
  }
}
