"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { useArrivals } from "../Changed/useArrivals.ts";
import { useBrowserLayoutEffect } from "../layer/useBrowserLayoutEffect.ts";
import { ShowMore } from "../ShowMore/ShowMore.tsx";
import { useShownCount } from "../ShowMore/useShownCount.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { useRowWindow } from "./useRowWindow.ts";

export interface LongDataTableProps<TRow> extends Omit<DataTableProps<TRow>, "whole"> {
  /** Called when the last rows come into view, and again if they still are after rows were added. */
  readonly onNearEnd?: (() => void) | undefined;
}

/**
 * A table of any length. It scrolls in a box of its own and renders only the visible rows, which have the same height. As
 * cards, it has its full height and shows more rows when the user asks for them.
 */
export function LongDataTable<TRow>({ rows, onNearEnd, arrivalsOf, ...props }: LongDataTableProps<TRow>): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows?.length ?? 0;
  const { isFull, shown, showMore } = useShownCount({ count, scroller });
  const { from, to, before, after } = useRowWindow({ count: shown, scroller, body });
  const columnCount = props.columns.length;
  const arrived = useArrivals(arrivalsOf === undefined ? undefined : rows?.map(props.getRowKey), arrivalsOf);
  return (
    <DataTable
      {...props}
      rows={rows?.slice(from, to)}
      whole={{
        scroller,
        arrived,
        table: { "aria-rowcount": rows && count + 1 },
        body: { ref: body },
        row: (index) => ({ "aria-rowindex": from + index + 2 }),
        before: <OmittedRows height={before} columnCount={columnCount} />,
        after: <OmittedRows height={after} columnCount={columnCount} />,
        end: onNearEnd && !isFull && <NearEnd key={count} onReach={onNearEnd} />,
        foot: <ShowMore shown={shown} total={count} onShowMore={showMore} />,
      }}
    />
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

/** Lies under the last rows, so that it comes into view before the end does. */
function NearEnd({ onReach }: { readonly onReach: () => void }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  // An observer reports changes. The one of a longer list also reports that its end is in view already.
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onReach]);
  return <div ref={element} data-part="near-end" aria-hidden="true" />;
}
