"use client";

import { type MouseEvent, type ReactElement, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { tableRoles } from "../../ui/DataTable/DataTable.tsx";
import { useRowWindow } from "../../ui/DataTable/useRowWindow.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { createPriceDigits } from "../createPriceDigits.ts";
import { enTickerTable } from "../messages.en.ts";
import { type SortDirection, tickerColumnTable } from "../tickerColumnTable.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";
import { writeSpread } from "../writeSpread.ts";
import { assignRowKeys, noRowKeys } from "./assignRowKeys.ts";
import { secondLine } from "./secondLine.ts";
import { columnProps, createTint, type TickerTableStyle } from "./TickerTableCell.tsx";
import { TickerTableRow } from "./TickerTableRow.tsx";
import { useColumnWidths } from "./useColumnWidths.ts";
import { useGridNavigation } from "./useGridNavigation.ts";
import { useHiddenEdges } from "./useHiddenEdges.ts";
import { useSparklines } from "./useSparklines.ts";

export interface TickerTableGridProps
  extends Pick<UseTickerTableReturnType, "store" | "view" | "columns" | "favourites" | "toggleFavourite"> {
  readonly pairs: readonly TickerPair[];
  readonly labelId: string;
  readonly summaryId: string;
  readonly head: ReactNode;
  readonly rowsProps: ReturnType<UseTickerTableReturnType["getRowsProps"]>;
  readonly onSelect: ((pairId: string) => void) | undefined;
  readonly openPair: string | undefined;
}

/** The table with its headings and the visible rows. Renders on scroll, but not when prices change. */
export function TickerTableGrid(props: TickerTableGridProps): ReactElement {
  const { store, view, columns, favourites, labelId, summaryId, head, rowsProps, toggleFavourite } = props;
  const { onSelect, openPair } = props;
  // The letter or the arrow shows first, then the rows that follow from it.
  const pairs = useDeferredValue(props.pairs);
  const { tickerTable: messages, locale } = useText(enTickerTable);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [priceDigits] = useState(createPriceDigits);
  const [tint] = useState(createTint);
  const [rowKeys, setRowKeys] = useState(noRowKeys);
  const [focused, setFocused] = useState<string>();
  const reportText = useColumnWidths({ grid, columns, sorted: view.sort?.column, store });
  const style = useMemo<TickerTableStyle>(
    () => ({ locale, priceDigits, messages, reportText, tint }),
    [locale, priceDigits, messages, reportText, tint],
  );
  const { from, to, before, after, pageSize, scrollToRow } = useRowWindow({
    count: pairs.length,
    scroller,
    body,
    canFollowPage: true,
  });
  useHiddenEdges({ frame, scroller });
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

  /** Names the spread as an amount when the pointer comes, because a title that follows ticks would be one more write of each. */
  const nameSpread = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column="spread"]') : null;
    const pairId = cell?.closest("tr")?.dataset["pair"] ?? "";
    const ticker = store.get(pairId);
    if (!cell || !ticker) return;
    const amount = writeSpread({ ticker, digits: priceDigits(ticker), locale });
    cell.title = [amount, pairs.find((pair) => pair.pairId === pairId)?.quote].filter(Boolean).join(" ");
  };

  const shown = pairs.slice(from, to);
  const pairIds = shown.map(({ pairId }) => pairId);
  const assigned = assignRowKeys({ known: rowKeys, pairIds, focused });
  if (assigned !== rowKeys) setRowKeys(assigned);
  useSparklines({ body, columns, pairIds, store, priceDigits });

  return (
    <div ref={frame} data-part="frame">
      <div ref={scroller} data-part="scroll" {...rowsProps}>
        <table
          ref={grid}
          {...tableRoles.grid}
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-describedby={summaryId}
          aria-rowcount={pairs.length + 1}
          data-opens={onSelect ? "" : undefined}
          data-second={secondLine(columns, view.sort?.column)}
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
          <tbody
            ref={body}
            {...tableRoles.rowGroup}
            {...rowPressProps({ onToggleFavourite: toggleFavourite, onSelect })}
            onPointerOver={({ target }) => nameSpread(target)}
          >
            {shown.map((pair, offset) => (
              <TickerTableRow
                key={assigned.keys.get(pair.pairId)}
                pair={pair}
                index={from + offset}
                columns={columns}
                store={store}
                style={style}
                isFavourite={favourites.has(pair.pairId)}
                isOpen={pair.pairId === openPair}
                isSelectable={onSelect !== undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
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
              {tickerColumnTable[column].shape === "trend" ? (
                // The change beside it sorts by the same value.
                <span data-part="heading">{messages[column]}</span>
              ) : (
                <button {...getSortButtonProps(column)} tabIndex={-1} data-part="sort">
                  {messages[column]}
                  <Icon name={iconOf(header["aria-sort"])} />
                </button>
              )}
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
