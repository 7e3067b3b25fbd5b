"use client";

import type { AcceptedQuote, Quote } from "@partner-kit/contract";
import { type SyntheticEvent, useEffect, useSyncExternalStore } from "react";
import type { Attempt } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import { useForm } from "../form/useForm.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { usePairTicker, useTickerStatus } from "../markets/useTickerStore.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useLatest } from "../provider/useLatest.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import {
  currentPrice,
  estimateQuote,
  isSameRequest,
  type QuoteEstimate,
  type QuoteRequest,
  type QuoteRequestProblem,
  requestProblem,
} from "./quoteRequest.ts";
import { quoteStore } from "./quoteStore.ts";
import { useCreateQuote } from "./quotes.ts";
import { type UseReceivedQuoteReturnType, useReceivedQuote } from "./useReceivedQuote.ts";
import {
  presetsOf,
  type TicketBalance,
  type TicketMarket,
  type TicketPreset,
  type UseTicketMarketParameters,
  useTicketBalances,
  useTicketMarket,
} from "./useTicketMarket.ts";

export interface UseQuoteTicketParameters extends UseTicketMarketParameters {
  /** Such as from a URL. Default "buy". */
  readonly defaultSide?: QuoteRequest["side"] | undefined;
  /** In the base currency, such as from a URL. If it is set, it and the side replace what the user typed before. */
  readonly defaultAmount?: string | undefined;
  /**
   * Percent, a decimal string. If a later quote for the same request has a price that differs from the first one by more than
   * this, the user must agree to it before accepting. Default "0.5".
   */
  readonly priceTolerance?: string | undefined;
  /** Called with each received quote. */
  readonly onQuote?: ((quote: Quote) => void) | undefined;
  /** Called once, with the accepted quote. */
  readonly onAccepted?: ((acceptance: AcceptedQuote) => void) | undefined;
}

