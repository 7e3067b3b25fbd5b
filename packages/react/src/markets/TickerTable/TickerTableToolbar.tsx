"use client";

import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { LiveAge } from "../LiveAge/LiveAge.tsx";
import { enTickerTable } from "../messages.en.ts";
import { type SortDirection, type TickerColumn, tickerColumns, tickerColumnTable } from "../tickerColumnTable.ts";
import type { TickerTableState, UseTickerTableReturnType } from "../useTickerTable.ts";
import { secondLine } from "./secondLine.ts";

/** Search, filters, freshness and actions of the table. Rendered while prices load, so that a typed search is not lost. */
export function TickerTableToolbar(table: UseTickerTableReturnType): ReactElement {
  const { state, view, setView, getSearchProps, toCsv, store } = table;
  const { tickerTable: messages, fill } = useText(enTickerTable);
  const second = state.status === "ready" ? secondLine(table.columns, view.sort?.column) : undefined;
  const [isChoosing, setIsChoosing] = useState(false);
  const columnsId = useId();
  const isReady = state.status === "ready";
  return (
    <>
      <div data-part="toolbar">
        <div data-part="search">
          <Field label={messages.search} isLabelHidden>
            {(control) => (
              <TextInput
                {...control}
                {...getSearchProps()}
                icon="search"
                placeholder={messages.search}
                autoComplete="off"
                spellCheck={false}
                onKeyDown={focusFirstMatch}
              />
            )}
          </Field>
        </div>
        <TickerTableFilters quotes={isReady ? state.quotes : []} view={view} setView={setView} />
        <TickerTableOrder view={view} columns={table.columns} setView={setView} />
        <TickerTableCount state={state} />
        {table.areFavouritesFirst && <p data-part="first">· {messages.favouritesFirst}</p>}
        {second && <p data-part="second">{fill(messages.belowName, { column: messages[second] })}</p>}
        {/* A note above the rows says that prices are out of date. */}
        {isReady && state.freshness.kind !== "stale" && (
          <p data-part="age">
            <LiveAge receivedAt={store.receivedAt} />
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
          <Button
            variant="quiet"
            icon="download"
            iconOnly
            disabled={!isReady}
            onClick={() => saveCsv("markets", toCsv())}
          >
            {messages.saveCsv}
          </Button>
        </div>
      </div>
      <TickerTableColumns id={columnsId} isOpen={isChoosing} columns={table.columns} setView={setView} />
    </>
  );
}

interface TickerTableFiltersProps extends Pick<UseTickerTableReturnType, "view" | "setView"> {
  readonly quotes: readonly string[];
}

function TickerTableFilters({ quotes, view, setView }: TickerTableFiltersProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  const { quote = "", isFavouritesOnly } = view;
  return (
    <div data-part="filters">
      <div data-part="favourites">
        <Button
          icon="star"
          aria-pressed={isFavouritesOnly}
          onClick={() => setView({ isFavouritesOnly: !isFavouritesOnly })}
        >
          {/* On phones, only screen readers have the text. */}
          <span data-part="label">{messages.favourites}</span>
        </Button>
      </div>
      {quotes.length > 1 && (
        <div data-part="quotes">
          <Field label={messages.quotes} isLabelHidden group="radiogroup">
            {() => (
              <RadioGroup
                appearance="segments"
                options={[
                  { value: "", label: messages.allQuotes },
                  ...quotes.map((one) => ({ value: one, label: one })),
                ]}
                // An old link may name a currency that is no longer traded.
                value={quotes.includes(quote) ? quote : ""}
                onValueChange={(chosen) => setView({ quote: chosen || undefined })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

/** Sorts in the layout for phones, which has no headings. */
function TickerTableOrder({ view, columns, setView }: Pick<UseTickerTableReturnType, "view" | "columns" | "setView">) {
  const { tickerTable: messages, fill } = useText(enTickerTable);
  // Trends are in the order of the changes.
  const { column, direction } = view.sort ?? {};
  const sorted = column === "trend" ? "changePercent" : column;
  const orders = tickerColumns
    .filter((one) => one !== "trend" && (columns.includes(one) || one === sorted))
    .flatMap((one) => {
      const { firstSort } = tickerColumnTable[one];
      const ways: readonly SortDirection[] =
        firstSort === "ascending" ? ["ascending", "descending"] : ["descending", "ascending"];
      return ways.map((way) => ({ value: `${one} ${way}`, sort: { column: one, direction: way } }));
    });
  const describe = (one: TickerColumn, way: SortDirection) => {
    const message = one === "pair" ? sortNames[way] : sortNumbers[way];
    return fill(messages[message], { column: messages[one] });
  };
  return (
    <div data-part="order">
      <Field label={messages.sort} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: "", label: messages.sortListed },
              ...orders.map(({ value, sort }) => ({ value, label: describe(sort.column, sort.direction) })),
            ]}
            value={sorted === undefined ? "" : `${sorted} ${direction}`}
            onValueChange={(chosen) => setView({ sort: orders.find(({ value }) => value === chosen)?.sort })}
          />
        )}
      </Field>
    </div>
  );
}

const sortNames = { ascending: "sortAToZ", descending: "sortZToA" } as const;
const sortNumbers = { ascending: "sortLowest", descending: "sortHighest" } as const;

/** The number of matching markets. Announced when it changes. */
function TickerTableCount({ state }: { readonly state: TickerTableState }): ReactElement {
  const { tickerTable: messages, locale, plural } = useText(enTickerTable);
  return (
    <p
      data-part="count"
      role="status"
      data-all={(state.status === "ready" && state.pairs.length === state.total) || undefined}
    >
      {state.status === "ready" && writeCount(state.pairs.length, state.total)}
    </p>
  );

  function writeCount(shown: number, total: number): string {
    const write = (value: number) => formatDecimal({ value: String(value), locale });
    if (shown === total) return plural(messages.total, total);
    return plural(messages.shown, total, { shown: write(shown) });
  }
}

interface TickerTableColumnsProps extends Pick<UseTickerTableReturnType, "columns" | "setView"> {
  readonly id: string;
  readonly isOpen: boolean;
}

function TickerTableColumns({ id, isOpen, columns, setView }: TickerTableColumnsProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  const choose = (column: TickerColumn, isShown: boolean) =>
    setView({ columns: isShown ? [...columns, column] : columns.filter((one) => one !== column) });
  return (
    <fieldset id={id} data-part="columns" aria-label={messages.columns} hidden={!isOpen}>
      {isOpen &&
        tickerColumns
          .filter((column) => column !== "pair")
          .map((column) => (
            <Checkbox
              key={column}
              label={messages[column]}
              isChecked={columns.includes(column)}
              onCheckedChange={(isShown) => choose(column, isShown)}
            />
          ))}
    </fieldset>
  );
}

/** Moves the focus from the search to the first match, past the rest of the toolbar. */
function focusFirstMatch(event: KeyboardEvent<HTMLElement>): void {
  if ((event.key !== "ArrowDown" && event.key !== "Enter") || event.nativeEvent.isComposing) return;
  const name = event.currentTarget.closest(".pk-TickerTable")?.querySelector<HTMLElement>("tbody th");
  if (!name) return;
  event.preventDefault();
  (name.querySelector("button") ?? name).focus();
}
