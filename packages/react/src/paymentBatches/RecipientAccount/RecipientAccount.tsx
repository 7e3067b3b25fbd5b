"use client";

import type { Recipient } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { groupAddress } from "../../chains/address.ts";
import { useChains } from "../../chains/chains.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";

export interface RecipientAccountProps {
  readonly recipient: Recipient;
  /** Omits the account holder. Default false. */
  readonly isShort?: boolean | undefined;
}

/** Where the money goes, in a table: account holder, bank and account number, or chain and address in groups. */
export function RecipientAccount({ recipient, isShort = false }: RecipientAccountProps): ReactElement {
  const { data } = useChains();
  const { account_name: holder, account_number, bank_name, bank_code, chain, crypto_address: address } = recipient;
  if (address) {
    return (
      <span className="pk-RecipientAccount">
        <span>{data?.chains.find((one) => one.chain === chain)?.name ?? chain}</span>
        <AddressGroups groups={groupAddress(address)} />
      </span>
    );
  }
  return (
    <span className="pk-RecipientAccount">
      {!isShort && <span>{holder}</span>}
      <span>
        {bank_name || bank_code} · <bdi data-part="code">{account_number}</bdi>
      </span>
    </span>
  );
}
