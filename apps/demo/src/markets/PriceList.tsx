import { TickerTable } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";

/** The prices of all markets in five columns. */
export function PriceList(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <TickerTable
      defaultView={{ columns: ["pair", "last", "changePercent", "trend", "volumeQuote"] }}
      onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)}
    />
  );
}
