"use client";

import { type Approval, type OperationName, parseTimestamp } from "@partner-kit/contract";
import { Fragment, type ReactElement } from "react";
import { useChains } from "../../chains/chains.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { usePerson } from "../../session/usePerson.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { ApprovalDifference, RecipientValue, useDifferenceText } from "../ApprovalDifference.tsx";
import {
  amountOf,
  describeApprovalStatus,
  describeChange,
  describeChangeBesideAmount,
  differencesOf,
  listDetails,
  type RecipientField,
} from "../describeApproval.ts";
import { enApprovalDetail, enApprovalQueue, enApprovals } from "../messages.en.ts";
import { PolicyReason } from "../PolicyReason.tsx";
import { ApprovalExpiry } from "./ApprovalExpiry.tsx";

export interface ApprovalTableProps {
  /** `undefined` while they load. */
  readonly approvals: readonly Approval[] | undefined;
  /** Identifies the list, so that approvals that arrive in it are tinted. */
  readonly arrivalsOf: string;
  readonly isOwn: (approval: Approval) => boolean;
  readonly canCancel: (approval: Approval) => boolean;
  readonly onCancel: (approval: Approval) => void;
  /** ID of the approval that is being cancelled. */
  readonly cancellingId: string | undefined;
  readonly onOpen: (approvalId: string) => void;
}

/** A table of approvals, or cards in a narrow container. */
export function ApprovalTable({ approvals, arrivalsOf, isOwn, onOpen, ...props }: ApprovalTableProps): ReactElement {
  const { locale } = useLocale();
  const person = usePerson();
  const text = useText(enApprovals, enApprovalQueue, enApprovalDetail);
  const { approvals: texts, approvalQueue: messages, approvalDetail, fill } = text;
  const hasAmounts = approvals?.some((approval) => amountOf(approval) !== undefined) ?? false;
  const hasCancel = approvals?.some(props.canCancel) ?? false;
  const reason = commonReasonOf(approvals);

  const amountColumn: DataTableColumn<Approval> = {
    id: "amount",
    label: messages.amount,
    align: "number",
    render: renderAmount,
  };
  const columns: readonly DataTableColumn<Approval>[] = [
    { id: "change", label: messages.change, isRowHeader: true, render: renderChange },
    ...(hasAmounts ? [amountColumn] : []),
    { id: "requested", label: messages.requestedBy, width: "medium", render: renderRequested },
    { id: "status", label: messages.status, width: "medium", render: renderStatus },
    { id: "actions", label: messages.actions, isLabelHidden: true, align: "end", render: renderActions },
  ];

  return (
    <>
      {reason !== undefined && (
        <p data-part="reason">
          <bdi>{reason}</bdi>
        </p>
      )}
      <div data-part="rows" data-amounts={hasAmounts || undefined} data-cancel={hasCancel || undefined}>
        <LongDataTable
          label={messages.label}
          columns={columns}
          rows={approvals}
          getRowKey={({ id }) => id}
          arrivalsOf={`${person} ${arrivalsOf}`}
        />
      </div>
    </>
  );

  function renderChange(approval: Approval): ReactElement {
    return (
      <button type="button" data-part="open" onClick={() => onOpen(approval.id)}>
        <span data-part="name" dir="auto">
          {describeChangeBesideAmount(approval, text, locale)}
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

  function renderStatus(approval: Approval): ReactElement {
    const { status, expires_at: expiresAt, decided_by: decidedBy, decided_by_name: name } = approval;
    const { label, tone } = describeApprovalStatus(status, text);
    return (
      <span data-part="state">
        <Changed value={status} of={person}>
          <Badge tone={tone}>{label}</Badge>
        </Changed>
        {props.canCancel(approval) && <span data-part="detail">{messages.needsOther}</span>}
        {status === "pending" && (
          <span data-part="detail">
            <ApprovalExpiry expiresAt={expiresAt} />
          </span>
        )}
        {decidedBy !== null && (
          <span data-part="detail">
            {fillAround(messages.decidedBy, "name", <PersonName subject={decidedBy} name={name} />)}
          </span>
        )}
      </span>
    );
  }

  function renderActions(approval: Approval): ReactElement {
    return (
      <span data-part="rowActions">
        {props.canCancel(approval) && (
          <Button
            aria-label={fill(messages.cancelOf, { change: describeChange(approval, text, locale) })}
            isBusy={props.cancellingId === approval.id}
            onClick={() => props.onCancel(approval)}
          >
            {approvalDetail.cancel}
          </Button>
        )}
        <Icon name="chevronDown" />
      </span>
    );
  }
}

function renderAmount(approval: Approval): ReactElement | null {
  const amount = amountOf(approval);
  return amount === undefined ? null : (
    <strong>
      <Money {...amount} />
    </strong>
  );
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
