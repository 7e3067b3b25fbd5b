"use client";

import type { Bank, Chain } from "@partner-kit/contract";
import { useBanks } from "../banks/banks.ts";
import { useChains } from "../chains/chains.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { RecipientValues } from "./recipientValues.ts";

/** Something to choose from, as far as it is there. */
export interface RecipientOptions<TItem> {
  readonly items: readonly TItem[];
  readonly isLoading: boolean;
  /** Why there is nothing to choose from. */
  readonly error: OperationError | undefined;
  readonly retry: () => void;
}

export interface UseRecipientOptionsReturnType {
  readonly banks: RecipientOptions<Bank>;
  readonly chains: RecipientOptions<Chain>;
  /** Codes that go with the type and the chain; empty where none are known, and then any can be typed. */
  readonly currencies: readonly string[];
}

/** What a recipient's fields can be chosen from: the service's public lists. Countries are `useCountries`'s. */
export function useRecipientOptions(values: RecipientValues): UseRecipientOptionsReturnType {
  const banks = useBanks();
  const chains = useChains();
  const bankError = useSettledError(banks);
  const chainError = useSettledError(chains);
  const bankItems = banks.data?.banks ?? noBanks;
  const chainItems = chains.data?.chains ?? noChains;

  return {
    banks: {
      items: bankItems,
      isLoading: banks.isFetching,
      error: banks.data ? undefined : bankError,
      retry: () => void banks.refetch(),
    },
    chains: {
      items: chainItems,
      isLoading: chains.isFetching,
      error: chains.data ? undefined : chainError,
      retry: () => void chains.refetch(),
    },
    currencies: currenciesFor(values, bankItems, chainItems),
  };
}

function currenciesFor(values: RecipientValues, banks: readonly Bank[], chains: readonly Chain[]): readonly string[] {
  if (values.type === "fiat") {
    const ofBanks = banks.map(({ currency }) => currency).filter((currency) => currency !== undefined);
    return unique([...BALANCE_CURRENCIES, ...ofBanks, values.fiat_currency]);
  }
  return unique([...currenciesOf(chains, values.chain), values.crypto_currency]);
}

/** What the listing says can be sent on a chain. */
export function currenciesOf(chains: readonly Chain[], chain: string): readonly string[] {
  return chains.find((one) => one.chain === chain)?.currencies ?? [];
}

function unique(currencies: readonly string[]): readonly string[] {
  return [...new Set(currencies)].filter((currency) => currency !== "");
}

/** Service document: balances are kept in these. */
const BALANCE_CURRENCIES = ["NGN", "USD"];
const noBanks: readonly Bank[] = [];
const noChains: readonly Chain[] = [];
