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
import { type UseTickerTableParameters, useTickerTable } from "../useTickerTable.ts";
import { TickerTableBody } from "./TickerTableBody.tsx";
import { TickerTableHead } from "./TickerTableHead.tsx";
import { TickerTableToolbar } from "./TickerTableToolbar.tsx";

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
  const { tickerTable: words } = useText();
  const labelId = useId();
  const isReady = state.status === "ready";
  const hasShape = isReady || state.status === "loading";

  return (
    <section
      className={["pk-root pk-TickerTable", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={labelId}
      aria-busy={state.status === "loading"}
    >
      <VisuallyHidden>
        <span id={labelId}>{words.label}</span>
      </VisuallyHidden>
      {hasShape && <TickerTableToolbar {...table} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={table.retry} />
      )}
      {state.status === "empty" && <EmptyState title={words.empty} help={words.emptyHelp} />}
      {hasShape && (
        <div data-part="scroll">
          <table aria-labelledby={labelId}>
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
