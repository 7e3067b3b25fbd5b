import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTickerTable } from "../messages.en.ts";
import { RangeBarSkeleton } from "../RangeBar/RangeBarSkeleton.tsx";
import type { TickerColumn } from "../TickerTableView.ts";
import { roles } from "./roles.ts";

export interface TickerTableSkeletonProps {
  readonly columns: readonly TickerColumn[];
  readonly labelId: string;
  readonly head: ReactNode;
}

/** The shape of the table while its figures are on their way. */
export function TickerTableSkeleton({ columns, labelId, head }: TickerTableSkeletonProps): ReactElement {
  const { tickerTable: words } = useText(enTickerTable);
  const labelOf = (column: TickerColumn) =>
    ["pair", "last", "changePercent", "range"].includes(column) ? undefined : words[column];
  return (
    <div data-part="scroll">
      <table {...roles.grid} aria-labelledby={labelId}>
        {head}
        <tbody aria-hidden="true">
          {rows.map((row) => (
            <tr key={row} data-part="row">
              <td data-column="favourite" />
              {columns.map((column) => (
                <td key={column} data-column={column} data-label={labelOf(column)}>
                  {column === "range" ? (
                    <RangeBarSkeleton />
                  ) : (
                    <Skeleton width={column === "pair" || column === "last" ? "medium" : "short"} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rows = Array.from({ length: 8 }, (_, index) => index);
