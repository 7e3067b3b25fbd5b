"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enTickerTable } from "../messages.en.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

export interface TickerTableFiltersProps extends Pick<UseTickerTableReturnType, "view" | "setView"> {
  /** Currencies that prices are in. */
  readonly quotes: readonly string[];
}

/** Narrows the table down to what a person marked, and to prices in one currency. */
export function TickerTableFilters({ quotes, view, setView }: TickerTableFiltersProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  const { quote: chosen, isFavouritesOnly } = view;
  return (
    <div data-part="filters">
      <button
        type="button"
        aria-pressed={isFavouritesOnly}
        onClick={() => setView({ isFavouritesOnly: !isFavouritesOnly })}
      >
        <Icon name="star" />
        {messages.favourites}
      </button>
      {quotes.length > 1 && (
        <fieldset data-part="quotes" aria-label={messages.quotes}>
          {[undefined, ...quotes].map((quote) => (
            <button key={quote ?? ""} type="button" aria-pressed={quote === chosen} onClick={() => setView({ quote })}>
              {quote ?? messages.allQuotes}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
