"use client";

import type { ReactElement, ReactNode } from "react";
import { useBanks } from "../banks/banks.ts";
import { groupAddress } from "../chains/address.ts";
import { useText } from "../locale/useText.ts";
import { enRecipientEditor } from "../recipients/messages.en.ts";
import { type RecipientRecordField, recordFieldNames } from "../recipients/recipientRecord.ts";
import { AddressGroups } from "../ui/AddressGroups/AddressGroups.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden/VisuallyHidden.tsx";
import type { Difference } from "./describeApproval.ts";
import { enApprovalDetail } from "./messages.en.ts";

/** The label of a changed field, and its values as people know them: the name of a bank instead of its code. */
export function useDifferenceText(differences: readonly Difference[]): (difference: Difference) => {
  readonly label: string;
  readonly before: string;
  readonly after: string;
} {
  const { recipientEditor: names } = useText(enRecipientEditor);
  const isNewBank = differences.some(({ field }) => field === "bank_code");
  const banks = useBanks({ query: { enabled: isNewBank } }).data?.banks;
  return ({ field, before, after }) => {
    const nameOf = (value: string) => banks?.find(({ bank_code: code }) => code === value)?.bank_name;
    const [old, next] = field === "bank_code" ? [nameOf(before), nameOf(after)] : [];
    return old === undefined || next === undefined
      ? { label: names[recordFieldNames[field]], before, after }
      : { label: names.bank, before: old, after: next };
  };
}

export interface ApprovalDifferenceProps extends Difference {
  /** Whether the change may still be made, and the first value is that of today. */
  readonly isAhead: boolean;
  /** Shows an address by its end, where nobody decides by it. Default false. */
  readonly isShort?: boolean | undefined;
}

/** A value of a recipient before and after a change. Two addresses have labels, because they look alike. */
export function ApprovalDifference(props: ApprovalDifferenceProps): ReactElement {
  const { field, before, after, isAhead, isShort = false } = props;
  const { approvalDetail: messages } = useText(enApprovalDetail);
  const isAddress = field === "crypto_address" && !isShort;
  const isNow = isAddress && isAhead;
  const Label = isAddress ? DifferenceLabel : VisuallyHidden;
  return (
    <span data-part="difference">
      <Label>{isNow ? messages.now : messages.before} </Label>
      <bdi data-part="before">
        {isShort ? <ValueEnd field={field} value={before} /> : <RecipientValue field={field} value={before} />}
      </bdi>
      <span aria-hidden="true" data-part="arrow" />
      <Label>{isNow ? messages.new : messages.after} </Label>
      <bdi data-part="after">
        {isShort ? <ValueEnd field={field} value={after} /> : <RecipientValue field={field} value={after} />}
      </bdi>
    </span>
  );
}

function DifferenceLabel({ children }: { readonly children?: ReactNode }): ReactElement {
  return <span data-part="differenceLabel">{children}</span>;
}

/** The last characters of an address. Other values are shown in full. */
function ValueEnd({ field, value }: RecipientValueProps): ReactNode {
  return field === "crypto_address" && value !== "" ? <code dir="ltr">…{value.slice(-4)}</code> : value;
}

export interface RecipientValueProps {
  readonly field: RecipientRecordField;
  readonly value: string;
}

/** A value of a recipient. Addresses are shown in full, because forged ones copy their ends. */
export function RecipientValue({ field, value }: RecipientValueProps): ReactNode {
  return field === "crypto_address" && value !== "" ? <AddressGroups groups={groupAddress(value)} /> : value;
}
