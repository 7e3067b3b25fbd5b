"use client";

import { type ReactElement, type ReactNode, useId, useState } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import type { Freshness } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enCharts } from "../messages.en.ts";

export type ChartState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: unknown; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  /** `freshness` left out where the data is the host's own. */
  | { readonly status: "ready"; readonly freshness: Freshness | undefined; readonly receivedAt?: number | undefined };

export interface ChartFrameProps {
  readonly className?: string | undefined;
  readonly title: string;
  readonly state: ChartState;
  readonly onRetry: () => void;
  /** Beside the title: the figure that matters most. */
  readonly headline?: ReactNode;
  /** What can be chosen. */
  readonly controls?: ReactNode;
  /** What the plot shows, in a sentence or two for those who cannot see it. */
  readonly summary: string;
  readonly plot: ReactNode;
  /** The shape of the plot while its figures are on their way. Default: a plain area, as high as a line chart. */
  readonly awaited?: ReactNode;
  /** The same as a table, rendered once it is asked for. */
  readonly renderTable: () => ReactNode;
  /** In place of the plot while there is nothing to show. */
  readonly empty: ReactNode;
  readonly note?: ReactNode;
}

const live: Freshness = { kind: "live" };

/** What all charts have around the plot: title, state, summary, and the way to the table that says the same. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const { className, title, state, onRetry, headline, controls, summary, plot, renderTable, empty, note } = props;
  const { awaited } = props;
  const id = useId();
  const { charts: messages } = useText(enCharts);
  const [isTable, setIsTable] = useState(false);
  const isReady = state.status === "ready";
  const freshness = isReady ? state.freshness : undefined;

  return (
    <section
      className={["pk-root pk-Chart", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-labelledby={id}
      aria-busy={state.status === "loading"}
    >
      <div data-part="head">
        <div data-part="titles">
          <p data-part="title" id={id}>
            {title}
          </p>
          {headline}
        </div>
        <div data-part="controls">
          {freshness && <FreshnessBadge freshness={freshness} />}
          {state.status === "loading" && (
            // The room of the one that comes, so that a long title does not break differently then.
            <span data-awaited="" aria-hidden="true">
              <FreshnessBadge freshness={live} />
            </span>
          )}
          {controls}
          <Button
            variant="quiet"
            icon="columns"
            iconOnly
            aria-pressed={isTable}
            disabled={!isReady}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? messages.showChart : messages.showTable}
          </Button>
        </div>
      </div>
      {isReady && freshness && <StaleNote freshness={freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <div data-part={awaited === undefined ? "empty" : undefined}>
          <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={onRetry} />
        </div>
      )}
      {state.status === "empty" && <div data-part="empty">{empty}</div>}
      {state.status === "loading" && (
        <div aria-hidden="true">
          {awaited ?? (
            <>
              <div data-part="skeleton" />
              {note !== undefined && (
                <p data-part="note" data-awaited="">
                  {note}
                </p>
              )}
            </>
          )}
        </div>
      )}
      {isReady && (
        <>
          <VisuallyHidden>
            <span data-part="summary">{summary}</span>
          </VisuallyHidden>
          {isTable ? (
            // It scrolls, and without a pointer only from within.
            <div data-part="table" role="group" aria-labelledby={id} tabIndex={0}>
              {renderTable()}
            </div>
          ) : (
            plot
          )}
          {note !== undefined && <p data-part="note">{note}</p>}
        </>
      )}
    </section>
  );
}
