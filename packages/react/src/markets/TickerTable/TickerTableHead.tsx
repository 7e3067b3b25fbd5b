"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { type SortDirection, tickerColumns } from "../TickerTableView.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

export type TickerTableHeadProps = Pick<UseTickerTableReturnType, "getHeaderProps" | "getSortButtonProps">;

/** The line of headings, each a button that sorts. */
export function TickerTableHead({ getHeaderProps, getSortButtonProps }: TickerTableHeadProps): ReactElement {
  const { tickerTable } = useText();
  return (
    <thead>
      <tr>
        {tickerColumns.map((column) => {
          const header = getHeaderProps(column);
          return (
            <th key={column} {...header} data-column={column}>
              <button {...getSortButtonProps(column)} data-part="sort">
                {tickerTable[column]}
                <Icon name={iconOf(header["aria-sort"])} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function iconOf(direction: SortDirection | undefined): "sort" | "up" | "down" {
  if (direction === undefined) return "sort";
  return direction === "ascending" ? "up" : "down";
}
