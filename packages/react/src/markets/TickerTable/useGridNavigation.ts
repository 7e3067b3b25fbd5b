"use client";

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

export interface UseGridNavigationParameters {
  readonly grid: Readonly<RefObject<HTMLElement | null>>;
  /** Without the row of headings. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** Rows that a page key moves by. */
  readonly pageSize: () => number;
  /** Scrolls to a row that may not be mounted yet. */
  readonly scrollToRow: (index: number) => void;
}

export interface UseGridNavigationReturnType {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Arrow keys move through a table with a single tab stop (WAI-ARIA grid pattern). A cell with a button focuses the button.
 * Rows are numbered like `aria-rowindex`: from 1, with the headings as row 1.
 */
export function useGridNavigation(parameters: UseGridNavigationParameters): UseGridNavigationReturnType {
  const { grid, rowCount, columnCount, pageSize, scrollToRow } = parameters;
  const stop = useRef<HTMLElement>(undefined);
  const awaited = useRef<CellIndex>(undefined);
  const last = useRef<CellIndex>(undefined);
  const hasFocus = useRef(false);

  useEffect(() => {
    if (awaited.current) go(awaited.current);
    if (stop.current?.isConnected) return;
    // Rows mount and unmount, but Tab must always reach one cell.
    setStop(find({ row: firstRow(), column: 2 }));
    // The focused row was scrolled away. The next key continues from its index.
    if (hasFocus.current && document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target, currentTarget }) => {
      hasFocus.current = true;
      if (target === currentTarget) return;
      setStop(target);
      last.current = indexOf(target);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey) return;
      const from = awaited.current ?? indexOf(event.target) ?? last.current;
      const wanted = from && next(from, event);
      const to = wanted && besideHidden(from, wanted);
      if (!to) return;
      event.preventDefault();
      if (to.row > 1) scrollToRow(to.row - 2);
      go(to);
    },
  };

  function next(from: CellIndex, { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>): CellIndex | undefined {
    const isRtl = getComputedStyle(currentTarget).direction === "rtl";
    const { row, column } = from;
    switch (key) {
      case "ArrowUp":
        return bound({ row: row - 1, column });
      case "ArrowDown":
        return bound({ row: row + 1, column });
      case "ArrowLeft":
        return bound({ row, column: column + (isRtl ? 1 : -1) });
      case "ArrowRight":
        return bound({ row, column: column + (isRtl ? -1 : 1) });
      case "PageUp":
        return bound({ row: Math.max(2, row - pageSize()), column });
      case "PageDown":
        return bound({ row: row + pageSize(), column });
      case "Home":
        return bound({ row: ctrlKey ? 1 : row, column: 1 });
      case "End":
        return bound({ row: ctrlKey ? rowCount + 1 : row, column: columnCount });
      default:
        return undefined;
    }
  }

  function bound({ row, column }: CellIndex): CellIndex {
    return {
      row: Math.min(Math.max(row, firstRow()), rowCount + 1),
      column: Math.min(Math.max(column, 1), columnCount),
    };
  }

  /** The headings, or the first row below them in the layout for phones, which has a select instead. */
  function firstRow(): number {
    // Older browsers lack the method.
    return find({ row: 1, column: 2 })?.checkVisibility?.({ checkOpacity: true }) === false ? 2 : 1;
  }

  /** Skips cells that the layout for phones hides. Past the last visible one the focus stays. */
  function besideHidden(from: CellIndex, to: CellIndex): CellIndex {
    const step = to.row === from.row && to.column > from.column && to.column < columnCount ? 1 : -1;
    for (let column = to.column; column >= 1 && column <= columnCount; column += step) {
      const element = find({ row: to.row, column });
      // Older browsers lack the method.
      if (element?.checkVisibility?.() !== false) return { row: to.row, column };
    }
    return from;
  }

  /** Focuses a cell, as soon as it is mounted. */
  function go(cell: CellIndex): void {
    const element = find(cell);
    awaited.current = element ? undefined : cell;
    element?.focus({ preventScroll: cell.row > 1 });
  }

  function find({ row, column }: CellIndex): HTMLElement | undefined {
    const line = grid.current?.querySelector<HTMLTableRowElement>(`[aria-rowindex="${row}"]`);
    const cell = line?.cells[column - 1];
    return cell?.querySelector("button") ?? cell;
  }

  function setStop(element: HTMLElement | undefined): void {
    if (stop.current) stop.current.tabIndex = -1;
    if (element) element.tabIndex = 0;
    stop.current = element;
  }
}

/** From 1. */
interface CellIndex {
  readonly row: number;
  readonly column: number;
}

function indexOf(target: EventTarget): CellIndex | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("[aria-rowindex]");
  if (!cell || !row) return undefined;
  return { row: Number(row.getAttribute("aria-rowindex")), column: cell.cellIndex + 1 };
}
