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

/** How far the deposit is, and that its funds stay unavailable until clearance. */
export function TravelRuleStage({ state: { stage, clearance } }: TravelRuleStageProps): ReactElement {
  const { travelRuleForm: words } = useText(enTravelRuleForm);
  if (clearance === "success") {
    return (
      <Callout tone="success" role="status" title={words.successTitle}>
        {words.successHelp}
      </Callout>
    );
  }
  if (clearance === "failed") {
    return (
      <Callout tone="danger" role="status" title={words.failedTitle}>
        {words.failedHelp}
      </Callout>
    );
  }
  switch (stage) {
    case "required":
      return <Callout tone="info">{words.held}</Callout>;
    case "submitted":
      return (
        <Callout tone="success" role="status" title={words.submittedTitle}>
          {words.submittedHelp}
        </Callout>
      );
    default:
      return (
        <Callout tone="warn" role="status" title={fillText(words.otherTitle, { status: stage })}>
          {words.otherHelp}
        </Callout>
      );
  }
}
