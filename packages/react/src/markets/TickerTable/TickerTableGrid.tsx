"use client";

import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useText } from "../../locale/useText.ts";
import { tableRoles } from "../../ui/DataTable/DataTable.tsx";
import { useRowWindow } from "../../ui/DataTable/useRowWindow.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { createPriceDigits } from "../createPriceDigits.ts";
import { enTickerTable } from "../messages.en.ts";
import type { SortDirection } from "../tickerColumnTable.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";
import { assignRowKeys, noRowKeys } from "./assignRowKeys.ts";
import { columnProps, createTint, type TickerTableStyle } from "./TickerTableCell.tsx";
import { TickerTableRow } from "./TickerTableRow.tsx";
import { useColumnWidths } from "./useColumnWidths.ts";
import { useGridNavigation } from "./useGridNavigation.ts";

export interface TickerTableGridProps
  extends Pick<UseTickerTableReturnType, "store" | "columns" | "favourites" | "toggleFavourite"> {
  readonly pairs: readonly TickerPair[];
  readonly labelId: string;
  readonly summaryId: string;
  readonly head: ReactNode;
  readonly rowsProps: ReturnType<UseTickerTableReturnType["getRowsProps"]>;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** The table with its headings and the visible rows. Renders on scroll, but not when prices change. */
export function TickerTableGrid(props: TickerTableGridProps): ReactElement {
  const { store, columns, favourites, pairs, labelId, summaryId, head, rowsProps, toggleFavourite, onSelect } = props;
  const { tickerTable: messages, locale } = useText(enTickerTable);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [priceDigits] = useState(createPriceDigits);
  const [tint] = useState(createTint);
  const [rowKeys, setRowKeys] = useState(noRowKeys);
  const [focused, setFocused] = useState<string>();
  const reportText = useColumnWidths({ grid, columns, store });
  const style = useMemo<TickerTableStyle>(
    () => ({ locale, priceDigits, messages, reportText, tint }),
    [locale, priceDigits, messages, reportText, tint],
  );
  const { from, to, before, after, pageSize, scrollToRow } = useRowWindow({ count: pairs.length, scroller, body });
  usePinnedColumns(scroller);
  const navigation = useGridNavigation({
    grid,
    rowCount: pairs.length,
    columnCount: columns.length + 1,
    pageSize,
    scrollToRow,
  });

  // A content security policy may forbid style attributes, but not the style object.
  useBrowserLayoutEffect(() => {
    body.current?.style.setProperty("padding-block", `${before}px ${after}px`);
  }, [before, after]);

  const shown = pairs.slice(from, to);
  const assigned = assignRowKeys({ known: rowKeys, pairIds: shown.map(({ pairId }) => pairId), focused });
  if (assigned !== rowKeys) setRowKeys(assigned);

  return (
    <div ref={scroller} data-part="scroll" {...rowsProps}>
      <table
        ref={grid}
        {...tableRoles.grid}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={summaryId}
        aria-rowcount={pairs.length + 1}
        {...navigation}
        onFocus={(event) => {
          navigation.onFocus(event);
          setFocused(event.target.closest<HTMLElement>("[data-pair]")?.dataset["pair"]);
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          navigation.onBlur();
          // Without a related target the window lost the focus, which returns to the same cell.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused(undefined);
        }}
      >
        {head}
        <tbody ref={body} {...tableRoles.rowGroup} {...rowPressProps({ onToggleFavourite: toggleFavourite, onSelect })}>
          {shown.map((pair, offset) => (
            <TickerTableRow
              key={assigned.keys.get(pair.pairId)}
              pair={pair}
              index={from + offset}
              columns={columns}
              store={store}
              style={style}
              isFavourite={favourites.has(pair.pairId)}
              isSelectable={onSelect !== undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TickerTableHeadProps = Pick<UseTickerTableReturnType, "columns" | "getHeaderProps" | "getSortButtonProps">;

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

interface RowPressParameters {
  readonly onToggleFavourite: (pairId: string) => void;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/**
 * Props of the element around the rows. A click on a star toggles the favourite, and a click elsewhere in a row opens the
 * market unless text is selected. Keyboard users have the button with the pair's name.
 */
function rowPressProps({ onToggleFavourite, onSelect }: RowPressParameters) {
  return {
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (!(target instanceof Element)) return;
      const pairId = target.closest("[data-pair]")?.getAttribute("data-pair");
      const button = target.closest("button");
      if (!pairId) return;
      if (button?.dataset["part"] === "star") onToggleFavourite(pairId);
      else if (button || getSelection()?.isCollapsed !== false) onSelect?.(pairId);
    },
  };
}

/**
 * Sets `data-aside` while the table is scrolled sideways. Only then are the first columns pinned, because each pinned cell
 * costs the browser a layer.
 */
function usePinnedColumns(scroller: Readonly<RefObject<HTMLElement | null>>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Negative in right-to-left pages.
    const look = () => element.toggleAttribute("data-aside", element.scrollLeft !== 0);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [scroller]);
}
