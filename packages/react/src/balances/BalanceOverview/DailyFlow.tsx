"use client";

import type { ReactElement } from "react";
import { startOfDay } from "../../format/dateRange.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { percentOf } from "../../format/percentOf.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { dailyMovements } from "../dailyMovements.ts";
import { enBalanceOverview } from "../messages.en.ts";
import { useBalanceMovements } from "../useBalanceMovements.ts";

export interface DailyFlowProps {
  readonly currency: string;
  /** The currencies of all balances. */
  readonly currencies: readonly string[];
}

/** Incoming and outgoing amounts of the last seven days: a pair of bars for each day, and the exact sums. */
export function DailyFlow({ currency, currencies }: DailyFlowProps): ReactElement | null {
  const { balanceOverview: messages, locale, fill, join, number } = useText(enBalanceOverview);
  // A server does not know the reader's time zone.
  const today = useClock(startOfDay);
  const { movements, since } = useBalanceMovements({ currency, currencies });
  if (today === undefined) return null;
  const flow = dailyMovements({ movements, today, days: DAYS });
  // A part of the days would look like all of them.
  if (!flow || (since !== undefined && since * 1000 > startOfDay(today, 1 - DAYS))) return null;
  return (
    <figure data-part="flow">
      {/* Incoming amounts are above the line, outgoing ones below. */}
      <svg viewBox={`0 0 ${DAYS * 10} 200`} preserveAspectRatio="none" aria-hidden="true">
        <rect data-part="line" y="99" width={DAYS * 10} height="2" />
        {flow.days.map((day, index) => (
          <g key={day.start} transform={`translate(${index * 10 + 1.5} 100)`}>
            <rect data-kind="in" width="7" height={percentOf(day.in, flow.most)} transform="scale(1 -1)" />
            <rect data-kind="out" width="7" height={percentOf(day.out, flow.most)} />
          </g>
        ))}
      </svg>
      <figcaption>
        {fill(messages.flow, { days: number(DAYS), in: writeSums(flow.in), out: writeSums(flow.out) })}
      </figcaption>
    </figure>
  );

  function writeSums(sums: ReadonlyMap<string, string>): string {
    if (sums.size === 0) return messages.flowNone;
    return join(
      Array.from(sums, ([code, value]) =>
        isolate(`${formatMoney({ value, currency: code, locale }).amount}\u00a0${code}`),
      ),
    );
  }
}

const DAYS = 7;
