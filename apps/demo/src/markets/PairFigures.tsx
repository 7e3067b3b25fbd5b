import { formatDecimal, formatPercent, usePairTicker } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useSettings } from "../settings/settings.ts";

/** A market's last price and its change over 24 hours. */
export function PairFigures({ pairId }: { readonly pairId: string }): ReactElement {
  const ticker = usePairTicker(pairId);
  const { language: locale } = useSettings();
  return (
    <p className="app-figure" dir="ltr">
      <b>{ticker ? formatDecimal({ value: ticker.last, locale }) : "–"}</b>
      {ticker && <small>{formatPercent({ value: ticker.price_change_percent, locale })}</small>}
    </p>
  );
}
