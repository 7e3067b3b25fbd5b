"use client";

import type { ReactElement } from "react";
import { balanceRanges } from "../../balances/balanceSeries.ts";
import type { UseBalanceSeriesReturnType } from "../../balances/useBalanceSeries.ts";
import { useText } from "../../locale/useText.ts";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { RangePicker } from "../RangePicker.tsx";

export interface BalanceControlsProps {
  readonly balance: UseBalanceSeriesReturnType;
  /** Whether tiles select the currency. */
  readonly hasTiles: boolean;
}

/** Selects the range, and the currency if there are no tiles. */
export function BalanceControls({ balance, hasTiles }: BalanceControlsProps): ReactElement {
  const { currencies, currency, setCurrency, range, setRange } = balance;
  const { balanceHistory: messages } = useText(enBalanceHistory);
  return (
    <div data-part="pickers">
      {!hasTiles && currencies.length > 1 && (
        <div role="radiogroup" aria-label={messages.currency} data-part="currencies">
          <RadioGroup
            appearance="segments"
            value={currency}
            onValueChange={setCurrency}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        </div>
      )}
      <RangePicker ranges={balanceRanges} value={range} onValueChange={setRange} />
    </div>
  );
}
