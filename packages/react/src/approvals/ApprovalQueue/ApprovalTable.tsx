"use client";

import { type Approval, type OperationName, parseTimestamp } from "@partner-kit/contract";
import { Fragment, type ReactElement } from "react";
import { useChains } from "../../chains/chains.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { usePerson } from "../../session/usePerson.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { ApprovalDifference, RecipientValue, useDifferenceText } from "../ApprovalDifference.tsx";
import {
  describeApprovalStatus,
  describeChange,
  differencesOf,
  listDetails,
  type RecipientField,
} from "../describeApproval.ts";
import { enApprovalQueue, enApprovals } from "../messages.en.ts";
import { PolicyReason } from "../PolicyReason.tsx";

export interface ApprovalTableProps {
  /** `undefined` while they load. */
  readonly approvals: readonly Approval[] | undefined;
  /** Identifies the list, so that approvals that arrive in it are tinted. */
  readonly arrivalsOf: string;
  readonly isOwn: (approval: Approval) => boolean;
  readonly onOpen: (approvalId: string) => void;
}

/** A table of approvals, or cards in a narrow container. */
export function ApprovalTable({ approvals, arrivalsOf, isOwn, onOpen }: ApprovalTableProps): ReactElement {
  const { locale } = useLocale();
  const person = usePerson();
  const text = useText(enApprovals, enApprovalQueue);
  const { approvals: texts, approvalQueue: messages } = text;
  const reason = commonReasonOf(approvals);

  const columns: readonly DataTableColumn<Approval>[] = [
    { id: "change", label: messages.change, isRowHeader: true, render: renderChange },
    { id: "requested", label: messages.requestedBy, width: "medium", render: renderRequested },
    { id: "status", label: messages.status, width: "medium", render: renderStatus },
  ];

  return (
    <>
      {reason !== undefined && (
        <p data-part="reason">
          <bdi>{reason}</bdi>
        </p>
      )}
      <LongDataTable
        label={messages.label}
        columns={columns}
        rows={approvals}
        getRowKey={({ id }) => id}
        arrivalsOf={`${person} ${arrivalsOf}`}
      />
    </>
  );

  function renderChange(approval: Approval): ReactElement {
    return (
      <button type="button" data-part="open" onClick={() => onOpen(approval.id)}>
        <span data-part="name" dir="auto">
          {describeChange(approval, text, locale)}
        </span>{" "}
        <ApprovalFields approval={approval} />{" "}
        {reason === undefined && (
          <span data-part="detail">
            <PolicyReason reason={approval.reason} />
          </span>
        )}
      </button>
    );
  }

  function renderRequested(approval: Approval): ReactElement {
    const since = parseTimestamp(approval.created_at);
    return (
      <span data-part="requested">
        <span data-part="person">
          {isOwn(approval) ? texts.you : <PersonName subject={approval.subject} name={approval.subject_name} />}
        </span>
        {since !== undefined && (
          <span data-part="detail">
            <Age since={since} clock="page" text="{age}" />
          </span>
        )}
      </span>
    );
  }

  function renderStatus({ status, expires_at, ...decision }: Approval): ReactElement {
    const { label, tone } = describeApprovalStatus(status, text);
    const { decided_by: decidedBy, decided_by_name: name } = decision;
    return (
      <span data-part="state">
        <Changed value={status} of={person}>
          <Badge tone={tone}>{label}</Badge>
        </Changed>
        {status === "pending" && (
          <span data-part="detail">
            <Expiry expiresAt={expires_at} />
          </span>
        )}
        {decidedBy !== null && (
          <span data-part="detail">
            {fillAround(messages.decidedBy, "name", <PersonName subject={decidedBy} name={name} />)}
          </span>
        )}
        <Icon name="chevronDown" />
      </span>
    );
  }
}

/** The fields of a recipient that a request changes, or the account of a new or paid recipient. */
function ApprovalFields({ approval }: { readonly approval: Approval }): ReactElement {
  const differences = differencesOf(approval);
  const show = useDifferenceText(differences);
  const account = withAccount.has(approval.operation)
    ? listDetails(approval).filter(({ field }) => accountFields.has(field))
    : [];
  const chains = useChains({ query: { enabled: account.some(({ field }) => field === "chain") } }).data?.chains;
  const nameOfChain = (id: string) => chains?.find(({ chain }) => chain === id)?.name ?? id;
  return (
    <>
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
      {differences.map((difference) => {
        const { label, before, after } = show(difference);
        return (
          <span key={difference.field} data-part="detail">
            {label} <ApprovalDifference field={difference.field} before={before} after={after} />
          </span>
        );
      })}
    </>
  );
}

const withAccount: ReadonlySet<string> = new Set(["createRecipient", "submitWithdrawal"] satisfies OperationName[]);

const accountFields: ReadonlySet<string> = new Set([
  "account_name",
  "bank_name",
  "account_number",
  "chain",
  "crypto_address",
] satisfies RecipientField[]);

/** The reason of several approvals, if it is the same. */
function commonReasonOf(approvals: readonly Approval[] = []): string | undefined {
  const [first, ...others] = approvals;
  return others.length > 0 && others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
}

/** When a request expires: the time, with the date unless that is today. */
function Expiry({ expiresAt }: { readonly expiresAt: string }): ReactElement {
  const { approvalQueue: messages } = useText(enApprovalQueue);
  const isToday = useClock(() => new Date().toDateString() === new Date(expiresAt).toDateString()) ?? false;
  return fillAround(
    isToday ? messages.expiresToday : messages.expires,
    "time",
    <DateTime timestamp={expiresAt} precision={isToday ? "time" : undefined} />,
  );
}
