"use client";

import { type ReactElement, useId } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import { type UseTickerTableParameters, useTickerTable } from "../useTickerTable.ts";
import { TickerTableGrid } from "./TickerTableGrid.tsx";
import { TickerTableHead } from "./TickerTableHead.tsx";
import { TickerTableSkeleton } from "./TickerTableSkeleton.tsx";
import { TickerTableSummary } from "./TickerTableSummary.tsx";
import { TickerTableToolbar } from "./TickerTableToolbar.tsx";

export interface TickerTableProps extends UseTickerTableParameters {
  readonly className?: string | undefined;
  /** Makes each pair's name a button and its row clickable. Receives the pair's ID. */
  readonly onSelect?: ((pairId: string) => void) | undefined;
}

/** A sortable, searchable table of all markets with live 24-hour prices. */
export function TickerTable({ className, onSelect, ...parameters }: TickerTableProps): ReactElement {
  return (
    <ComponentBoundary component="TickerTable">
      <TickerTableView className={className} onSelect={onSelect} {...parameters} />
    </ComponentBoundary>
  );
}

function TickerTableView({ className, onSelect, ...parameters }: TickerTableProps): ReactElement {
  const table = useTickerTable(parameters);
  const { state, store, columns, view, setView } = table;
  const { tickerTable: messages } = useText(enTickerTable);
  const labelId = useId();
  const summaryId = useId();
  const isReady = state.status === "ready";
  const hasShape = isReady || state.status === "loading";
  const head = <TickerTableHead {...table} />;

  return (
    <section
      className={["pk-root pk-TickerTable", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={labelId}
      aria-busy={state.status === "loading"}
    >
      <VisuallyHidden>
        <span id={labelId}>{messages.label}</span>
      </VisuallyHidden>
      {hasShape && <TickerTableToolbar {...table} />}
      {isReady && <StaleNote freshness={state.freshness} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={table.retry} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {state.status === "loading" && <TickerTableSkeleton columns={columns} labelId={labelId} head={head} />}
      {isReady && (
        <>
          <TickerTableSummary id={summaryId} store={store} />
          <TickerTableGrid
            {...table}
            pairs={state.pairs}
            labelId={labelId}
            summaryId={summaryId}
            head={head}
            rowsProps={table.getRowsProps()}
            onSelect={onSelect}
          />
        </>
      )}
      {isReady && state.pairs.length === 0 && (
        <EmptyState
          title={view.search === "" ? messages.noneMarked : fillText(messages.noMatch, { search: view.search })}
          help={view.search === "" ? messages.noneMarkedHelp : undefined}
          action={
            <Button onClick={() => setView({ search: "", quote: undefined, isFavouritesOnly: false })}>
              {view.search === "" ? messages.showAll : messages.clearSearch}
            </Button>
          }
        />
      )}
    </section>
  );
}
