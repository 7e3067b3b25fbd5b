"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { copiedAddress, groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { countryName } from "../../format/countries.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { enRecipientList } from "../messages.en.ts";
import { AddressGroups } from "../RecipientEditor/AddressGroups.tsx";

/** The account or address of a recipient. An address is shown in full, because forged ones copy its ends. */
export function RecipientDestination({ recipient }: { readonly recipient: Recipient }): ReactElement {
  const { locale } = useLocale();
  const text = useText(enRecipientList);
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
