"use client";

import type { Approval, OperationName } from "@partner-kit/contract";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { useChains } from "../../chains/chains.ts";
import type { RecipientRecordField } from "../../recipients/recipientRecord.ts";
import {
  ApprovalDifference,
  type ApprovalDifferenceProps,
  RecipientValue,
  useDifferenceText,
} from "../ApprovalDifference.tsx";
import { differencesOf, listDetails } from "../describeApproval.ts";

export interface ApprovalFieldsProps {
  readonly approval: Approval;
}

export interface ChangedFieldsProps extends ApprovalFieldsProps, Pick<ApprovalDifferenceProps, "isShort"> {}

/** The fields of a recipient that a request changes, or the account of a new or paid recipient. */
export function ApprovalFields({ approval }: ApprovalFieldsProps): ReactElement {
  const details = withAccount.has(approval.operation) ? listDetails(approval) : [];
  const holder = details.find(({ field }) => field === "account_name");
  const account = details.filter(({ field }) => accountFields.has(field));
  const chains = useChains({ query: { enabled: account.some(({ field }) => field === "chain") } }).data?.chains;
  const nameOfChain = (id: string) => chains?.find(({ chain }) => chain === id)?.name ?? id;
  return (
    <>
      {holder && (
        <span data-part="detail">
          <bdi>{holder.value}</bdi>
        </span>
      )}{" "}
      {account.length > 0 && (
        <span data-part="detail">
          {account.map(({ field, value }, index) => (
            <Fragment key={field}>
              {index > 0 && " · "}
              <bdi>
                <RecipientValue field={field} value={field === "chain" ? nameOfChain(value) : value} />
              </bdi>
            </Fragment>
          ))}
        </span>
      )}
      <ChangedFields approval={approval} />
    </>
  );
}

/** The fields of a recipient that a request changes, before and after. */
export function ChangedFields({ approval, isShort }: ChangedFieldsProps): ReactNode {
  const differences = differencesOf(approval);
  const show = useDifferenceText(differences);
  return differences.map((difference) => {
    const { label, before, after } = show(difference);
    return (
      <span key={difference.field} data-part="detail">
        {label}{" "}
        <ApprovalDifference
          field={difference.field}
          before={before}
          after={after}
          isAhead={approval.status === "pending"}
          isShort={isShort}
        />
      </span>
    );
  });
}

const withAccount: ReadonlySet<string> = new Set(["createRecipient", "submitWithdrawal"] satisfies OperationName[]);

const accountFields: ReadonlySet<string> = new Set([
  "bank_name",
  "account_number",
  "chain",
  "crypto_address",
] satisfies RecipientRecordField[]);
