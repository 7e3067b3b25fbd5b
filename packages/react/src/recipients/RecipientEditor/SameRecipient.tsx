"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";

/** Names another saved recipient with the same bank account or address. Saving stays possible. */
export function SameRecipient({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement | null {
  const { recipientEditor: messages, fill } = useText(enRecipientEditor);
  const { values, bank, address } = editor;
  if (values.type === "fiat") {
    if (!bank.sameAs) return null;
    return (
      <Callout tone="warn" title={fill(messages.sameAccount, { label: bank.sameAs.label ?? bank.sameAs.id })}>
        {messages.sameAccountHelp}
      </Callout>
    );
  }
  if (address.lookalike?.kind !== "same") return null;
  return <Callout tone="warn">{fill(messages.sameAsSaved, { label: address.lookalike.label })}</Callout>;
}
