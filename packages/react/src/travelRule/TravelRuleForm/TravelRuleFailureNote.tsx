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
  switch (reason) {
    case "session_expired":
      return (
        <Callout tone="danger" role="alert" title={messages.sessionTitle} actions={signIn}>
          {messages.sessionHelp}
        </Callout>
      );
    case "conflict":
      return (
        <Callout tone="danger" role="alert" title={messages.conflictTitle}>
          {messages.conflictHelp}
        </Callout>
      );
    case "refused":
      return (
        <Callout tone="danger" role="alert" title={messages.refusedTitle}>
          {messages.refusedHelp}
        </Callout>
      );
    default: {
      const { title, help } = describeError(error, text);
      return (
        <Callout tone="danger" role="alert" title={title}>
          {help}
        </Callout>
      );
    }
  }
}
