"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { copiedAddress, groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { countryName } from "../../format/countries.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { useSession } from "../../session/useSession.ts";
import { enCommon, enSession } from "../../text/messages.en.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { isRecentlyChanged } from "../isRecentlyChanged.ts";
import { enRecipientList } from "../messages.en.ts";
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
  const { state, permissions } = list;
  const isReady = state.status === "ready";
  const nameOf = ({ label }: Recipient) => label || messages.unlabelled;

  const columns: readonly DataTableColumn<Recipient>[] = [
    {
      id: "name",
      label: messages.name,
      isRowHeader: true,
      render: (row) => (
        <span data-part="name">
          <Icon name={row.crypto_address === null ? "bank" : "chain"} />
          <span data-part="label">
            <span>{nameOf(row)}</span>
            {renderWaiting(list.waitingApprovalOf(row.id))}
          </span>
        </span>
      ),
    },
    {
      id: "destination",
      label: messages.destination,
      width: "wide",
      render: (row) => <RecipientDestination recipient={row} />,
    },
    { id: "currency", label: messages.currency, render: ({ currency }) => currency },
    {
      id: "updated",
      label: messages.updated,
      render: (row) => <RecipientChanged recipient={row} />,
    },
    {
      id: "actions",
      label: messages.actions,
      isLabelHidden: true,
      align: "end",
      render: (row) => (
        <span data-part="rowActions">
          {onPay && (
            <Button
              aria-label={fill(messages.payOf, { label: nameOf(row) })}
              disabledReason={describeRefusal(can("createWithdrawalQuote"), text)}
              onClick={() => onPay(row)}
            >
              {messages.pay}
            </Button>
          )}
          <Button
            variant={list.hasDraft(row.id) ? "secondary" : "quiet"}
            aria-label={fill(list.hasDraft(row.id) ? messages.continueDraftOf : messages.changeOf, {
              label: nameOf(row),
            })}
            disabledReason={describeRefusal(permissions.update, text)}
            onClick={() => onChange(row)}
          >
            {list.hasDraft(row.id) ? messages.continue : messages.change}
          </Button>
          <Button
            variant="quiet"
            icon="trash"
            iconOnly
            aria-label={fill(messages.deleteOf, { label: nameOf(row) })}
            disabledReason={describeRefusal(permissions.delete, text)}
            onClick={() => list.ask(row)}
          >
            {messages.delete}
          </Button>
        </span>
      ),
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

  /** A change that a second person has not approved. The row shows the recipient as it still is. */
  function renderWaiting(approvalId: string | undefined): ReactElement | null {
    if (approvalId === undefined) return null;
    const badge = <Badge tone={statusTones.approvals.pending}>{messages.waiting}</Badge>;
    const href = getApprovalHref?.(approvalId);
    return href === undefined ? badge : <a href={href}>{badge}</a>;
  }
}

/** When a recipient was last changed, with a mark while that is recent. */
function RecipientChanged({ recipient }: { readonly recipient: Recipient }): ReactElement {
  const { recipientList: messages } = useText(enRecipientList);
  const isRecent = useClock((now) => isRecentlyChanged(recipient, now)) ?? false;
  return (
    <span data-part="updated">
      <DateTime timestamp={recipient.updated_at} precision="day" />
      {isRecent && <Badge tone={statusTones.recipientList.recent}>{messages.recent}</Badge>}
    </span>
  );
}

/** The account or address of a recipient. An address is shown in full, because forged ones copy its ends. */
function RecipientDestination({ recipient }: { readonly recipient: Recipient }): ReactElement {
  const text = useText(enRecipientList);
  const { locale } = text;
  const { data } = useChains();
  const { crypto_address, chain, country, account_name, account_number, bank_name, bank_code } = recipient;
  if (crypto_address === null) {
    return (
      <span data-part="destination">
        <span>{account_name}</span>
        <span data-part="detail">
          {bank_name || bank_code} <bdi data-part="code">{account_number}</bdi>
        </span>
      </span>
    );
  }
  const chainName = data?.chains.find((one) => one.chain === chain)?.name ?? chain;
  return (
    <span data-part="destination">
      <span>{[chainName, country && countryName({ country, locale })].filter(Boolean).join(" · ")}</span>
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
    </span>
  );
}
