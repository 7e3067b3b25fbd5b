"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import type { SortDirection } from "../TickerTableView.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";
import { roles } from "./roles.ts";

export type TickerTableHeadProps = Pick<UseTickerTableReturnType, "columns" | "getHeaderProps" | "getSortButtonProps">;

/** The line of headings, each a button that sorts. */
export function TickerTableHead({ columns, getHeaderProps, getSortButtonProps }: TickerTableHeadProps): ReactElement {
  const { tickerTable: words } = useText(enTickerTable);
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={1}>
        <th scope="col" {...roles.columnHeader} tabIndex={-1} data-column="favourite">
          <VisuallyHidden>{words.favourites}</VisuallyHidden>
        </th>
        {columns.map((column) => {
          const header = getHeaderProps(column);
          return (
            <th key={column} {...header} {...roles.columnHeader} data-column={column}>
              <button {...getSortButtonProps(column)} tabIndex={-1} data-part="sort">
                {words[column]}
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
