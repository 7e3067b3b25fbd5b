"use client";

import type { ReactElement } from "react";
import { isolate } from "../../format/isolate.ts";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { type UseIncomingParameters, useIncoming } from "../useIncoming.ts";
import { ChangingMoney, Fact } from "./CurrencyCard.tsx";

export interface IncomingFactProps extends UseIncomingParameters {
  readonly isHidden: boolean;
}

/** Deposits that arrived, but are not available. */
export function IncomingFact({ currency, currencies, isHidden }: IncomingFactProps): ReactElement | null {
  const { balanceOverview: messages, fill, number } = useText(enBalanceOverview);
  const { status, sums, searched } = useIncoming({ currency, currencies });
  if (status === "unavailable") return null;
  const cover = isHidden ? messages.hiddenAmount : undefined;
  const labelOf = (own: string) =>
    own === currency ? messages.incoming : fill(messages.incomingIn, { currency: isolate(own) });
  // There is nothing to explain about nothing, unless older transactions were not searched.
  const help =
    searched === undefined
      ? sums.size > 0 && messages.incomingHelp
      : fill(messages.incomingOfNewest, { count: number(searched) });
  if (sums.size === 0) {
    return (
      <Fact label={messages.incoming} help={help || undefined} tone="muted">
        {status === "loading" ? <Skeleton /> : messages.incomingNone}
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
