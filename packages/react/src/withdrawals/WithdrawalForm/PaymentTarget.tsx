"use client";

import { parseTimestamp, type Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { isRecentlyChanged } from "../../recipients/isRecentlyChanged.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Age } from "../../ui/Age/Age.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enWithdrawalForm } from "../messages.en.ts";

/** Where the money goes: bank, name and account, or chain and address in groups, and how old that is. */
export function PaymentTarget({ recipient }: { readonly recipient: Recipient }): ReactElement {
  const { withdrawalForm: messages } = useText(enWithdrawalForm);
  const { data } = useChains();
  const { account_name, account_number, bank_name, bank_code, chain, crypto_address } = recipient;
  const { created_at: created, updated_at: updated } = recipient;
  const since = parseTimestamp(updated);
  const isChanged = updated !== created;
  const isRecent = useClock((now) => isRecentlyChanged(recipient, now)) ?? false;
  const isCrypto = typeof crypto_address === "string" && crypto_address !== "";
  return (
    <div data-part="target">
      {isCrypto ? (
        <>
          <span data-part="place">{data?.chains.find((one) => one.chain === chain)?.name ?? chain}</span>
          <AddressGroups groups={groupAddress(crypto_address)} />
        </>
      ) : (
        <>
          <strong data-part="name">{account_name}</strong>
          <span data-part="place">
            {bank_name || bank_code} · <bdi data-part="code">{account_number}</bdi>
          </span>
        </>
      )}
      {since !== undefined && (
        <span data-part="age">
          <Age since={since} clock="service" text={isChanged ? messages.changed : messages.saved} />
        </span>
      )}
      {isRecent && (
        <Callout tone="warn" title={messages.recentTitle}>
          {messages.recentHelp}
        </Callout>
      )}
    </div>
  );
}
