"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormReady } from "../useTravelRuleForm.ts";

export interface TravelRuleStageProps {
  readonly state: TravelRuleFormReady;
}

/** The stage of the deposit. Its funds stay unavailable until clearance. */
export function TravelRuleStage({ state: { stage, clearance } }: TravelRuleStageProps): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  if (clearance === "success") {
    return (
      <Callout tone="success" role="status" title={messages.successTitle}>
        {messages.successHelp}
      </Callout>
    );
  }
  if (clearance === "failed") {
    return (
      <Callout tone="danger" role="status" title={messages.failedTitle}>
        {messages.failedHelp}
      </Callout>
    );
  }
  switch (stage) {
    case "required":
      return <Callout tone="info">{messages.held}</Callout>;
    case "submitted":
      return (
        <Callout tone="success" role="status" title={messages.submittedTitle}>
          {messages.submittedHelp}
        </Callout>
      );
    default:
      return (
        <Callout tone="warn" role="status" title={fillText(messages.otherTitle, { status: stage })}>
          {messages.otherHelp}
        </Callout>
      );
  }
}
