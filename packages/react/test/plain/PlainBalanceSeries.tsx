import type { ReactElement } from "react";
import { type BalanceRange, balanceRanges, useBalanceSeries } from "../../src/exports/index.ts";

export function PlainBalanceSeries(): ReactElement {
  const { state, currencies, currency, getCurrencyProps, getRangeProps, getHideButtonProps, amountsHidden } =
    useBalanceSeries();
  return (
    <>
      {currencies.map((code) => (
        <button key={code} {...getCurrencyProps(code)}>
          {code}
        </button>
      ))}
      {ranges.map((range) => (
        <button key={range} {...getRangeProps(range)}>
          {range}
        </button>
      ))}
      <button {...getHideButtonProps()}>Hide amounts</button>
      {state.status === "ready" ? (
        <table>
          <caption>
            {currency} since {state.series.sampled_since}, newest first
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Available</th>
            </tr>
          </thead>
          <tbody>
            {newest(state.series.time, 10).map(({ at, index }) => (
              <tr key={at}>
                <th scope="row">{new Date(at * 1000).toISOString()}</th>
                <td>{amountsHidden ? "hidden" : (state.series.available[index] ?? "not sampled")}</td>
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

const ranges = Object.keys(balanceRanges) as readonly BalanceRange[];

function newest(time: readonly number[], count: number) {
  return time
    .map((at, index) => ({ at, index }))
    .toReversed()
    .slice(0, count);
}
