"use client";

import {
  type Approval,
  type OperationName,
  parseTimestamp,
  type Recipient,
  type Transaction,
} from "@partner-kit/contract";
import type { ReactElement } from "react";
import { copiedAddress, groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { countryName } from "../../format/countries.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { useSession } from "../../session/useSession.ts";
import { enCommon, enSession } from "../../text/messages.en.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { DataTable, type DataTableColumn, type DataTableSort } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Menu } from "../../ui/Menu/Menu.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import type { WaitingPayment } from "../../withdrawals/waitingPayments.ts";
import { isRecentlyChanged, recentChangeDay } from "../isRecentlyChanged.ts";
import { enRecipientList } from "../messages.en.ts";
import type { RecipientSort } from "../RecipientListView.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";

export interface RecipientTableProps {
  readonly list: UseRecipientListReturnType;
  readonly onChange: (recipient: Recipient) => void;
  /** Starts a payment to a recipient, for example on your page with `WithdrawalForm`. Default: rows do not offer it. */
  readonly onPay?: ((recipient: Recipient) => void) | undefined;
  /** Link to an approval that a recipient waits for, in your app. */
  readonly getApprovalHref?: ((approvalId: string) => string) | undefined;
}

/** A table of recipients, or cards in a narrow container. */
export function RecipientTable({ list, onChange, onPay, getApprovalHref }: RecipientTableProps): ReactElement {
  const text = useText(enSession, enCommon, enRecipientList);
  const { can } = useSession();
  const { recipientList: messages, fill } = text;
  const { state, permissions, lastPayments } = list;
  const isReady = state.status === "ready";
  const nameOf = ({ label }: Recipient) => label || messages.unlabelled;

  const columns: readonly DataTableColumn<Recipient>[] = [
    {
      id: "name",
      label: messages.name,
      isRowHeader: true,
      sort: sortOf("name"),
      render: (row) => (
        <span data-part="name">
          <Icon name={row.crypto_address === null ? "bank" : "chain"} />
          <span data-part="label">
            <span data-part="title">{nameOf(row)}</span>{" "}
            <span data-part="facts">
              <span data-part="unit">{row.currency}</span>{" "}
              <span data-part="marks">
                <RecentChange recipient={row} />
                {renderChangeWaiting(list.waitingApprovalOf(row.id))}
                {renderPaymentWaiting(list.waitingPaymentOf(row.id))}
              </span>
            </span>
          </span>
        </span>
      ),
    },
    {
      id: "destination",
      label: messages.destination,
      width: "wide",
      render: (row) => <RecipientDestination recipient={row} waiting={list.waitingApprovalOf(row.id)} />,
    },
    {
      id: "updated",
      label: messages.updated,
      sort: sortOf("updated"),
      render: ({ updated_at: updated }) => <DateTime timestamp={updated} precision="day" />,
    },
    ...(lastPayments
      ? [
          {
            id: "paid",
            label: messages.lastPaid,
            align: "number" as const,
            sort: sortOf("paid"),
            render: renderPaid,
          },
        ]
      : []),
    {
      id: "actions",
      label: messages.actions,
      isLabelHidden: true,
      align: "end",
      render: (row) => <span data-part="rowActions">{renderActions(row)}</span>,
    },
  ];

  return (
    <div data-part="rows" data-filtering={(isReady && state.isFiltering) || undefined}>
      <DataTable
        label={messages.label}
        columns={columns}
        rows={isReady ? state.recipients : undefined}
        getRowKey={({ id }) => id}
        skeletonRows={6}
      />
      {isReady && state.isFiltering && (
        <VisuallyHidden>
          <span role="status">{text.common.loading}</span>
        </VisuallyHidden>
      )}
    </div>
  );

  function sortOf(column: RecipientSort["column"]): DataTableSort {
    return {
      direction: list.getHeaderProps(column)["aria-sort"],
      onSort: list.getSortButtonProps(column).onClick,
    };
  }

  function renderActions(row: Recipient): ReactElement {
    const label = nameOf(row);
    const hasDraft = list.hasDraft(row.id);
    const updateRefusal = describeRefusal(permissions.update, text);
    return (
      <>
        {hasDraft && (
          <Button
            aria-label={fill(messages.continueDraftOf, { label })}
            disabledReason={updateRefusal}
            onClick={() => onChange(row)}
          >
            {messages.continue}
          </Button>
        )}
        {onPay && (
          <Button
            variant="quiet"
            aria-label={fill(messages.payOf, { label })}
            disabledReason={describeRefusal(can("createWithdrawalQuote"), text)}
            onClick={() => onPay(row)}
          >
            {messages.pay}
          </Button>
        )}
        <Menu
          label={fill(messages.actionsOf, { label })}
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet" icon="more" iconOnly>
              {fill(messages.actionsOf, { label })}
            </Button>
          )}
          items={[
            {
              id: "change",
              label: hasDraft ? messages.continueDraft : messages.change,
              name: fill(hasDraft ? messages.continueDraftOf : messages.changeOf, { label }),
              disabledReason: updateRefusal,
              onSelect: () => onChange(row),
            },
            {
              id: "delete",
              label: messages.delete,
              name: fill(messages.deleteOf, { label }),
              isDanger: true,
              startsGroup: true,
              disabledReason: describeRefusal(permissions.delete, text),
              onSelect: () => list.ask(row),
            },
          ]}
        />
      </>
    );
  }

  function renderPaid(recipient: Recipient): ReactElement {
    const last = lastPayments?.get(recipient.id);
    if (!last && list.areLastPaymentsComplete) return <span data-part="unpaid">{messages.unpaid}</span>;
    return <LastPayment recipient={recipient} payment={last} />;
  }

  /** A change that a second person has not approved. The row shows the recipient as it still is. */
  function renderChangeWaiting(approval: Approval | undefined): ReactElement | null {
    if (approval === undefined) return null;
    return renderWaiting(approval.id, isDeletion(approval) ? messages.deletionWaiting : messages.waiting);
  }

  /** Marked, so that nobody makes the payment again. */
  function renderPaymentWaiting(payment: WaitingPayment | undefined): ReactElement | null {
    if (payment === undefined) return null;
    const { approvalId, amount, currency } = payment;
    return renderWaiting(
      approvalId,
      messages.paymentWaiting,
      writeMoney({ value: amount, currency, locale: text.locale }),
    );
  }

  function renderWaiting(approvalId: string, label: string, title?: string): ReactElement {
    const badge = <Badge tone={statusTones.approvals.pending}>{label}</Badge>;
    const href = getApprovalHref?.(approvalId);
    return href === undefined ? (
      <span title={title}>{badge}</span>
    ) : (
      <a href={href} title={title}>
        {badge}
      </a>
    );
  }
}

