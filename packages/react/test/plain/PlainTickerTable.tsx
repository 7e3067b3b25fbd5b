import type { ReactElement } from "react";
import { type TickerPair, usePairTicker, useTickerTable } from "../../src/exports/index.ts";

export function PlainTickerTable(): ReactElement {
  const table = useTickerTable({ defaultView: { columns: ["pair", "last", "changePercent"] } });
  const { state, columns } = table;
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <label>
        Search <input {...table.getSearchProps()} />
      </label>
      <table>
        <caption>
          {state.pairs.length} of {state.total} markets, {state.freshness.kind}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} {...table.getHeaderProps(column)}>
                <button {...table.getSortButtonProps(column)}>{column}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...table.getRowsProps()}>
          {state.pairs.map((pair) => (
            <Row key={pair.pairId} pair={pair} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Renders when its own pair changes, without the table. */
function Row({ pair: { pairId } }: { readonly pair: TickerPair }): ReactElement {
  const ticker = usePairTicker(pairId);
  return (
    <tr>
      <th scope="row">{pairId}</th>
      <td>{ticker?.last}</td>
      <td>{ticker?.price_change_percent}</td>
    </tr>
  );
}
