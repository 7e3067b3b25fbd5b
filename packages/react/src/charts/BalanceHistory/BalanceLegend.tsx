"use client";

import type { ReactElement } from "react";
import type { MovementKind } from "../../balances/balanceMovements.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { useText } from "../../locale/useText.ts";
import { enBalanceHistory } from "../messages.en.ts";
import { PlotEventMark } from "../TimePlot/PlotEventMark.tsx";
import type { PlotLayer } from "../TimePlot/TimePlotProps.ts";

export interface BalanceLegendProps {
  readonly layers: readonly PlotLayer[];
  /** The kinds of marks on the line. */
  readonly kinds: readonly MovementKind[];
}

/** Names the areas, if there are several, and the marks. */
export function BalanceLegend({ layers, kinds }: BalanceLegendProps): ReactElement | null {
  const { balanceOverview, balanceHistory: messages } = useText(enBalanceOverview, enBalanceHistory);
  if (layers.length === 0 && kinds.length === 0) return null;
  const names = { locked: balanceOverview.locked, credit: messages.credit, other: "" };
  return (
    <ul data-part="legend">
      {layers.length > 0 && (
        <li>
          <AreaSwatch />
          {balanceOverview.available}
        </li>
      )}
      {layers.map(({ id }) => (
        <li key={id}>
          <AreaSwatch layer={id} />
          {names[id]}
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

/** An area with its line on top, as in the plot. */
function AreaSwatch({ layer }: { readonly layer?: PlotLayer["id"] }): ReactElement {
  return (
    <svg data-stacked="" aria-hidden="true" width="14" height="10">
      <path data-part="area" data-layer={layer} d="M0 1H14V10H0Z" />
      <path
        data-part={layer && "layer"}
        data-layer={layer}
        d="M0 1H14"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </svg>
  );
}

/** Where the point of the mark would be, so that the mark is in the middle. */
const middles = { in: -1, out: 13, held: 6 } as const satisfies Readonly<Record<MovementKind, number>>;
