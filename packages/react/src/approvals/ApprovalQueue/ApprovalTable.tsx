"use client";

import { type Approval, parseTimestamp } from "@partner-kit/contract";
import { Fragment, type ReactElement, type ReactNode, useRef, useState } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { PersonName } from "../../session/PersonName.tsx";
import { usePerson } from "../../session/usePerson.ts";
import { useSession } from "../../session/useSession.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import { Money } from "../../ui/Money/Money.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { amountOf, describeChange, describeChangeBesideAmount } from "../describeApproval.ts";
import { enApprovalDetail, enApprovalQueue, enApprovals } from "../messages.en.ts";
import { PolicyReason } from "../PolicyReason.tsx";
import { ApprovalFields, ChangedFields } from "./ApprovalFields.tsx";
import { ApprovalState } from "./ApprovalState.tsx";

export interface ApprovalTableProps {
  /** `undefined` while they load. */
  readonly approvals: readonly Approval[] | undefined;
  /** Identifies the list, so that approvals that arrive in it are tinted. */
  readonly arrivalsOf: string;
  readonly isOwn: (approval: Approval) => boolean;
  readonly canCancel: (approval: Approval) => boolean;
  /** Whether the user can decide about an approval. */
  readonly canDecide: (approval: Approval) => boolean;
  readonly onCancel: (approval: Approval) => void;
  /** ID of the approval that is being cancelled. */
  readonly cancellingId: string | undefined;
  readonly onOpen: (approvalId: string) => void;
  /** Last decisions, in a table of their own below with the same columns. */
  readonly decided: readonly Approval[];
}

/** A table of approvals, or cards in a narrow container. The last decisions follow on the same columns. */
export function ApprovalTable(props: ApprovalTableProps): ReactElement {
  const { approvals, arrivalsOf, decided, isOwn, canCancel, canDecide, onOpen } = props;
  const { locale } = useLocale();
  const person = usePerson();
  const mayDecide = useSession().can("approveChange").allowed;
  const text = useText(enApprovals, enApprovalQueue, enApprovalDetail);
  const { approvals: texts, approvalQueue: messages, approvalDetail, fill, number } = text;
  const all = [...(approvals ?? []), ...decided];
  const hasAmounts = all.some((approval) => amountOf(approval) !== undefined);
  const hasActions = all.some((approval) => canCancel(approval) || canDecide(approval));
  // Until the list is read, users who decide about nothing can expect only their own requests.
  const isAllOwn = approvals ? all.every(isOwn) : !mayDecide;
  const shared = sharedReasonsOf(approvals);
  const hasOwn = approvals?.some((approval) => isOwn(approval) && approval.status === "pending") ?? false;
  const root = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useBrowserLayoutEffect(() => setWide((root.current?.clientWidth ?? 0) >= WIDE), []);
  const isShort = approvals !== undefined && approvals.length <= SHORT && decided.length <= SHORT;

  return (
    <div
      ref={root}
      data-part="rows"
      data-amounts={hasAmounts || undefined}
      data-actions={hasActions || undefined}
      data-own={isAllOwn || undefined}
    >
      {(!approvals || hasOwn || shared.length > 0) && (
        <p data-part="reason">
          {!approvals && <Skeleton width="long" />}
          {hasOwn && (mayDecide ? messages.ownHelp : messages.ownWaits)}
          {shared.map((reason) => (
            <Fragment key={reason}>
              {" "}
              <PolicyReason reason={reason} />
            </Fragment>
          ))}
        </p>
      )}
      {approvals?.length !== 0 && (
        <LongDataTable
          label={messages.label}
          columns={listColumns({ change: messages.change, status: messages.status, renderChange })}
          rows={approvals}
          getRowKey={({ id }) => id}
          arrivalsOf={`${person} ${arrivalsOf}`}
        />
      )}
      {decided.length > 0 && (
        // Closed below open requests, which are the task, unless both lists fit in a window.
        <details data-part="decided" open={approvals?.length === 0 || (isWide && isShort)}>
          <summary>
            <span>
              {messages.decided} <span data-part="count">{number(decided.length)}</span>
            </span>
            <Icon name="chevronDown" />
          </summary>
          <DataTable
            label={messages.decided}
            columns={listColumns({
              change: messages.change,
              status: messages.decision,
              renderChange: (approval) => renderName(approval, <ChangedFields approval={approval} isShort />),
            })}
            rows={decided}
            getRowKey={({ id }) => id}
          />
        </details>
      )}
    </div>
  );

  function listColumns({ change, status, renderChange: render }: ColumnTexts): readonly DataTableColumn<Approval>[] {
    return [
      { id: "change", label: change, isRowHeader: true, render },
      ...(hasAmounts ? [{ id: "amount", label: messages.amount, align: "number", render: renderAmount } as const] : []),
      {
        id: "requested",
        label: isAllOwn ? approvalDetail.requested : messages.requestedBy,
        width: "medium",
        render: renderRequested,
      },
      { id: "status", label: status, width: "medium", render: (approval) => <ApprovalState approval={approval} /> },
      { id: "actions", label: messages.actions, isLabelHidden: true, align: "end", render: renderActions },
    ];
  }

  function renderName(approval: Approval, details?: ReactNode): ReactElement {
    return (
      <button type="button" data-part="open" onClick={() => onOpen(approval.id)}>
        <span data-part="name" dir="auto">
          {describeChangeBesideAmount(approval, text, locale)}
        </span>{" "}
        {details}
      </button>
    );
  }

  function renderChange(approval: Approval): ReactElement {
    return renderName(
      approval,
      <>
        <ApprovalFields approval={approval} />{" "}
        {!shared.includes(approval.reason) && (
          <span data-part="detail">
            <PolicyReason reason={approval.reason} />
          </span>
        )}
      </>,
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

  function renderActions(approval: Approval): ReactElement {
    const change = describeChange(approval, text, locale);
    return (
      <span data-part="rowActions">
        {canDecide(approval) && (
          <Button
            variant="primary"
            data-part="review"
            aria-label={fill(messages.reviewOf, { change })}
            onClick={() => onOpen(approval.id)}
          >
            {messages.review}
          </Button>
        )}
        {canCancel(approval) && (
          <Button
            data-part="cancel"
            aria-label={fill(messages.cancelOf, { change })}
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

/** Width in CSS pixels from which the rows have columns. */
const WIDE = 608;

/** Number of requests up to which a list leaves room for another. */
const SHORT = 3;

interface ColumnTexts {
  readonly change: string;
  readonly status: string;
  readonly renderChange: (approval: Approval) => ReactElement;
}

function renderAmount(approval: Approval): ReactElement | null {
  const amount = amountOf(approval);
  return amount === undefined ? null : (
    <strong>
      <Money {...amount} />
    </strong>
  );
}

/** The reasons that several approvals have. */
function sharedReasonsOf(approvals: readonly Approval[] = []): readonly string[] {
  const reasons = approvals.map(({ reason }) => reason);
  return [...new Set(reasons.filter((reason, at) => reasons.indexOf(reason) !== at))];
}
