"use client";

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

export interface UseGridNavigationParameters {
  readonly grid: Readonly<RefObject<HTMLElement | null>>;
  /** Without the line of headings. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** Rows that a page key goes by. */
  readonly pageSize: () => number;
  /** Brings a row into sight that may not be in the page yet. */
  readonly scrollToRow: (index: number) => void;
}

export interface UseGridNavigationReturnType {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Moves through a table by arrow keys, with one stop for Tab (WAI-ARIA: grid). A cell that holds a button gives it the
 * focus. Rows are counted as `aria-rowindex` does: from 1, the headings being row 1. Columns are all in the page, and need
 * no number for that.
 */
export function useGridNavigation(parameters: UseGridNavigationParameters): UseGridNavigationReturnType {
  const { grid, rowCount, columnCount, pageSize, scrollToRow } = parameters;
  const stop = useRef<HTMLElement>(undefined);
  const awaited = useRef<Place>(undefined);
  const last = useRef<Place>(undefined);
  const hasFocus = useRef(false);

  useEffect(() => {
    if (awaited.current) go(awaited.current);
    if (stop.current?.isConnected) return;
    // Rows come and go: whatever is in the page, one cell of it must be reachable by Tab.
    setStop(find({ row: 1, column: 2 }));
    // The row that had the focus was scrolled away. The next key goes on from there.
    if (hasFocus.current && document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target, currentTarget }) => {
      hasFocus.current = true;
      if (target === currentTarget) return;
      setStop(target);
      last.current = placeOf(target);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey) return;
      const from = awaited.current ?? placeOf(event.target) ?? last.current;
      const to = from && next(from, event);
      if (!to) return;
      event.preventDefault();
      if (to.row > 1) scrollToRow(to.row - 2);
      go(to);
    },
  };

  function next(from: Place, { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>): Place | undefined {
    const isTurned = getComputedStyle(currentTarget).direction === "rtl";
    const { row, column } = from;
    switch (key) {
      case "ArrowUp":
        return bound({ row: row - 1, column });
      case "ArrowDown":
        return bound({ row: row + 1, column });
      case "ArrowLeft":
        return bound({ row, column: column + (isTurned ? 1 : -1) });
      case "ArrowRight":
        return bound({ row, column: column + (isTurned ? -1 : 1) });
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

  function bound({ row, column }: Place): Place {
    return {
      row: Math.min(Math.max(row, 1), rowCount + 1),
      column: Math.min(Math.max(column, 1), columnCount),
    };
  }

  /** Gives a place the focus, or waits for it to come into the page. */
  function go(place: Place): void {
    const element = find(place);
    awaited.current = element ? undefined : place;
    element?.focus({ preventScroll: place.row > 1 });
  }

  function find({ row, column }: Place): HTMLElement | undefined {
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

interface Place {
  readonly row: number;
  /** From 1. */
  readonly column: number;
}

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("[aria-rowindex]");
  if (!cell || !row) return undefined;
  return { row: Number(row.getAttribute("aria-rowindex")), column: cell.cellIndex + 1 };
}
