"use client";

import { type ReactElement, useMemo } from "react";
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
  // There is nothing to explain about nothing, unless older transactions were not searched.
  const help = isPart
    ? fill(messages.incomingOfNewest, { count: number(transactions.length) })
    : sums.size > 0 && messages.incomingHelp;
  return (
    <Fact label={messages.incoming} help={help || undefined} tone={sums.size > 0 ? "warn" : "muted"}>
      {read.data === undefined && <Skeleton />}
      {read.data !== undefined && sums.size === 0 && messages.incomingNone}
      {Array.from(sums, ([code, value]) => (
        <span key={code} data-part="sum">
          <ChangingMoney value={value} currency={code} cover={cover} />
        </span>
      ))}
    </Fact>
  );
}
