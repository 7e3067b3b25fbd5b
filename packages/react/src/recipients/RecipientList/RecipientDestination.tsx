"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { copiedAddress, groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { countryName } from "../../format/countries.ts";
import { useText } from "../../locale/useText.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { enRecipientList } from "../messages.en.ts";

export interface RecipientDestinationProps {
  readonly recipient: Recipient;
}

/**
 * The account or address of a recipient. Forged addresses copy the ends, so a list without room for the whole address shows eight
 * characters of each, and the form of a payment shows all.
 */
export function RecipientDestination({ recipient }: RecipientDestinationProps): ReactElement {
  const text = useText(enRecipientList);
  const { locale } = text;
  const { data } = useChains();
  const { crypto_address, chain, country, account_name, account_number, bank_name, bank_code } = recipient;
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
            {account_number && (
              <CopyButton text={account_number} label={text.recipientList.copyAccountNumber} variant="quiet" iconOnly />
            )}
          </span>
        </span>
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
    </span>
  );
}

/** Whether an account holder only repeats the label, in capitals or in another order. */
function haveSameWords(one: string, other: string): boolean {
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
  return wordsOf(one) === wordsOf(other);
}
