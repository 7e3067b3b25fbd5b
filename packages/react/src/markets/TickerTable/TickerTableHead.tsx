"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { tableRoles } from "../../ui/DataTable/tableRoles.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import type { SortDirection } from "../tickerColumnTable.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";
import { columnProps } from "./TickerTableCell.tsx";

export type TickerTableHeadProps = Pick<UseTickerTableReturnType, "columns" | "getHeaderProps" | "getSortButtonProps">;

/** The row of headings, each a button that sorts. */
export function TickerTableHead({ columns, getHeaderProps, getSortButtonProps }: TickerTableHeadProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row} aria-rowindex={1}>
        <th scope="col" {...tableRoles.columnHeader} tabIndex={-1} data-column="favourite">
          <VisuallyHidden>{messages.favourites}</VisuallyHidden>
        </th>
        {columns.map((column) => {
          const header = getHeaderProps(column);
          return (
            <th key={column} {...header} {...tableRoles.columnHeader} {...columnProps(column)}>
              <button {...getSortButtonProps(column)} tabIndex={-1} data-part="sort">
                {messages[column]}
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
