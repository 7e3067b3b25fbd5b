"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn } from "../travelRuleDrafts.ts";
import type { UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";
import { DepositFacts } from "./DepositFacts.tsx";
import { TravelRuleFormSkeleton } from "./TravelRuleFormSkeleton.tsx";
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
