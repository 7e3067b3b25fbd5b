"use client";

import { type ReactElement, useId, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enWithdrawalForm } from "../messages.en.ts";
import { type UseWithdrawalFormParameters, useWithdrawalForm } from "../useWithdrawalForm.ts";
import { titleOf, WithdrawalFormBody } from "./WithdrawalFormBody.tsx";
import type { WithdrawalFormOptions } from "./WithdrawalOutcome.tsx";

export interface WithdrawalFormProps extends UseWithdrawalFormParameters, WithdrawalFormOptions {
  /** Hides the title of the first step, for a page that has the same title. The later steps show theirs. Default false. */
  readonly isTitleHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Pays a saved recipient: recipient and amount, the quote, a review, and the outcome. */
export const WithdrawalForm: (props: WithdrawalFormProps) => ReactElement = withBoundary(
  "WithdrawalForm",
  WithdrawalFormView,
);

function WithdrawalFormView({ className, isTitleHidden = false, ...props }: WithdrawalFormProps): ReactElement {
  const form = useWithdrawalForm(props);
  const text = useText(enWithdrawalForm);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { state } = form;
  const title = titleOf(state, text);
  const hasHeading = !isTitleHidden || state.status !== "editing";

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-WithdrawalForm", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...(hasHeading ? { "aria-labelledby": titleId } : { "aria-label": title })}
    >
      {hasHeading && (
        <h2 data-part="heading" id={titleId}>
          {title}
        </h2>
      )}
      <WithdrawalFormBody form={form} options={props} />
    </section>
  );
}
