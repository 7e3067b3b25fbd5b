"use client";

import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { saveFile } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { LiveAge } from "../LiveAge/LiveAge.tsx";
import { enTickerTable } from "../messages.en.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";
import { TickerTableColumns } from "./TickerTableColumns.tsx";
import { TickerTableCount } from "./TickerTableCount.tsx";
import { TickerTableFilters } from "./TickerTableFilters.tsx";

export type TickerTableToolbarProps = UseTickerTableReturnType;

/** What a person can do to the table, and how current it is. What is typed before the markets came is kept. */
export function TickerTableToolbar(table: TickerTableToolbarProps): ReactElement {
  const { state, view, setView, getSearchProps, toCsv, store } = table;
  const { tickerTable: messages } = useText(enTickerTable);
  const [isChoosing, setIsChoosing] = useState(false);
  const columnsId = useId();
  const isReady = state.status === "ready";
  return (
    <>
      <div data-part="toolbar">
        <div data-part="search">
          <Icon name="search" />
          <input
            {...getSearchProps()}
            aria-label={messages.search}
            placeholder={messages.search}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={goToFound}
          />
        </div>
        <TickerTableFilters quotes={isReady ? state.quotes : []} view={view} setView={setView} />
        <TickerTableCount state={state} />
        {isReady && (
          <p data-part="age">
            <LiveAge receivedAt={store.receivedAt} isStale={state.freshness.kind === "stale"} />
            <FreshnessBadge freshness={state.freshness} />
          </p>
        )}
        <div data-part="actions">
          <Button
            variant="quiet"
            icon="columns"
            iconOnly
            aria-expanded={isChoosing}
            aria-controls={columnsId}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {messages.columns}
          </Button>
          <Button variant="quiet" icon="download" iconOnly disabled={!isReady} onClick={() => saveCsv(toCsv())}>
            {messages.saveCsv}
          </Button>
        </div>
      </div>
      <TickerTableColumns id={columnsId} isOpen={isChoosing} columns={table.columns} setView={setView} />
    </>
  );
}

/** Has the browser save the table, named after the moment. */
function saveCsv(text: string): void {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  saveFile({ name: `markets-${moment}.csv`, text, type: "text/csv;charset=utf-8" });
}

/** Leads from the search to the first market that it found, past what else can be done to the table. */
function goToFound(event: KeyboardEvent<HTMLElement>): void {
  if ((event.key !== "ArrowDown" && event.key !== "Enter") || event.nativeEvent.isComposing) return;
  const name = event.currentTarget.closest(".pk-TickerTable")?.querySelector<HTMLElement>("tbody th");
  if (!name) return;
  event.preventDefault();
  (name.querySelector("button") ?? name).focus();
}
