"use client";

import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { errorKind } from "../../errors/errorKind.ts";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleSending } from "../travelRuleDrafts.ts";

export interface TravelRuleFailureNoteProps {
  readonly sending: TravelRuleSending;
  readonly onSignedIn: () => void;
}

/** Explains why the submission failed and what to do. Renders nothing otherwise. */
export function TravelRuleFailureNote({ sending, onSignedIn }: TravelRuleFailureNoteProps): ReactElement | null {
  const text = useText(enErrors, enTravelRuleForm);
  const { travelRuleForm: messages } = text;
  const signIn = <Button onClick={onSignedIn}>{messages.signedIn}</Button>;
  if (sending.status === "uncertain") {
    return (
      <Callout
        tone="warn"
        role="alert"
        title={messages.uncertainTitle}
        actions={errorKind(sending.error) === "session" && signIn}
      >
        {messages.uncertainHelp}
      </Callout>
    );
  }
  if (sending.status !== "failed") return null;
  const { reason, error } = sending;
  const { title, help } = describe();
  return (
    <Callout tone="danger" role="alert" title={title} actions={reason === "session_expired" && signIn}>
      {help}
    </Callout>
  );

  function describe(): { readonly title: string; readonly help: string } {
    switch (reason) {
      case "session_expired":
        return { title: messages.sessionTitle, help: messages.sessionHelp };
      case "conflict":
        return { title: messages.conflictTitle, help: messages.conflictHelp };
      case "refused":
        return { title: messages.refusedTitle, help: messages.refusedHelp };
      default:
        return describeError(error, text);
    }
  }
}
