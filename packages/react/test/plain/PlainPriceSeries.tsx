import type { ReactElement } from "react";
import { type PriceRange, priceRanges, usePriceSeries } from "../../src/exports/index.ts";

export function PlainPriceSeries({ pairId }: { readonly pairId: string }): ReactElement {
  const { state, getRangeProps } = usePriceSeries({ pairId });
  return (
    <>
      {ranges.map((range) => (
        <button key={range} {...getRangeProps(range)}>
          {range}
        </button>
      ))}
      {state.status === "ready" ? (
        <table>
          <caption>
            {pairId} since {state.series.sampled_since}, newest first
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Last</th>
            </tr>
          </thead>
          <tbody>
            {newest(state.series.time, 10).map(({ at, index }) => (
              <tr key={at}>
                <th scope="row">{new Date(at * 1000).toISOString()}</th>
                <td>{state.series.last[index] ?? "not sampled"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p role="status">{state.status}</p>
      )}
    </>
  );
}

const ranges = Object.keys(priceRanges) as readonly PriceRange[];

function newest(time: readonly number[], count: number) {
  return time
    .map((at, index) => ({ at, index }))
    .toReversed()
    .slice(0, count);
}
