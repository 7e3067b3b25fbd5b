"use client";

import { type ReactElement, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../layer/useBrowserLayoutEffect.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useRowWindow } from "./useRowWindow.ts";

export interface DataTableColumn<TRow> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: TRow) => ReactNode;
  /** `end`: for buttons. `number`: aligns decimal points in both writing directions. Default `start`. */
  readonly align?: "start" | "end" | "number" | undefined;
  /** `medium`: for a time or an amount. `wide`: for text of two lines. Default: a share of the remaining width. */
  readonly width?: "medium" | "wide" | undefined;
  /** Whether the cell is the row's header, and the heading of its card in narrow containers. Set it for one column. */
  readonly isRowHeader?: boolean | undefined;
  /** Shows the label only to screen readers, for example above buttons. Default false. */
  readonly isLabelHidden?: boolean | undefined;
}

export interface DataTableProps<TRow> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<TRow>[];
  /** `undefined` while they load. */
  readonly rows: readonly TRow[] | undefined;
  readonly getRowKey: (row: TRow) => string;
  /** Number of skeleton rows while loading. Default 3. */
  readonly skeletonRows?: number | undefined;
  /**
   * Whether the table scrolls in a box of its own and renders only the visible rows, which have the same height. For lists
   * without a limit. Default false.
   */
  readonly scrolls?: boolean | undefined;
}

/** A table. In narrow containers rows are displayed as cards, but stay rows for screen readers. */
export function DataTable<TRow>(props: DataTableProps<TRow>): ReactElement {
  const { label, columns, rows, getRowKey, skeletonRows = 3, scrolls = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows?.length ?? 0;
  const { from, to, before, after } = useRowWindow({ count: scrolls ? count : 0, scroller, body });
  const shown = scrolls ? rows?.slice(from, to) : rows;

  return (
    <div ref={scroller} className="pk-DataTable" data-scrolls={scrolls || undefined}>
      <table
        {...tableRoles.table}
        aria-label={label}
        aria-busy={rows === undefined || undefined}
        aria-rowcount={scrolls && rows ? count + 1 : undefined}
      >
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map(({ id, align, width, isLabelHidden, label: heading }) => (
              <th key={id} {...tableRoles.columnHeader} scope="col" data-align={align} data-width={width}>
                <span data-label-hidden={isLabelHidden || undefined}>{heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <OmittedRows height={before} columnCount={columns.length} />
        {shown ? (
          <tbody ref={body} {...tableRoles.rowGroup}>
            {shown.map((row, index) => (
              <tr key={getRowKey(row)} {...tableRoles.row} aria-rowindex={scrolls ? from + index + 2 : undefined}>
                {columns.map((column) => (
                  <DataTableCell key={column.id} column={column}>
                    {column.render(row)}
                  </DataTableCell>
                ))}
              </tr>
            ))}
          </tbody>
        ) : (
          <tbody aria-hidden="true">
            {Array.from({ length: skeletonRows }, (_, index) => index).map((index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <DataTableCell key={column.id} column={column}>
                    <Skeleton width={column.isRowHeader || column.width === "wide" ? "long" : "medium"} />
                  </DataTableCell>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        <OmittedRows height={after} columnCount={columns.length} />
      </table>
    </div>
  );
}

interface OmittedRowsProps {
  /** Pixels. */
  readonly height: number;
  readonly columnCount: number;
}

/** Takes the place of rows that are not rendered. */
function OmittedRows({ height, columnCount }: OmittedRowsProps): ReactElement | null {
  const cell = useRef<HTMLTableCellElement>(null);
  // A content security policy may forbid style attributes, but not the style object.
  useBrowserLayoutEffect(() => {
    if (cell.current) cell.current.style.blockSize = `${height}px`;
  }, [height]);
  if (height === 0) return null;
  return (
    <tbody data-part="omitted" aria-hidden="true">
      <tr>
        <td ref={cell} colSpan={columnCount} />
      </tr>
    </tbody>
  );
}

interface DataTableCellProps {
  readonly column: Pick<DataTableColumn<never>, "align" | "isLabelHidden" | "isRowHeader" | "label">;
  readonly children: ReactNode;
}

function DataTableCell({ column, children }: DataTableCellProps): ReactElement {
  const { align, isLabelHidden, isRowHeader, label } = column;
  if (isRowHeader) {
    return (
      <th {...tableRoles.rowHeader} scope="row" data-align={align}>
        {children}
      </th>
    );
  }
  return (
    <td {...tableRoles.cell} data-align={align} data-label={isLabelHidden ? undefined : label}>
      {children}
    </td>
  );
}

/** Explicit roles, because browsers drop a table's implicit roles if CSS changes its `display`. */
export const tableRoles = {
  table: { role: "table" },
  grid: { role: "grid" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
  gridCell: { role: "gridcell" },
} as const;
