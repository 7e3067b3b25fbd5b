"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import type { Text } from "../../text/text.ts";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { FieldSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn } from "../travelRuleDrafts.ts";
import type { TravelRuleFormReady, TravelRuleFormState, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";
import { TravelRuleCaseSkeleton, TravelRuleDeposit, TravelRuleSteps } from "./TravelRuleCase.tsx";
import { TravelRuleQuestions } from "./TravelRuleQuestions.tsx";

export interface TravelRuleFormBodyProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly formId: string;
}

/** Everything between the heading and the buttons: the deposit beside its questions, or above them in a narrow container. */
export function TravelRuleFormBody({ form, formId }: TravelRuleFormBodyProps): ReactElement {
  const { state } = form;
  switch (state.status) {
    case "loading":
      return <TravelRuleFormSkeleton />;
    case "error":
      return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={form.retry} />;
    case "notFound":
      return <NothingAsked form={form} state={state} />;
    case "ready":
      return (
        <div data-part="layout">
          <div data-part="case">
            {state.deposit && <TravelRuleDeposit deposit={state.deposit} />}
            <TravelRuleSteps state={state} />
          </div>
          <div data-part="answers">
            {!needsSignIn(state.sending) && <StaleNote freshness={state.freshness} />}
            <TravelRuleStage state={state} />
            {state.isFormOpen && <TravelRuleQuestions form={form} state={state} formId={formId} />}
          </div>
        </div>
      );
  }
}

/** Placeholder while the questions load. */
function TravelRuleFormSkeleton(): ReactElement {
  return (
    <div data-part="layout" aria-hidden="true">
      <TravelRuleCaseSkeleton />
      <div data-part="answers">
        {["name", "country", "purpose"].map((field) => (
          <FieldSkeleton key={field} />
        ))}
      </div>
    </div>
  );
}

interface NothingAskedProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly state: Extract<TravelRuleFormState, { readonly status: "notFound" }>;
}

/** A deposit without questions. It may have changed since it was held, which the transaction list then shows. */
function NothingAsked({ form, state }: NothingAskedProps): ReactElement {
  const { deposit, clearance, isRetrying } = state;
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const help = deposit ? messages.notAskedHelp : messages.notFoundHelp;
  return (
    <>
      {deposit && <TravelRuleDeposit deposit={deposit} />}
      {clearance === "pending" ? (
        <EmptyState
          icon={deposit ? "check" : "search"}
          title={messages.notFoundTitle}
          help={form.isDirty ? `${help} ${messages.notFoundKept}` : help}
          action={<RetryButton isRetrying={isRetrying} onClick={form.retry} />}
        />
      ) : (
        <Callout role="status" {...describeOutcome(clearance, messages)} />
      )}
    </>
  );
}

/** The stage of the deposit, once there is something to say about it. Its funds stay unavailable until clearance. */
function TravelRuleStage({ state }: { readonly state: TravelRuleFormReady }): ReactElement | null {
  const { stage, clearance } = state;
  const { travelRuleForm: messages, fill } = useText(enTravelRuleForm);
  if (clearance !== "pending") return <Callout role="status" {...describeOutcome(clearance, messages)} />;
  if (stage === "required") return null;
  return <Callout role="status" {...describe()} />;

  function describe(): CalloutProps {
    if (stage === "submitted")
      return { tone: "success", title: messages.submittedTitle, children: messages.submittedHelp };
    return { tone: "warn", title: fill(messages.otherTitle, { status: stage }), children: messages.otherHelp };
  }
}

function describeOutcome(clearance: "success" | "failed", messages: Text["travelRuleForm"]): CalloutProps {
  return clearance === "success"
    ? { tone: "success", title: messages.successTitle, children: messages.successHelp }
    : { tone: "danger", title: messages.failedTitle, children: messages.failedHelp };
}
