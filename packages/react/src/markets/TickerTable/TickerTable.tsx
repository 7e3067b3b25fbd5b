"use client";

import { type ReactElement, useId } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { numberFormat } from "../../format/numberFormat.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useKitContext } from "../../provider/KitContext.ts";
import { fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { type UseTickerTableParameters, useTickerTable } from "../useTickerTable.ts";
import { TickerTableBody } from "./TickerTableBody.tsx";
import { TickerTableHead } from "./TickerTableHead.tsx";

export interface TickerTableProps extends UseTickerTableParameters {
  readonly className?: string | undefined;
}

/** The markets with their 24-hour figures, live, to sort and to search. */
export function TickerTable({ className, ...parameters }: TickerTableProps): ReactElement {
  return (
    <ComponentBoundary component="TickerTable">
      <TickerTableSkin className={className} {...parameters} />
    </ComponentBoundary>
  );
}

function TickerTableSkin({ className, ...parameters }: TickerTableProps): ReactElement {
  const table = useTickerTable(parameters);
  const { state } = table;
  const { locale, text } = useKitContext();
  const words = text.tickerTable;
  const captionId = useId();
  const count = (value: number) => numberFormat(locale, {}).format(value);
  const isReady = state.status === "ready";

  return (
    <section
      className={["pk-root pk-TickerTable", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={captionId}
      aria-busy={state.status === "loading"}
    >
      <VisuallyHidden>
        <span id={captionId}>{words.label}</span>
      </VisuallyHidden>
      <div data-part="toolbar">
        <div data-part="search">
          <Icon name="search" />
          <input
            {...table.getSearchProps()}
            aria-label={words.search}
            placeholder={words.search}
            disabled={!isReady}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <p data-part="count" role="status">
          {isReady && state.rows.length === state.total && fillText(words.total, { total: count(state.total) })}
          {isReady &&
            state.rows.length !== state.total &&
            fillText(words.shown, { shown: count(state.rows.length), total: count(state.total) })}
        </p>
        {isReady && <FreshnessBadge freshness={state.freshness} />}
        {state.status === "loading" && <Skeleton width="short" />}
      </div>
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={table.retry} />
      )}
      {state.status === "empty" && <EmptyState title={words.empty} help={words.emptyHelp} />}
      {(isReady || state.status === "loading") && (
        <div data-part="scroll">
          <table aria-labelledby={captionId}>
            <TickerTableHead {...table} />
            <TickerTableBody rows={isReady ? state.rows : undefined} />
          </table>
        </div>
      )}
      {isReady && state.rows.length === 0 && (
        <EmptyState
          title={fillText(words.noMatch, { search: table.view.search })}
          action={<Button onClick={() => table.setView({ search: "" })}>{words.clearSearch}</Button>}
        />
      )}
    </section>
  );
}
