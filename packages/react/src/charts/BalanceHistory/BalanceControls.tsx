"use client";

import type { ReactElement } from "react";
import { balanceRanges } from "../../balances/balanceSeries.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import type { UseBalanceSeriesReturnType } from "../../balances/useBalanceSeries.ts";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { RangePicker } from "../RangePicker.tsx";

export interface BalanceControlsProps {
  readonly balance: UseBalanceSeriesReturnType;
  /** Whether currency and range can be chosen. */
  readonly canChoose: boolean;
}

/** Currency, range, and buttons that hide the amounts and download them. */
export function BalanceControls({ balance, canChoose }: BalanceControlsProps): ReactElement {
  const { state, currencies, currency, setCurrency, range, setRange, amountsHidden } = balance;
  const { balanceHistory: messages, balanceOverview } = useText(enBalanceHistory, enBalanceOverview);
  const isReady = state.status === "ready";
  return (
    <>
      {canChoose && currencies.length > 1 && (
        <div role="radiogroup" aria-label={messages.currency} data-part="currencies">
          <RadioGroup
            appearance="segments"
            value={currency}
            onValueChange={setCurrency}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        </div>
      )}
      {canChoose && <RangePicker ranges={balanceRanges} value={range} onValueChange={setRange} />}
      <span data-part="tools">
        {balance.canHideAmounts && (
          // Works without samples too, because the host can share it with other components.
          <Button {...balance.getHideButtonProps()} variant="quiet" icon={amountsHidden ? "eyeOff" : "eye"} iconOnly>
            {balanceOverview.hideAmounts}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="download"
          iconOnly
          disabled={!isReady || amountsHidden}
          onClick={() => saveCsv(`balance-${currency}`, balance.toCsv())}
        >
          {messages.downloadCsv}
        </Button>
      </span>
    </>
  );
}
