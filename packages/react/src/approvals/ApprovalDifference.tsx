"use client";

import type { ReactElement } from "react";
import { useText } from "../locale/useText.ts";
import { enRecipientEditor } from "../recipients/messages.en.ts";
import { VisuallyHidden } from "../ui/VisuallyHidden/VisuallyHidden.tsx";
import { type Difference, recipientFieldNames } from "./describeApproval.ts";
import { enApprovalDetail } from "./messages.en.ts";

export interface ApprovalDifferenceProps extends Difference {
  /** Whether the name of the field stands elsewhere. */
  readonly isNameHidden?: boolean | undefined;
}

/** A field of a recipient before and after a change. */
export function ApprovalDifference({ field, before, after, isNameHidden }: ApprovalDifferenceProps): ReactElement {
  const { approvalDetail: messages, recipientEditor: names } = useText(enApprovalDetail, enRecipientEditor);
  return (
    <span data-part="difference">
      {!isNameHidden && `${names[recipientFieldNames[field]]} `}
      <VisuallyHidden>{messages.before} </VisuallyHidden>
      <bdi data-part="before">{before}</bdi>
      <span aria-hidden="true" data-part="arrow" />
      <VisuallyHidden>{messages.after} </VisuallyHidden>
      <bdi data-part="after">{after}</bdi>
    </span>
  );
}
