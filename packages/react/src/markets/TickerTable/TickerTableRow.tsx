"use client";

import { memo, type ReactElement } from "react";
import { formatPercent } from "../../format/formatPercent.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { Figure } from "../../ui/Figure/Figure.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { TickerRow } from "../tickerRows.ts";
import { useChangeTick } from "./useChangeTick.ts";

export interface TickerTableRowProps {
  readonly row: TickerRow;
}

/** One market. Rendered again only when its own entry changed. */
export const TickerTableRow = memo(function TickerTableRow({ row }: TickerTableRowProps): ReactElement {
  const { locale, text } = useLocale();
  const { ticker, base, quote, priceDigits, direction } = row;
  const tick = useChangeTick(ticker.last);
  const words = text.tickerTable;
  return (
    <tr data-part="row" data-pair={row.pairId}>
      <th scope="row" data-column="pair">
        {base === undefined || quote === undefined ? (
          row.pairId
        ) : (
          <>
            {base}
            <span data-part="quote">/{quote}</span>
          </>
        )}
      </th>
      <td data-column="last" data-tick={tick?.direction} data-beat={tick?.beat}>
        <Figure value={ticker.last} digits={priceDigits} />
      </td>
      <td data-column="changePercent" data-direction={direction}>
        {(direction === "up" || direction === "down") && <Icon name={direction} />}
        <span className="pk-Figure">{formatPercent({ value: ticker.price_change_percent, locale })}</span>
      </td>
      <td data-column="change" data-label={words.change}>
        <Figure value={ticker.price_change} digits={priceDigits} sign="always" />
      </td>
      <td data-column="high" data-label={words.high}>
        <Figure value={ticker.high} digits={priceDigits} />
      </td>
      <td data-column="low" data-label={words.low}>
        <Figure value={ticker.low} digits={priceDigits} />
      </td>
      <td data-column="bid" data-label={words.bid}>
        <Figure value={ticker.best_bid} digits={priceDigits} />
      </td>
      <td data-column="ask" data-label={words.ask}>
        <Figure value={ticker.best_ask} digits={priceDigits} />
      </td>
      <td data-column="volume" data-label={words.volume}>
        <Figure value={ticker.volume} />
      </td>
    </tr>
  );
});
