import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { tableRoles } from "../../ui/DataTable/tableRoles.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTickerTable } from "../messages.en.ts";
import { RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";
import { type TickerColumn, tickerColumnTable } from "../tickerColumnTable.ts";
import { cellProps } from "./TickerTableCell.tsx";

export interface TickerTableSkeletonProps {
  readonly columns: readonly TickerColumn[];
  readonly labelId: string;
  readonly head: ReactNode;
}

/** The table's skeleton while prices load. */
export function TickerTableSkeleton({ columns, labelId, head }: TickerTableSkeletonProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  return (
    <div data-part="scroll">
      <table {...tableRoles.grid} aria-labelledby={labelId}>
        {head}
        <tbody aria-hidden="true">
          {rows.map((row) => (
            <tr key={row} data-part="row">
              <td data-column="favourite" />
              {columns.map((id) => {
                const column = tickerColumnTable[id];
                return (
                  <td key={id} {...cellProps(id, messages)}>
                    {column.shape === "range" ? <RangeBarSkeleton /> : <Skeleton width={column.skeleton} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rows = Array.from({ length: 8 }, (_, index) => index);
