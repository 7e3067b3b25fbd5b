"use client";

import { type ReactElement, useMemo } from "react";
import { isolate } from "../../format/isolate.ts";
import { useText } from "../../locale/useText.ts";
import { useSession } from "../../session/useSession.ts";
import { useLoadedTransactions } from "../../transactions/useLoadedTransactions.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { listIncoming } from "../balanceMovements.ts";
import { enBalanceOverview } from "../messages.en.ts";
import { ChangingMoney, Fact } from "./CurrencyCard.tsx";

export interface IncomingFactProps {
  readonly currency: string;
  /** The currencies of all balances. */
  readonly currencies: readonly string[];
  readonly isHidden: boolean;
}

/** Deposits that arrived, but are not available: according to the transactions, because the balances do not report them. */
export function IncomingFact({ currency, currencies, isHidden }: IncomingFactProps): ReactElement | null {
  const { balanceOverview: messages, fill, number } = useText(enBalanceOverview);
  const { allowed } = useSession().can("listTransactions");
  const { read, transactions, more } = useLoadedTransactions({ refreshInterval: 60_000, isEnabled: allowed });
  const sums = useMemo(
    () => listIncoming({ transactions, currency, currencies }),
    [transactions, currency, currencies],
  );
  if (!allowed || (read.data === undefined && read.error)) return null;
  const cover = isHidden ? messages.hiddenAmount : undefined;
  const isPart = more === "available" || more === "failed";
  const labelOf = (own: string) =>
    own === currency ? messages.incoming : fill(messages.incomingIn, { currency: isolate(own) });
  // There is nothing to explain about nothing, unless older transactions were not searched.
  const help = isPart
    ? fill(messages.incomingOfNewest, { count: number(transactions.length) })
    : sums.size > 0 && messages.incomingHelp;
  if (sums.size === 0) {
    return (
      <Fact label={messages.incoming} help={help || undefined} tone="muted">
        {read.data === undefined ? <Skeleton /> : messages.incomingNone}
      </Fact>
    );
  }
  // A line for each currency, whose code is in the label: the points of all amounts of a card are below each other.
  return (
    <>
      {Array.from(sums, ([own, value], index) => (
        <Fact key={own} label={labelOf(own)} help={(index === sums.size - 1 && help) || undefined} tone="warn">
          <ChangingMoney value={value} currency={own} isCodeHidden cover={cover} />
        </Fact>
      ))}
    </>
  );
}