function isDeletion({ operation }: Approval): boolean {
  return operation === ("deleteRecipient" satisfies OperationName);
}

/** Marks a recipient whose details were changed in the last 24 hours. */
function RecentChange({ recipient }: { readonly recipient: Recipient }): ReactElement | null {
  const { recipientList: messages } = useText(enRecipientList);
  const day = useClock((now) => recentChangeDay(recipient, now));
  if (day === undefined) return null;
  const label = { today: messages.changedToday, yesterday: messages.changedYesterday }[day];
  return <Badge tone={statusTones.recipientList.changedToday}>{label}</Badge>;
}

interface LastPaymentProps {
  readonly recipient: Recipient;
  readonly payment: Transaction | undefined;
}

/**
 * The amount and the day of a payment, its status as long as it is not completed, and whether it was made before a change that the
 * list marks: then it says nothing about the new details.
 */
function LastPayment({ recipient, payment }: LastPaymentProps): ReactElement | null {
  const text = useText(enTransactions, enRecipientList);
  const isMarked = useClock((now) => isRecentlyChanged(recipient, now)) ?? false;
  if (payment?.created_at === undefined) return null;
  const { amount, currency, status, created_at: created } = payment;
  const isEarlier = isMarked && (parseTimestamp(created) ?? 0) < (parseTimestamp(recipient.updated_at) ?? 0);
  return (
    <span data-part="payment">
      <Icon name="arrowOut" />
      {amount !== undefined && currency !== undefined && (
        <Money value={amount.replace(/^[-+]/, "")} currency={currency} />
      )}{" "}
      <span data-part="detail">
        {status !== undefined && status !== "success" && (
          <>
            <span data-part="status">{describeStatus(status, text).label}</span>{" "}
          </>
        )}
        <DateTime timestamp={created} precision="day" />
        {isEarlier && (
          <>
            {" "}
            <span data-part="earlier">{text.recipientList.beforeChange}</span>
          </>
        )}
      </span>
    </span>
  );
}

interface RecipientDestinationProps {
  readonly recipient: Recipient;
  /** The approval that a change of the recipient waits for. */
  readonly waiting: Approval | undefined;
}

/**
 * The account or address of a recipient. An address is shown in full, because forged ones copy its ends. A card shows more than
 * the ends that people compare, and the form of a payment the whole address.
 */
function RecipientDestination({ recipient, waiting }: RecipientDestinationProps): ReactElement {
  const text = useText(enRecipientList);
  const { locale } = text;
  const { data } = useChains();
  const { crypto_address, chain, country, account_name, account_number, bank_name, bank_code } = recipient;
  // The proxy sends a change only after its approval.
  const note = waiting && !isDeletion(waiting) && <span data-part="note">{text.recipientList.waitingHelp}</span>;
  if (crypto_address === null) {
    return (
      <span data-part="destination">
        {account_name && !haveSameWords(account_name, recipient.label ?? "") && (
          <span data-part="holder">{account_name}</span>
        )}
        <span data-part="detail">
          <span data-part="bank">{bank_name || bank_code}</span>{" "}
          <span data-part="account">
            <bdi data-part="code">{account_number}</bdi>
          </span>
        </span>
        {note}
      </span>
    );
  }
  const chainName = data?.chains.find((one) => one.chain === chain)?.name ?? chain;
  return (
    <span data-part="destination">
      <span data-part="chain">
        {chainName}
        {country && <span data-part="country"> · {countryName({ country, locale })}</span>}
      </span>
      <span data-part="detail">
        <AddressGroups groups={groupAddress(crypto_address)} />
        <CopyButton
          text={crypto_address}
          label={text.recipientList.copyAddress}
          onCopied={(address) => {
            copiedAddress.text = address;
          }}
          variant="quiet"
          iconOnly
        />
      </span>
      {note}
    </span>
  );
}

/** Whether an account holder only repeats the label, in capitals or in another order. */
function haveSameWords(one: string, other: string): boolean {
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
  return wordsOf(one) === wordsOf(other);
}
