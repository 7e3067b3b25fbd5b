"use client";

import { isApiError } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { RecipientSaveFailure } from "../RecipientEditorState.ts";
import type { RecipientType } from "../recipientValues.ts";

export interface SaveFailureProps {
  readonly failure: RecipientSaveFailure;
  readonly type: RecipientType;
}

/** Explains why saving failed and what to do. */
export function SaveFailure({ failure: { error, outcome }, type }: SaveFailureProps): ReactElement {
  const text = useText(enErrors, enRecipientEditor);
  const { recipientEditor: messages } = text;
  if (outcome !== "unknown" && isApiError(error, "APPROVAL_REQUIRED")) return <WriteFailure error={error} />;
  const { title, help } = describe();
  return (
    <Callout tone="danger" role="alert" title={title}>
      {help}
    </Callout>
  );

  function describe(): { readonly title: string; readonly help: string } {
    if (outcome === "unknown") return { title: messages.unknownTitle, help: messages.unknownHelp };
    if (error.name === "InputError" || isApiError(error, "VALIDATION_FAILED"))
      return { title: messages.refusedTitle, help: messages.refusedHelp };
    // The service documents this for bank accounts in production.
    if (type === "fiat" && isApiError(error, "FORBIDDEN"))
      return { title: messages.notAllowedTitle, help: messages.notAllowedHelp };
    return describeError(error, text);
  }
}