export interface UseQuoteTicketReturnType extends TicketMarket, UseReceivedQuoteReturnType {
  readonly values: QuoteRequest;
  readonly problem: QuoteRequestProblem | undefined;
  readonly estimate: QuoteEstimate;
  /** The best ask (buying) or the best bid (selling), which the estimate uses. `undefined` without a current price. */
  readonly price: string | undefined;
  /** The best bid and the best ask. `undefined` without a current price. */
  readonly prices: { readonly bid: string | undefined; readonly ask: string | undefined };
  readonly balances: readonly TicketBalance[];
  readonly presets: readonly TicketPreset[];
  /**
   * Whether the open quote, or else the estimate of the request, costs more than the reported balance. `undefined` if that
   * balance is not reported. The service decides.
   */
  readonly isMoreThanAvailable: boolean | undefined;
  readonly sending: Attempt<Quote>;
  readonly permission: Permission;
  /** Changes entries, unless a quote is being requested. */
  readonly edit: (change: Partial<QuoteRequest>) => void;
  /** Fills in a share of the balance that pays. */
  readonly applyPreset: (preset: TicketPreset) => void;
  /** Requests a quote, unless one is being requested or the form has a problem. */
  readonly request: () => void;
  /** Agrees to the price of the received quote. */
  readonly agreeToPrice: () => void;
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that requests a quote, and the acceptance of the quote.
 *
 * The service takes an amount in the base currency only. The form also takes one in the quote currency. It then converts the
 * amount at the best ask (buying) or the best bid (selling), cuts it off after six digits, shows the result as
 * `estimate.base`, and sends exactly that. The other amount of `estimate` is approximate: only the quote states what is paid and
 * received. (Service document: Operations whose shapes are incomplete; the request and the quote are assumed.)
 *
 * Entries last until the page is left. The quote is stored in the tab per user and market, so that an acceptance without a
 * response can be checked after a reload. Call `discardQuotes` when a user signs out.
 */
export function useQuoteTicket(parameters: UseQuoteTicketParameters = {}): UseQuoteTicketReturnType {
  const { defaultSide = "buy", defaultAmount, priceTolerance = "0.5", onQuote, onAccepted } = parameters;
  const { kit } = useKitContext();
  const { clock } = useLocale();
  const session = useSession();
  const permission = session.can("createQuote");
  const market = useTicketMarket(parameters);
  const pairId = market.pair?.pairId;
  const store = quoteStore({ kit, subject: session.data?.subject, pairId });
  const stored = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const empty = stored?.request ?? { side: defaultSide, amount: "", unit: "base" };
  const form = useForm({ drafts, recordId: pairId, current: undefined, empty });
  const { values } = form;
  const create = useCreateQuote();

  useTickerStatus();
  const ticker = usePairTicker(pairId ?? "");
  const prices = { bid: currentPrice("sell", ticker), ask: currentPrice("buy", ticker) };
  const price = values.side === "buy" ? prices.ask : prices.bid;
  const estimate = estimateQuote(values, price);
  const problems = { amount: requestProblem(values, price) };

  const latestEdit = useLatest(form.edit);
  useEffect(() => {
    if (defaultAmount !== undefined) latestEdit.current({ side: defaultSide, amount: defaultAmount, unit: "base" });
  }, [latestEdit, defaultSide, defaultAmount]);

  const quote = useReceivedQuote({
    store,
    pair: market.pair,
    values,
    priceTolerance,
    isRequesting: form.attempt.status === "sending",
    onAccepted,
    onRequestFreshQuote: () => void request(),
  });
  const balances = useTicketBalances(market.pair, values.side);
  const available = balances.find(({ isPaid }) => isPaid)?.available;
  return {
    ...market,
    ...quote,
    values,
    problem: form.shown(problems).amount,
    estimate,
    price,
    prices,
    balances,
    presets: presetsOf(available),
    isMoreThanAvailable: isMoreThanAvailable(),
    sending: form.attempt,
    permission,
    edit,
    applyPreset: ({ amount }) => edit({ amount, unit: values.side === "buy" ? "quote" : "base" }),
    request: () => void request(),
    agreeToPrice: () => {
      const now = store.get();
      if (now) store.set({ ...now, firstPrice: now.quote.price });
    },
    getFormProps: () => ({ noValidate: true, onSubmit: form.onSubmit(() => void request()) }),
  };

  function edit(change: Partial<QuoteRequest>): void {
    form.dismiss();
    form.edit(change);
  }

  function isMoreThanAvailable(): boolean | undefined {
    if (available === undefined || (quote.received && !quote.received.isOpen)) return undefined;
    const estimated = values.side === "buy" ? estimate.total : estimate.base;
    const cost = quote.received?.pay?.amount ?? estimated;
    return cost === undefined ? undefined : compareDecimals(cost, available) > 0;
  }

  async function request(): Promise<void> {
    // The amount that the form shows in this render is the one that is sent.
    const { base } = estimate;
    if (pairId === undefined || !permission.allowed || quote.isBlocked || !form.check(problems)) return;
    if (base === undefined) return;
    const before = store.get();
    const end = await form.run({
      send: () => create.mutateAsync({ pair_id: pairId, side: values.side, amount: base }),
    });
    if (end?.status !== "done") return;
    const now = store.get();
    // Another component accepted the earlier quote in the meantime. Its order, or its unknown outcome, must stay in view.
    if (now !== before && now?.acceptance !== undefined) return;
    const isRepeated = now && now.acceptance !== "accepted" && isSameRequest(now.request, values);
    const firstPrice = (isRepeated ? now.firstPrice : undefined) ?? end.result.price;
    store.set({ quote: end.result, request: values, receivedAt: clock.get(), firstPrice });
    onQuote?.(end.result);
  }
}

interface QuoteTicketForm extends FormShape {
  readonly values: QuoteRequest;
  readonly result: Quote;
}

/** Nothing is lost with an amount that was not sent, so it never counts as unsaved. */
const drafts = createFormDrafts<QuoteTicketForm>({
  name: "quoteTicket",
  extra: undefined,
  isPersistent: true,
  isUnsaved: () => false,
});
