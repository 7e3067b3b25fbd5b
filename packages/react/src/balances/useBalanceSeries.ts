"use client";

import { useMemo } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useClock } from "../locale/useClock.ts";
import { useControllable } from "../provider/useView.ts";
import type { OperationError } from "../query/operationError.ts";
import { useLastRead } from "../query/useLastRead.ts";
import { useSettledError } from "../query/useSettledError.ts";
import {
  type BalanceRange,
  type BalanceSeries,
  balanceRanges,
  endWithBalance,
  writeBalanceCsv,
} from "./balanceSeries.ts";
import { useBalanceHistory, useBalances } from "./balances.ts";

export interface UseBalanceSeriesParameters {
  /** The controlled currency. Default: the first of the balance overview. */
  readonly currency?: string | undefined;
  /** The initial currency. Default: the first of the overview. */
  readonly defaultCurrency?: string | undefined;
  readonly onCurrencyChange?: ((currency: string) => void) | undefined;
  /** The controlled range. */
  readonly range?: BalanceRange | undefined;
  /** Default `30d`. */
  readonly defaultRange?: BalanceRange | undefined;
  readonly onRangeChange?: ((range: BalanceRange) => void) | undefined;
  /** Your own samples. Nothing is read then, and there is no choice of range and currency. */
  readonly series?: BalanceSeries | undefined;
  /**
   * Whether amounts are hidden, if the host controls it. Without `onAmountsHiddenChange` there is no button: share the state
   * with a component that has one.
   */
  readonly amountsHidden?: boolean | undefined;
  /** Default false. */
  readonly defaultAmountsHidden?: boolean | undefined;
  readonly onAmountsHiddenChange?: ((hidden: boolean) => void) | undefined;
}

export type BalanceSeriesState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** There are no samples in this range, or no currencies (`series` is `undefined`). */
  | { readonly status: "empty"; readonly series: BalanceSeries | undefined }
  | {
      readonly status: "ready";
      readonly series: BalanceSeries;
      /** `undefined` with your own samples. */
      readonly freshness: Freshness | undefined;
      /** Time of the last read, in milliseconds since the epoch. */
      readonly receivedAt: number;
    };

export interface UseBalanceSeriesReturnType {
  readonly state: BalanceSeriesState;
  /** The currencies of the balance overview. */
  readonly currencies: readonly string[];
  /** `undefined` until the currencies are known. */
  readonly currency: string | undefined;
  readonly setCurrency: (currency: string) => void;
  readonly range: BalanceRange;
  readonly setRange: (range: BalanceRange) => void;
  readonly amountsHidden: boolean;
  /** Whether to show the button that hides the amounts. False if the host controls them elsewhere. */
  readonly canHideAmounts: boolean;
  readonly refresh: () => void;
  /** Returns the samples of the range as CSV, with the exact amounts. */
  readonly toCsv: () => string;
  /** For a button that chooses a range. */
  readonly getRangeProps: (range: BalanceRange) => ChoiceProps;
  /** For a button that chooses a currency. */
  readonly getCurrencyProps: (currency: string) => ChoiceProps;
  readonly getHideButtonProps: () => ChoiceProps;
}

interface ChoiceProps {
  readonly type: "button";
  readonly "aria-pressed": boolean;
  readonly onClick: () => void;
}

/**
 * Balances of one currency over the latest range: the proxy's samples, ending with the current balance. Returns every
 * sample, with gaps as null, so thin them out before drawing. Keeps the last samples if a later read fails.
 */
export function useBalanceSeries(parameters: UseBalanceSeriesParameters = {}): UseBalanceSeriesReturnType {
  const { series: given, defaultAmountsHidden = false } = parameters;
  const isRead = given === undefined;
  const balances = useBalances({ refreshInterval: 60_000, query: { enabled: isRead } });
  const currencies = useMemo(() => balances.data?.balances.map(({ currency }) => currency) ?? [], [balances.data]);
  const [chosen, setCurrency] = useControllable<string | undefined>({
    value: parameters.currency,
    defaultValue: parameters.defaultCurrency,
    onChange: (next) => next !== undefined && parameters.onCurrencyChange?.(next),
  });
  const [range, setRange] = useControllable<BalanceRange>({
    value: parameters.range,
    defaultValue: parameters.defaultRange ?? "30d",
    onChange: parameters.onRangeChange,
  });
  const [amountsHidden, setAmountsHidden] = useControllable({
    value: parameters.amountsHidden,
    defaultValue: defaultAmountsHidden,
    onChange: parameters.onAmountsHiddenChange,
  });
  const currency = given?.currency ?? chosen ?? currencies[0];
  const span = balanceRanges[range];
  // Rounds the time, because a query key that changes every second would be read every second.
  const pace = Math.max(60, Math.ceil(span / STEPS));
  const to = useClock((now) => (Math.floor(now / 1000 / pace) + 1) * pace);
  const history = useBalanceHistory({
    currency: isRead && to !== undefined ? currency : undefined,
    from: (to ?? span) - span,
    to,
    query: { placeholderData: (former) => (former?.currency === currency ? former : undefined) },
  });
  const last = useLastRead(history, span);
  const isSame = last?.data.currency === currency && last?.span === span;
  const samples = isRead ? (history.data ?? (isSame ? last?.data : undefined)) : undefined;
  const step = samples?.step_seconds ?? 1;
  const now = useClock((milliseconds) => (isRead ? Math.floor(milliseconds / 1000 / step) * step : 0));
  const balancesError = useSettledError(balances);
  const overview = balancesError ? undefined : balances.data;
  const ended = useMemo(() => samples && endWithBalance(samples, overview, now ?? 0), [samples, overview, now]);
  const series = given ?? ended;
  // The current balance alone is not a history.
  const sampled = given ?? samples;
  const isEmpty = useMemo(() => sampled?.available.every((amount) => amount === null) ?? true, [sampled]);
  const historyError = useSettledError(history);
  const error = historyError ?? balancesError;
  const receivedAt = last?.receivedAt ?? history.dataUpdatedAt;
  const freshness = useFreshness({ error, receivedAt });
  const refresh = () => {
    void balances.refetch();
    if (currency !== undefined) void history.refetch();
  };

  return {
    state: toState(),
    currencies: given ? [given.currency] : currencies,
    currency,
    setCurrency,
    range,
    setRange,
    amountsHidden,
    canHideAmounts: parameters.amountsHidden === undefined || parameters.onAmountsHiddenChange !== undefined,
    refresh,
    toCsv: () => (series ? writeBalanceCsv(series) : ""),
    getRangeProps: (one) => choice(one === range, () => setRange(one)),
    getCurrencyProps: (one) => choice(one === currency, () => setCurrency(one)),
    getHideButtonProps: () => choice(amountsHidden, () => setAmountsHidden(!amountsHidden)),
  };

  function toState(): BalanceSeriesState {
    if (isRead && currency === undefined && balances.data) return { status: "empty", series: undefined };
    if (!series) {
      const isRetrying = history.isFetching || balances.isFetching;
      return error ? { status: "error", error, isRetrying } : { status: "loading" };
    }
    if (isEmpty) return { status: "empty", series };
    return { status: "ready", series, freshness: isRead ? freshness : undefined, receivedAt };
  }
}

function choice(isPressed: boolean, onClick: () => void): ChoiceProps {
  return { type: "button", "aria-pressed": isPressed, onClick };
}

/** The approximate number of steps in a series. */
const STEPS = 500;
