"use client";

import type { ReactElement } from "react";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { useText } from "../../locale/useText.ts";

/** Names the solid and the dashed line. */
export function BalanceLegend(): ReactElement {
  const { balanceOverview: messages } = useText(enBalanceOverview);
  return (
    <ul data-part="legend">
      {(["available", "total"] as const).map((line) => (
        <li key={line} data-line={line}>
          <svg aria-hidden="true" width="20" height="8">
            <line x1="0" x2="20" y1="4" y2="4" />
          </svg>
          {messages[line]}
        </li>
      ))}
    </ul>
  );
}
