import type { ReactElement } from "react";
import { percentOf } from "../../format/percentOf.ts";

export interface FillBarProps {
  /** Decimal strings. */
  readonly amount: string | undefined;
  readonly filled: string | undefined;
  readonly cancelled?: string | undefined;
  /** Progress of the order, as `data-fill`. A completely filled bar is green. */
  readonly fill: string;
}

/** The filled and the cancelled part of an amount. Decorative: the figures are in the text beside it. */
export function FillBar({ amount, filled, cancelled, fill }: FillBarProps): ReactElement | null {
  const filledPercent = percentOf(filled, amount);
  if (filledPercent === undefined) return null;
  return (
    <svg className="pk-FillBar" data-fill={fill} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect data-part="filled" width={filledPercent} height="1" />
      <rect data-part="cancelled" x={filledPercent} width={percentOf(cancelled, amount) ?? "0"} height="1" />
    </svg>
  );
}
