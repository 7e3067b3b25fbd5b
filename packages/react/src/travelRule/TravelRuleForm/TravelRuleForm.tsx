"use client";

import { type ReactElement, useId } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { enTravelRuleForm } from "../messages.en.ts";
import { type UseTravelRuleFormParameters, useTravelRuleForm } from "../useTravelRuleForm.ts";
import { TravelRuleFormActions } from "./TravelRuleFormActions.tsx";
import { TravelRuleFormBody } from "./TravelRuleFormBody.tsx";

export interface TravelRuleFormProps extends UseTravelRuleFormParameters {
  /** Adds a Close button. The draft stays in memory. */
  readonly onCancel?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The Travel Rule form of a held deposit. */
export const TravelRuleForm: (props: TravelRuleFormProps) => ReactElement = withBoundary(
  "TravelRuleForm",
  TravelRuleFormView,
);

function TravelRuleFormView({ className, onCancel, ...parameters }: TravelRuleFormProps): ReactElement {
  const form = useTravelRuleForm(parameters);
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const formId = useId();
  const titleId = useId();
  const { status } = form.state;
  return (
    <section
      className={["pk-root pk-TravelRuleForm", className].filter(Boolean).join(" ")}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === "loading"}
    >
      <h2 data-part="heading" id={titleId}>
        {messages.title}
      </h2>
      <TravelRuleFormBody form={form} formId={formId} />
      <TravelRuleFormActions form={form} formId={formId} onCancel={onCancel} />
    </section>
  );
}
