"use client";

import type { Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { FieldSkeleton, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn } from "../travelRuleDrafts.ts";
import type { UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";
import { TravelRuleQuestions } from "./TravelRuleQuestions.tsx";
import { TravelRuleStage } from "./TravelRuleStage.tsx";

export interface TravelRuleFormBodyProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly formId: string;
}

/** Everything between the heading and the buttons. */
export function TravelRuleFormBody({ form, formId }: TravelRuleFormBodyProps): ReactElement {
  const { travelRuleForm: messages, common } = useText(enTravelRuleForm, enCommon);
  const { state } = form;
  switch (state.status) {
    case "loading":
      return <TravelRuleFormSkeleton />;
    case "error":
      return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={form.retry} />;
    case "notFound":
      return (
        <EmptyState
          title={messages.notFoundTitle}
          help={form.isDirty ? `${messages.notFoundHelp} ${messages.notFoundKept}` : messages.notFoundHelp}
          action={
            <Button icon="refresh" isBusy={state.isRetrying} onClick={form.retry}>
              {state.isRetrying ? common.retrying : common.retry}
            </Button>
          }
        />
      );
    case "ready":
      return (
        <>
          {!needsSignIn(state.sending) && <StaleNote freshness={state.freshness} />}
          {state.deposit && <DepositFacts deposit={state.deposit} />}
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
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
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
          <bdi data-part="code">{id}</bdi>
        </Fact>
      )}
    </DescriptionList>
  );
}
