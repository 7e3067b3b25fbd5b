"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enRecipientEditor } from "../../text/enRecipients.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The shape of the form while the recipient is read. */
export function RecipientEditorSkeleton(): ReactElement {
  const { recipientEditor: words } = useText(enRecipientEditor);
  return (
    <div data-part="fields" aria-hidden="true">
      {[words.label, words.bank, words.accountNumber, words.currency].map((label) => (
        <div key={label} data-part="skeleton">
          <Skeleton width="short" />
          <span data-part="control" />
        </div>
      ))}
    </div>
  );
}
