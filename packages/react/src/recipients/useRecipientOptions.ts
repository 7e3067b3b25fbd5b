"use client";

import type { Bank, Chain } from "@partner-kit/contract";
import { useBanks } from "../banks/banks.ts";
import { useChains } from "../chains/chains.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { RecipientValues } from "./recipientValues.ts";

/** The options of a field. */
export interface RecipientOptions<TItem> {
  readonly items: readonly TItem[];
  readonly isLoading: boolean;
  /** Why the options are missing. */
  readonly error: OperationError | undefined;
  readonly retry: () => void;
}

export interface UseRecipientOptionsReturnType {
  readonly banks: RecipientOptions<Bank>;
  readonly chains: RecipientOptions<Chain>;
  /** Currency codes for the type and chain. If it is empty, users can type any code. */
  readonly currencies: readonly string[];
}

/** The options of a recipient's fields, from the service's public lists. See `useCountries` for countries. */
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

/** Returns the currencies that can be sent on a chain. */
export function currenciesOf(chains: readonly Chain[], chain: string): readonly string[] {
  return chains.find((one) => one.chain === chain)?.currencies ?? [];
}

function unique(currencies: readonly string[]): readonly string[] {
  return [...new Set(currencies)].filter((currency) => currency !== "");
}

/** Service document: balances are in these currencies. */
export const BALANCE_CURRENCIES: readonly string[] = ["NGN", "USD"];
const noBanks: readonly Bank[] = [];
const noChains: readonly Chain[] = [];
