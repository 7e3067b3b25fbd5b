"use client";

import { BalanceOverview, TickerTable } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { PartnerKit } from "./PartnerKit.tsx";

/** Balances and live prices. */
export function Treasury(): ReactElement {
  return (
    <PartnerKit>
      <BalanceOverview />
      <TickerTable />
    </PartnerKit>
  );
}
