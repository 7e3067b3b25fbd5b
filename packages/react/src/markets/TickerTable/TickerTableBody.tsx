"use client";

import type { ReactElement } from "react";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { tickerColumns } from "../TickerTableView.ts";
import type { TickerRow } from "../tickerRows.ts";
import { TickerTableRow } from "./TickerTableRow.tsx";

export interface TickerTableBodyProps {
  /** `undefined` while loading. */
  readonly rows: readonly TickerRow[] | undefined;
}

/** The markets, or their shape while they load. */
export function TickerTableBody({ rows }: TickerTableBodyProps): ReactElement {
  if (rows) {
    return (
      <tbody>
        {rows.map((row) => (
          <TickerTableRow key={row.pairId} row={row} />
        ))}
      </tbody>
    );
  }
  return (
    <tbody aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row} data-part="row">
          {tickerColumns.map((column) => (
            <td key={column} data-column={column}>
              <Skeleton width={column === "pair" || column === "last" ? "medium" : "short"} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);
