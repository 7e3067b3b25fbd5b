"use client";

import type { ReactElement } from "react";
import type { MovementKind } from "../../balances/balanceMovements.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { useText } from "../../locale/useText.ts";
import { enBalanceHistory } from "../messages.en.ts";
import { PlotEventMark } from "../TimePlot/PlotEventMark.tsx";

export interface BalanceLegendProps {
  /** Whether there are two lines. */
  readonly hasTotal: boolean;
  /** The kinds of marks on the line. */
  readonly kinds: readonly MovementKind[];
}

/** Names the solid and the dashed line, and the marks. */
export function BalanceLegend({ hasTotal, kinds }: BalanceLegendProps): ReactElement {
  const { balanceOverview, balanceHistory: messages } = useText(enBalanceOverview, enBalanceHistory);
  return (
    <ul data-part="legend">
      {hasTotal &&
        (["available", "total"] as const).map((line) => (
          <li key={line} data-line={line}>
            <svg aria-hidden="true" width="20" height="8">
              <line x1="0" x2="20" y1="4" y2="4" />
            </svg>
            {balanceOverview[line]}
          </li>
        ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" width="12" height="12">
            <PlotEventMark kinds={[kind]} x={6} y={middles[kind]} />
          </svg>
          {messages[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Where the line would be, so that the mark is in the middle. */
const middles = { in: -1, out: 13, held: 6 } as const satisfies Readonly<Record<MovementKind, number>>;
