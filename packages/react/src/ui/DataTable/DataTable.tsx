"use client";

import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode, RefObject } from "react";
import { useArrivals } from "../Changed/useArrivals.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

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
  /**
   * Makes the label a button that sorts, or marks the column that rows are always sorted by. Cards have no labels above them, so
   * offer the orders elsewhere, too.
   */
  readonly sort?: DataTableSort | undefined;
}

export interface DataTableSort {
  /** `undefined`: the rows are sorted by another column. */
  readonly direction: "ascending" | "descending" | undefined;
  /** Default: the order cannot be changed. */
  readonly onSort?: (() => void) | undefined;
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
   * Identifies the list with its filters and order. Tints rows that arrive before others. Default: no row is tinted. A
   * `LongDataTable` follows the whole list.
   */
  readonly arrivalsOf?: string | undefined;
  /** Opens a row that is clicked beside its controls. Screen readers and keyboards use a button in the row. Default: none. */
  readonly onOpen?: ((row: TRow) => void) | undefined;
  /** Key of the row that is shown elsewhere on the page, which is marked. Default: none. */
  readonly currentKey?: string | undefined;
  /** The list that `rows` are a part of. Only `LongDataTable` sets it. */
  readonly whole?: WholeList | undefined;
}

/** The props of a table that renders only the visible rows of a list. */
export interface WholeList {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly arrived: ReadonlySet<string>;
  readonly table: ComponentPropsWithRef<"table">;
  readonly body: ComponentPropsWithRef<"tbody">;
  readonly row: (index: number) => ComponentPropsWithRef<"tr">;
  /** The space of the omitted rows. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Marks that the end of the list is near. */
  readonly end: ReactNode;
  /** Below the part that scrolls. */
  readonly foot: ReactNode;
}

/** A table of a few dozen rows. In narrow containers rows are displayed as cards, but stay rows for screen readers. */
export function DataTable<TRow>(props: DataTableProps<TRow>): ReactElement {
  const { label, columns, rows, getRowKey, skeletonRows = 3, arrivalsOf, onOpen, currentKey, whole } = props;
  const own = useArrivals(arrivalsOf === undefined ? undefined : rows?.map(getRowKey), arrivalsOf);
  const arrived = whole?.arrived ?? own;
  return (
    <div className="pk-DataTable" data-scrolls={whole && true}>
      <div ref={whole?.scroller} data-part={whole && "scroller"}>
        <table {...tableRoles.table} aria-label={label} aria-busy={!rows || undefined} {...whole?.table}>
          <thead {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              {columns.map(({ id, align, width, isLabelHidden, sort, label: heading }) => (
                <th
                  key={id}
                  {...tableRoles.columnHeader}
                  scope="col"
                  aria-sort={sort?.direction}
                  // Cards hide the button, but not the name of the column.
                  aria-label={sort && heading}
                  data-align={align}
                  data-width={width}
                >
                  {sort?.onSort ? (
                    <>
                      <button type="button" data-part="sort" onClick={sort.onSort}>
                        {heading}
                        <Icon name={sortIcons[sort.direction ?? "none"]} />
                      </button>
                      {/* Cards have this instead of the button. */}
                      <span data-part="heading">{heading}</span>
                    </>
                  ) : (
                    <span data-part={sort && "sorted"} data-label-hidden={isLabelHidden || undefined}>
                      {heading}
                      {sort && <Icon name={sortIcons[sort.direction ?? "none"]} />}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {whole?.before}
          {rows ? (
            <tbody {...whole?.body} {...tableRoles.rowGroup}>
              {rows.map((row, index) => (
                <tr
                  key={getRowKey(row)}
                  {...tableRoles.row}
                  {...whole?.row(index)}
                  {...(onOpen && opening(() => onOpen(row)))}
                  data-changed={arrived.has(getRowKey(row)) || undefined}
                  aria-current={getRowKey(row) === currentKey || undefined}
                >
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
          {whole?.after}
        </table>
        {whole?.end}
      </div>
      {whole?.foot}
    </div>
  );
}

/** Attributes of a row that opens on a click, unless the click was on a control or selected some text. */
function opening(open: () => void) {
  return {
    "data-opens": "",
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      const isControl = target instanceof Element && target.closest("a, button, input, select, label") !== null;
      if (!isControl && getSelection()?.isCollapsed !== false) open();
    },
  };
}

const sortIcons = { none: "sort", ascending: "up", descending: "down" } as const;

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
