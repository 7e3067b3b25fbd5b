"use client";

import type { ReactElement } from "react";
import type { MovementKind } from "../../balances/balanceMovements.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { PlotBarMark } from "../TimePlot/TimePlotBars.tsx";

export interface BalanceLegendProps {
  /** Whether an area of locked amounts is on the available one. */
  readonly hasLocked: boolean;
  /** The kinds of bars. Empty without a track. */
  readonly kinds: readonly MovementKind[];
  /** The exact sum of a kind over the range. `undefined` if it must not be shown or is not known. */
  readonly sumOf: ((kind: MovementKind) => string) | undefined;
  readonly isLoading: boolean;
  /** The number of the trades in the range and their sum. `null` if they are not known, `loading` until they are. `undefined`: trades have no bars. */
  readonly trades:
    | { readonly label: string; readonly text: string | undefined; readonly isIncoming: boolean }
    | "loading"
    | null
    | undefined;
  /** The amount that became locked or was released in the range. `undefined` if nothing changed, or it must not be shown. */
  readonly lockedChange: { readonly label: string; readonly text: string } | undefined;
}

/** Names the areas, if there are several, and what the change of the balance consists of: the bars and what became locked. */
export function BalanceLegend(props: BalanceLegendProps): ReactElement | null {
  const { hasLocked, kinds, sumOf, isLoading, trades, lockedChange } = props;
  const { balanceOverview, balanceHistory: messages } = useText(enBalanceOverview, enBalanceHistory);
  const isIncoming = typeof trades === "object" && trades?.isIncoming === true;
  if (!hasLocked && kinds.length === 0) return null;
  return (
    <ul data-part="legend">
      {kinds.map((kind) => (
        <li key={kind} data-part="sum">
          <span>
            <svg aria-hidden="true" width="10" height="12">
              <line data-part="track" x1="0" x2="10" y1="6.5" y2="6.5" />
              <PlotBarMark kind={kind} x={2} y={kind === "out" ? 7 : 0} width={6} height={kind === "out" ? 5 : 6} />
            </svg>
            {messages[kind]}
          </span>{" "}
          {isLoading && <Skeleton />}
          {!isLoading && sumOf && <bdi data-part="amount">{sumOf(kind)}</bdi>}
        </li>
      ))}
      {trades !== undefined && kinds.length > 0 && (
        <li data-part="sum">
          <span>
            <svg aria-hidden="true" width="10" height="12">
              <line data-part="track" x1="0" x2="10" y1="6.5" y2="6.5" />
              <PlotBarMark kind="trade" x={2} y={isIncoming ? 0 : 7} width={6} height={isIncoming ? 6 : 5} />
            </svg>
            {trades === "loading" ? messages.trades : (trades?.label ?? messages.trades)}
          </span>{" "}
          {trades === "loading" ? <Skeleton /> : trades?.text && <span data-part="amount">{trades.text}</span>}
        </li>
      )}
      {kinds.length > 0 && (
        // Keeps its line if nothing changed, so that the legend has one height.
        <li data-part="sum" aria-hidden={(!isLoading && !lockedChange) || undefined}>
          <span>{isLoading ? messages.newlyLocked : lockedChange?.label}</span> {isLoading && <Skeleton />}
          {!isLoading && lockedChange && <bdi data-part="amount">{lockedChange.text}</bdi>}
        </li>
      )}
      {hasLocked && (
        <>
          <li>
            <AreaSwatch />
            {balanceOverview.available}
          </li>
          <li>
            <AreaSwatch layer="locked" />
            {balanceOverview.locked}
          </li>
        </>
      )}
    </ul>
  );
}

/** An area with its line on top, as in the plot. */
function AreaSwatch({ layer }: { readonly layer?: "locked" }): ReactElement {
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
