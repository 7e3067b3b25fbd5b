"use client";

import type { Balance, BalanceOverview, Credit, getBalances } from "@partner-kit/contract";
import { type ListState, useReadState } from "../live/useReadState.ts";
import { useControllable } from "../provider/useView.ts";
import type { UseOperationQueryParameters } from "../query/useOperationQuery.ts";
import { useBalances } from "./balances.ts";

/** The withdrawable amount of a currency. An unknown amount is not zero. */
export type Withdrawable =
  | { readonly kind: "known"; readonly amount: string }
  /** The service cannot report it right now. */
  | { readonly kind: "unavailable" }
  /** The service reports other currencies, but not this one. */
  | { readonly kind: "notGiven" };

/** Equivalents of a currency on settlement rails. The items are raw, because their shape is not documented. */
export type RailEquivalents =
  | { readonly kind: "notGiven" }
  | { readonly kind: "none" }
  | { readonly kind: "some"; readonly items: readonly unknown[] };

/** A currency of the account. Amounts are decimal strings. */
export interface CurrencyBalance {
  readonly currency: string;
  readonly available: string;
  readonly locked: string;
  readonly total: string;
  readonly withdrawable: Withdrawable;
  readonly railEquivalents: RailEquivalents;
}

export interface UseBalanceOverviewParameters {
  /**
   * Whether amounts are hidden, if the host controls it. Without `onAmountsHiddenChange` there is no button: share the state
   * with a component that has one.
   */
  readonly amountsHidden?: boolean | undefined;
  /** Default false. */
  readonly defaultAmountsHidden?: boolean | undefined;
  readonly onAmountsHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** Milliseconds between reads, for accounts whose proxy receives no webhooks. Default 60,000. */
  readonly refreshInterval?: number | undefined;
  /** TanStack's query options. */
  readonly query?: Omit<NonNullable<UseOperationQueryParameters<typeof getBalances>["query"]>, "select"> | undefined;
}

export type BalanceOverviewState = ListState<{
  readonly currencies: readonly CurrencyBalance[];
  readonly credit: Credit;
  /** The service's timestamp, unchanged. */
  readonly generatedAt: string;
}>;

export interface UseBalanceOverviewReturnType {
  readonly state: BalanceOverviewState;
  readonly amountsHidden: boolean;
  /** Whether to show the button that hides the amounts. False if the host controls them elsewhere. */
  readonly canHideAmounts: boolean;
  readonly refresh: () => void;
  readonly getHideButtonProps: () => {
    readonly type: "button";
    readonly "aria-pressed": boolean;
    readonly onClick: () => void;
  };
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/** State and actions of a balance overview. */
export function useBalanceOverview(parameters: UseBalanceOverviewParameters = {}): UseBalanceOverviewReturnType {
  const { query, refreshInterval = 60_000, defaultAmountsHidden = false } = parameters;
  const balances = useBalances({ refreshInterval, query });
  const state = useReadState(balances, (data) => {
    if (data.balances.length === 0) return "empty";
    const currencies = data.balances.map((balance) => toCurrency(balance, data));
    return { currencies, credit: data.credit, generatedAt: data.generated_at };
  });
  const [amountsHidden, setAmountsHidden] = useControllable({
    value: parameters.amountsHidden,
    defaultValue: defaultAmountsHidden,
    onChange: parameters.onAmountsHiddenChange,
  });
  const refresh = () => void balances.refetch();

  return {
    state,
    amountsHidden,
    canHideAmounts: parameters.amountsHidden === undefined || parameters.onAmountsHiddenChange !== undefined,
    refresh,
    getHideButtonProps: () => ({
      type: "button",
      "aria-pressed": amountsHidden,
      onClick: () => setAmountsHidden(!amountsHidden),
    }),
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
  };
}

function toCurrency(balance: Balance, { withdrawable }: BalanceOverview): CurrencyBalance {
  const { currency, available, locked, total, rail_equivalents } = balance;
  return {
    currency,
    available,
    locked,
    total,
    withdrawable: toWithdrawable(withdrawable, currency),
    railEquivalents: toRailEquivalents(rail_equivalents),
  };
}

function toWithdrawable(withdrawable: BalanceOverview["withdrawable"], currency: string): Withdrawable {
  if (!withdrawable) return { kind: "unavailable" };
  // The service can add currencies.
  const amount: unknown = Reflect.get(withdrawable, currency.toLowerCase());
  return typeof amount === "string" ? { kind: "known", amount } : { kind: "notGiven" };
}

function toRailEquivalents(items: Balance["rail_equivalents"]): RailEquivalents {
  if (!items) return { kind: "notGiven" };
  return items.length === 0 ? { kind: "none" } : { kind: "some", items };
}
