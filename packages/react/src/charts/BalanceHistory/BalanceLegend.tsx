"use client";

import type { ReactElement, ReactNode } from "react";
import type { MovementKind } from "../../balances/balanceMovements.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { PlotBarMark, type PlotBarMarkProps } from "../TimePlot/TimePlotBars.tsx";

/** A part of the change of a balance. */
export interface LegendSum {
  readonly label: string;
  /** `undefined` if it must not be shown or is not known. */
  readonly text: string | undefined;
}

export interface BalanceLegendProps {
  /** Whether an area of locked amounts is on the available one. */
  readonly hasLocked: boolean;
  /** The kinds of bars with their exact sums over the range. Empty without a track. */
  readonly kinds: readonly (LegendSum & { readonly kind: MovementKind })[];
  readonly isLoading: boolean;
  /** The number of the trades in the range and their sum. `null` if they are not known, `loading` until they are. `undefined`: trades have no bars. */
  readonly trades: LegendSum | "loading" | null | undefined;
  /** Whether the sum of the trades and the rest are in whole units. */
  readonly isTradedWhole: boolean;
  /** The amount that became locked or was released in the range. `undefined` if nothing changed, or it must not be shown. */
  readonly lockedChange: LegendSum | undefined;
  /** The rest of the change. `undefined` if nothing remains, or it is not known. */
  readonly rest: string | undefined;
}

/** The parts of the change of the balance: the bars, the locked amount and the rest. Then the areas, if there are several. */
export function BalanceLegend(props: BalanceLegendProps): ReactElement | null {
  const { hasLocked, kinds, isLoading, trades, isTradedWhole, lockedChange, rest } = props;
  const { balanceOverview, balanceHistory: messages } = useText(enBalanceOverview, enBalanceHistory);
  return (
    <>
      {kinds.length > 0 && (
        <ul data-part="legend">
          {kinds.map(({ kind, label, text }) => (
            <Sum key={kind} mark={kind} label={label}>
              {isLoading ? <Skeleton /> : text}
            </Sum>
          ))}
          {trades !== undefined && (
            <Sum
              mark="trade"
              label={trades === "loading" ? messages.trades : (trades?.label ?? messages.trades)}
              isWhole={isTradedWhole}
            >
              {trades === "loading" ? <Skeleton /> : trades?.text}
            </Sum>
          )}
          {/* These two keep their places if there is nothing to say, so that the legend has one height. */}
          <Sum mark={lockedChange && "locked"} label={isLoading ? messages.newlyLocked : lockedChange?.label}>
            {isLoading ? <Skeleton /> : lockedChange?.text}
          </Sum>
          <Sum label={rest && messages.rest} isWhole={isTradedWhole}>
            {rest}
          </Sum>
        </ul>
      )}
      {hasLocked && (
        <ul data-part="legend">
          <li>
            <AreaSwatch />
            {balanceOverview.available}
          </li>
          <li>
            <AreaSwatch layer="locked" />
            {balanceOverview.locked}
          </li>
        </ul>
      )}
    </>
  );
}

interface SumProps {
  readonly mark?: PlotBarMarkProps["kind"] | undefined;
  readonly label: string | undefined;
  /** Whether it has no point. */
  readonly isWhole?: boolean | undefined;
  readonly children: ReactNode;
}

function Sum({ mark, label, isWhole, children }: SumProps): ReactElement {
  return (
    <li data-part="sum" aria-hidden={label === undefined || undefined}>
      <svg aria-hidden="true" width="8" height="8">
        {mark && <PlotBarMark kind={mark} x={0} y={0} width={8} height={8} />}
      </svg>
      <span>{label}</span>{" "}
      {children && (
        <bdi data-part="amount" data-whole={isWhole || undefined}>
          {children}
        </bdi>
      )}
    </li>
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
