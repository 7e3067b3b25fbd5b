import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { readSeries } from "../readSeries.ts";
import type { PlotLayer } from "../TimePlot/TimePlotProps.ts";

/** The parts above the available amount, and outstanding credit below zero with its label. */
export function balanceLayers({ locked, total, outstanding }: BalanceSeries, label: string): readonly PlotLayer[] {
  const owed = () => outstanding.map((amount) => amount && (subtractDecimals("0", amount) ?? null));
  return [
    ...(isVisible(locked) ? [{ id: "locked", reading: readSeries(total) } as const] : []),
    ...(outstanding.some(isAboveZero) ? [{ id: "credit", reading: readSeries(owed()), label } as const] : []),
  ];
}

/** Whether an amount was there for long enough to have an area that can be seen. */
function isVisible(amounts: readonly (string | null)[]): boolean {
  return amounts.filter(isAboveZero).length * 50 > amounts.length;
}

function isAboveZero(amount: string | null): boolean {
  return amount !== null && compareDecimals(amount, "0") > 0;
}
