"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormReady } from "../useTravelRuleForm.ts";

/** The stage of the deposit. Its funds stay unavailable until clearance. */
export function TravelRuleStage({ state }: { readonly state: TravelRuleFormReady }): ReactElement {
  const { stage, clearance } = state;
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  if (clearance === "pending" && stage === "required") return <Callout tone="info">{messages.held}</Callout>;
  return <Callout role="status" {...describe()} />;

  function describe(): CalloutProps {
    if (clearance === "success")
      return { tone: "success", title: messages.successTitle, children: messages.successHelp };
    if (clearance === "failed") return { tone: "danger", title: messages.failedTitle, children: messages.failedHelp };
    if (stage === "submitted")
      return { tone: "success", title: messages.submittedTitle, children: messages.submittedHelp };
    return { tone: "warn", title: fillText(messages.otherTitle, { status: stage }), children: messages.otherHelp };
  }
}
