"use client";

import type { ReactElement } from "react";
import type { TextOf } from "../../text/text.ts";
import type { enWithdrawalForm } from "../messages.en.ts";
import type { UseWithdrawalFormReturnType } from "../useWithdrawalForm.ts";
import type { WithdrawalFormState } from "../WithdrawalFormState.ts";
import { WithdrawalFields } from "./WithdrawalFields.tsx";
import { type WithdrawalFormOptions, WithdrawalOutcome } from "./WithdrawalOutcome.tsx";
import { WithdrawalReview } from "./WithdrawalReview.tsx";

export interface WithdrawalFormBodyProps {
  readonly form: UseWithdrawalFormReturnType;
  readonly options: WithdrawalFormOptions;
}

/** The current step of a withdrawal, without its title. */
export function WithdrawalFormBody({ form, options }: WithdrawalFormBodyProps): ReactElement {
  const { state } = form;
  switch (state.status) {
    case "editing":
      return <WithdrawalFields form={form} state={state} options={options} />;
    case "reviewing":
    case "sending":
      return <WithdrawalReview form={form} state={state} />;
    default:
      return <WithdrawalOutcome form={form} state={state} options={options} />;
  }
}

/** The title of a step. */
export function titleOf(
  { status }: WithdrawalFormState,
  { withdrawalForm: messages }: TextOf<typeof enWithdrawalForm>,
): string {
  if (status === "editing") return messages.title;
  return status === "reviewing" || status === "sending" ? messages.reviewTitle : messages.outcomeTitle;
}
