"use client";

import { isApiError } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
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

/** Why it was not saved, and what to do. */
export function SaveFailure({ failure: { error, outcome }, type }: SaveFailureProps): ReactElement {
  const text = useText(enErrors, enRecipientEditor);
  const { recipientEditor: words } = text;
  const { title, help } = describe();
  return (
    <Callout tone="danger" role="alert" title={title}>
      {help}
    </Callout>
  );

  function describe(): { readonly title: string; readonly help: string } {
    if (outcome === "unknown") return { title: words.unknownTitle, help: words.unknownHelp };
    if (error.name === "InputError" || isApiError(error, "VALIDATION_FAILED"))
      return { title: words.refusedTitle, help: words.refusedHelp };
    // What the service documents for bank accounts in production.
    if (type === "fiat" && isApiError(error, "FORBIDDEN"))
      return { title: words.notAllowedTitle, help: words.notAllowedHelp };
    return describeError(error, text);
  }
}
