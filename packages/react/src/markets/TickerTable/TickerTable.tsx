"use client";

import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { tableRoles } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Toaster } from "../../ui/Toast/Toaster.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import { RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";
import { type TickerColumn, tickerColumnTable } from "../tickerColumnTable.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { TickerStore } from "../tickerStore.ts";
import { type UseTickerTableParameters, useTickerTable } from "../useTickerTable.ts";
import { columnProps } from "./TickerTableCell.tsx";
import { TickerTableGrid, TickerTableHead } from "./TickerTableGrid.tsx";
import { TickerTableToolbar } from "./TickerTableToolbar.tsx";
import { useUndoableFavourites } from "./useUndoableFavourites.ts";

export interface TickerTableProps extends UseTickerTableParameters {
  readonly className?: string | undefined;
  /** Makes each pair's name a button and its row clickable. Receives the pair's ID. */
  readonly onSelect?: ((pairId: string) => void) | undefined;
  /** ID of the pair that you show elsewhere on the page. Its row is highlighted. */
  readonly openPair?: string | undefined;
}

/** A sortable, searchable table of all markets with live 24-hour prices. */
export const TickerTable: (props: TickerTableProps) => ReactElement = withBoundary(
  "TickerTable",
  (props: TickerTableProps) => (
    <Toaster>
      <TickerTableView {...props} />
    </Toaster>
  ),
);

function TickerTableView({ className, onSelect, openPair, ...parameters }: TickerTableProps): ReactElement {
  const table = useTickerTable(parameters);
  const { state, store, columns, view, setView } = table;
  const rootRef = useRef<HTMLElement>(null);
  const toggleFavourite = useUndoableFavourites({ ...table, rootRef });
  const { tickerTable: messages, fill } = useText(enTickerTable);
  const labelId = useId();
  const summaryId = useId();
  const isReady = state.status === "ready";
  const hasShape = isReady || state.status === "loading";
  const head = <TickerTableHead {...table} />;

  return (
    <section
      ref={rootRef}
      className={["pk-root pk-TickerTable", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={labelId}
      aria-busy={state.status === "loading"}
    >
      <VisuallyHidden>
        <span id={labelId}>{messages.label}</span>
      </VisuallyHidden>
      {hasShape && <TickerTableToolbar {...table} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={store.receivedAt()} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={table.retry} />
      )}
      {state.status === "empty" && <EmptyState icon="chart" title={messages.empty} help={messages.emptyHelp} />}
      {state.status === "loading" && <TickerTableSkeleton columns={columns} labelId={labelId} head={head} />}
      {isReady && (
        <>
          <TickerTableSummary id={summaryId} store={store} />
          <TickerTableGrid
            {...table}
            toggleFavourite={toggleFavourite}
            pairs={state.pairs}
            labelId={labelId}
            summaryId={summaryId}
            head={head}
            rowsProps={table.getRowsProps()}
            onSelect={onSelect}
            openPair={openPair}
          />
        </>
      )}
      {isReady && state.pairs.length === 0 && (
        <EmptyState
          icon={view.search === "" ? "star" : "search"}
          title={view.search === "" ? messages.noneMarked : fill(messages.noMatch, { search: view.search })}
          help={view.search === "" ? messages.noneMarkedHelp : undefined}
          action={
            <Button onClick={() => setView({ search: "", quote: undefined, isFavouritesOnly: false })}>
              {view.search === "" ? messages.showAll : messages.clearSearch}
            </Button>
          }
        />
      )}
      <AssumptionNote of={["listMarkets"]} />
    </section>
  );
}

/** A sentence about the market for screen readers. It describes the table and is not a live region. */
function TickerTableSummary({ id, store }: { readonly id: string; readonly store: TickerStore }): ReactElement {
  const text = useText(enTickerTable);
  const { locale, fill } = text;
  const summary = useTickerSummary(store);
  const write = (value: number) => formatDecimal({ value: String(value), locale });
  return (
    <VisuallyHidden>
      <span id={id}>
        {summary &&
          fill(text.tickerTable.summary, {
            up: write(summary.up),
            down: write(summary.down),
            flat: write(summary.flat),
          })}
      </span>
    </VisuallyHidden>
  );
}

/** Number of prices by their direction over 24 hours. */
interface TickerSummary {
  readonly up: number;
  readonly down: number;
  readonly flat: number;
}

/** Counts rises and falls twice a minute, for screen readers. `undefined` until the page has hydrated. */
function useTickerSummary(store: TickerStore): TickerSummary | undefined {
  const [summary, setSummary] = useState<TickerSummary>();
  useEffect(() => {
    const update = () => setSummary((known) => reuse(known, count(store)));
    update();
    const timer = setInterval(update, INTERVAL);
    return () => clearInterval(timer);
  }, [store]);
  return summary;
}

function count(store: TickerStore): TickerSummary {
  const counts = { up: 0, down: 0, flat: 0 };
  for (const ticker of store.tickers()) {
    const direction = tickerDirection(ticker);
    if (direction) counts[direction] += 1;
  }
  return counts;
}

/** Returns the known object if nothing changed, which avoids a render. */
function reuse(known: TickerSummary | undefined, next: TickerSummary): TickerSummary {
  return known && known.up === next.up && known.down === next.down && known.flat === next.flat ? known : next;
}

/** Milliseconds. */
const INTERVAL = 30_000;

interface TickerTableSkeletonProps {
  readonly columns: readonly TickerColumn[];
  readonly labelId: string;
  readonly head: ReactNode;
}

/** The table's skeleton while prices load. */
function TickerTableSkeleton({ columns, labelId, head }: TickerTableSkeletonProps): ReactElement {
  return (
    <div data-part="scroll">
      <table {...tableRoles.grid} aria-labelledby={labelId}>
        {head}
        <tbody aria-hidden="true">
          {rows.map((row) => (
            <tr key={row} data-part="row">
              <td data-column="favourite" />
              {columns.map((id) => {
                const column = tickerColumnTable[id];
                return (
                  <td key={id} {...columnProps(id)}>
                    {column.shape === "range" && <RangeBarSkeleton />}
                    {"skeleton" in column && <Skeleton width={column.skeleton} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rows = Array.from({ length: 8 }, (_, index) => index);
