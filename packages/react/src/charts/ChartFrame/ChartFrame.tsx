"use client";

import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import type { Freshness } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enCharts } from "../messages.en.ts";
import type { PlotSize } from "../TimePlot/TimePlotProps.ts";
import { ChartDownloads, type ChartFile } from "./ChartDownloads.tsx";

export type ChartState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: unknown; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  /** `freshness` is `undefined` if the host provided the data. */
  | { readonly status: "ready"; readonly freshness: Freshness | undefined; readonly receivedAt?: number | undefined };

export interface ChartFrameProps {
  readonly className?: string | undefined;
  readonly title: string;
  /** Shown instead of the title, which stays the accessible name. For a chart whose page names its subject. */
  readonly shortTitle?: string | undefined;
  readonly state: ChartState;
  readonly onRetry: () => void;
  /** Above the title, with the width of the chart: the choice of its subject. */
  readonly subjects?: ReactNode;
  /** Height of the plot. A `compact` chart is one card with the chart above it. Default `full`. */
  readonly size?: PlotSize | undefined;
  /** The most important value, next to the title. */
  readonly headline?: ReactNode;
  readonly controls?: ReactNode;
  /** Icon buttons before those that every chart has. */
  readonly tools?: ReactNode;
  readonly file: ChartFile;
  /** Describes the plot in a sentence or two for screen readers. */
  readonly summary: string;
  readonly plot: ReactNode;
  /** Below the plot, also while it loads. */
  readonly legend?: ReactNode;
  /** The plot's skeleton. Default: a plain area with the height of a line chart. */
  readonly skeleton?: ReactNode;
  /** Renders the same data as a table, when it is opened. */
  readonly renderTable: () => ReactNode;
  /** Replaces the plot if there is no data. */
  readonly empty: ReactNode;
  /** Explains the data, behind a button. */
  readonly note?: string | undefined;
}

const live: Freshness = { kind: "live" };

/** The frame of all charts: title, state, summary and a button that shows the data as a table. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const { className, title, state, onRetry, headline, controls, summary, plot, renderTable, empty, note } = props;
  const { subjects, shortTitle, skeleton, tools, file, legend, size = "full" } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { charts: messages } = useText(enCharts);
  const [isTable, setIsTable] = useState(false);
  const isReady = state.status === "ready";
  const freshness = isReady ? state.freshness : undefined;

  return (
    <section
      ref={section}
      className={["pk-root pk-Chart", className].filter(Boolean).join(" ")}
      data-status={state.status}
      data-size={size}
      aria-labelledby={id}
      aria-busy={state.status === "loading"}
    >
      {subjects}
      <div data-part="head">
        <div data-part="titles">
          <p data-part="title" id={id}>
            {shortTitle === undefined ? (
              title
            ) : (
              <>
                <VisuallyHidden>{title}</VisuallyHidden>
                <span aria-hidden="true">{shortTitle}</span>
              </>
            )}
          </p>
          {headline}
        </div>
        <div data-part="controls">
          {/* A note above the plot says that data is out of date. */}
          {freshness && freshness.kind !== "stale" && <FreshnessBadge freshness={freshness} />}
          {state.status === "loading" && (
            // Reserves the badge's room, so that a long title does not wrap differently after loading.
            <span data-skeleton="" aria-hidden="true">
              <FreshnessBadge freshness={live} />
            </span>
          )}
          {controls}
          <div data-part="tools">
            {tools}
            <ChartDownloads section={section} file={file} isReady={isReady} hasImage={!isTable} />
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
            {note !== undefined && <ChartNote note={note} isReady={isReady} />}
          </div>
        </div>
      </div>
      {isReady && freshness && <StaleNote freshness={freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <div data-part={skeleton === undefined ? "empty" : undefined}>
          <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={onRetry} />
        </div>
      )}
      {state.status === "empty" && <div data-part="empty">{empty}</div>}
      {state.status === "loading" && (
        <div data-part="loading" aria-hidden="true">
          {skeleton ?? <div data-part="skeleton" />}
          {legend}
        </div>
      )}
      {isReady && (
        <>
          <VisuallyHidden>
            <span data-part="summary">{summary}</span>
          </VisuallyHidden>
          {isTable ? (
            // Focusable, so that it can be scrolled by keyboard.
            <div data-part="table" role="group" aria-labelledby={id} tabIndex={0}>
              {renderTable()}
            </div>
          ) : (
            <>
              {plot}
              {legend}
            </>
          )}
        </>
      )}
    </section>
  );
}

interface ChartNoteProps {
  readonly note: string;
  readonly isReady: boolean;
}

/** The button of the note. The layer that it opens is loaded on its own, because a page can do without it. */
function ChartNote({ note, isReady }: ChartNoteProps): ReactElement {
  const { charts: messages } = useText(enCharts);
  useEffect(() => infoButton.preload(), []);
  const placeholder = (
    <Button variant="quiet" icon="info" iconOnly disabled>
      {messages.about}
    </Button>
  );
  if (!isReady) return placeholder;
  return (
    <LazyPart lazy={infoButton} component="InfoButton" placeholder={placeholder}>
      {(Info) => <Info label={messages.about}>{note}</Info>}
    </LazyPart>
  );
}

const infoButton = createLazy(async () => (await import("../../ui/InfoButton/InfoButton.tsx")).InfoButton);
