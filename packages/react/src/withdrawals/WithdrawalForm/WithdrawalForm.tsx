"use client";

import { type ReactElement, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { enWithdrawalForm } from "../messages.en.ts";
import { type UseWithdrawalFormParameters, useWithdrawalForm } from "../useWithdrawalForm.ts";
import { titleOf, WithdrawalFormBody } from "./WithdrawalFormBody.tsx";
import type { WithdrawalFormOptions } from "./WithdrawalOutcome.tsx";

export interface WithdrawalFormProps extends UseWithdrawalFormParameters, WithdrawalFormOptions, HeadingOptions {
  readonly className?: string | undefined;
}

/**
 * Pays a saved recipient: recipient and amount, the quote, a review, and the outcome. `title` and `isTitleHidden` apply to the
 * first step. The later steps show their own titles.
 */
export const WithdrawalForm: (props: WithdrawalFormProps) => ReactElement = withBoundary(
  "WithdrawalForm",
  WithdrawalFormView,
);

function WithdrawalFormView({
  className,
  headingLevel,
  title,
  isTitleHidden,
  ...props
}: WithdrawalFormProps): ReactElement {
  const form = useWithdrawalForm(props);
  const text = useText(enWithdrawalForm);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { state } = form;
  const isFirst = state.status === "editing";
  const { heading, labelProps } = useHeading(
    { headingLevel, ...(isFirst && { title, isTitleHidden }) },
    titleOf(state, text),
  );

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-WithdrawalForm", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
    >
      {heading}
      <WithdrawalFormBody form={form} options={props} />
      <AssumptionNote of={["createWithdrawalQuote", "submitWithdrawal", "canonicalRequest"]} />
    </section>
  );
}
