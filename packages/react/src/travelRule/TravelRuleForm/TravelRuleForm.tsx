"use client";

import { type ReactElement, useId, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { type UseTravelRuleFormParameters, useTravelRuleForm } from "../useTravelRuleForm.ts";
import { TravelRuleFormActions } from "./TravelRuleFormActions.tsx";
import { TravelRuleFormBody } from "./TravelRuleFormBody.tsx";

export interface TravelRuleFormProps extends UseTravelRuleFormParameters, HeadingOptions {
  /** Adds a Close button. The draft stays in memory. */
  readonly onCancel?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The Travel Rule form of a held deposit. */
export const TravelRuleForm: (props: TravelRuleFormProps) => ReactElement = withBoundary(
  "TravelRuleForm",
  TravelRuleFormView,
);

function TravelRuleFormView(props: TravelRuleFormProps): ReactElement {
  const { className, onCancel, headingLevel, title, isTitleHidden, ...parameters } = props;
  const form = useTravelRuleForm(parameters);
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const formId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { heading, labelProps } = useHeading({ headingLevel, title, isTitleHidden }, messages.title);
  const { status } = form.state;
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-TravelRuleForm", className].filter(Boolean).join(" ")}
      data-status={status}
      aria-busy={status === "loading"}
      {...labelProps}
    >
      {heading}
      <TravelRuleFormBody form={form} formId={formId} />
      <TravelRuleFormActions form={form} formId={formId} onCancel={onCancel} />
      <AssumptionNote of={["submitTravelRule"]} />
    </section>
  );
}
