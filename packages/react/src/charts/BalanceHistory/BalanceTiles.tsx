"use client";

import type { Credit } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ChangingMoney, isWithdrawableLess, isWithdrawableSum } from "../../balances/BalanceOverview/CurrencyCard.tsx";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { type CurrencyBalance, useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import type { UseBalanceSeriesReturnType } from "../../balances/useBalanceSeries.ts";
import { type UseIncomingParameters, useIncoming } from "../../balances/useIncoming.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { isolateUnit } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceHistory } from "../messages.en.ts";

export interface BalanceTilesProps {
  readonly balance: Pick<UseBalanceSeriesReturnType, "currency" | "setCurrency" | "amountsHidden">;
}

/** A tile per currency with the amount that can be withdrawn now. Selects the currency of the chart. Reads what the chart reads. */
export function BalanceTiles({ balance }: BalanceTilesProps): ReactElement | null {
  const { currency, setCurrency, amountsHidden } = balance;
  const { state } = useBalanceOverview();
  const { balanceHistory: messages, balanceOverview } = useText(enBalanceHistory, enBalanceOverview);
  if (state.status === "loading") return <BalanceTilesSkeleton />;
  // The chart reports the error, or that there are no currencies.
  if (state.status !== "ready") return null;
  const { credit } = state;
  const currencies = state.currencies.map((one) => one.currency);
  return (
    <div role="radiogroup" aria-label={messages.currency} data-part="currencies">
      <RadioGroup
        appearance="tiles"
        value={currency}
        onValueChange={setCurrency}
        options={state.currencies.map((one) => ({
          value: one.currency,
          label: one.currency,
          description: (
            <>
              <span>{balanceOverview.withdrawable}</span> <span data-part="withdrawable">{renderAmount(one)}</span>{" "}
              {isWithdrawableLess(one) && (
                <WithdrawableHelp balance={one} credit={amountsHidden ? undefined : credit} />
              )}{" "}
              {!amountsHidden && <Incoming currency={one.currency} currencies={currencies} />}
            </>
          ),
        }))}
      />
    </div>
  );

  function renderAmount({ currency: code, withdrawable }: CurrencyBalance): ReactElement | string {
    if (withdrawable.kind === "unavailable") return balanceOverview.withdrawableUnavailable;
    if (withdrawable.kind === "notGiven") return balanceOverview.withdrawableNotGiven;
    return (
      <ChangingMoney
        value={withdrawable.amount}
        currency={code}
        size="large"
        isCodeHidden
        cover={amountsHidden ? balanceOverview.hiddenAmount : undefined}
      />
    );
  }
}

interface WithdrawableHelpProps {
  readonly balance: CurrencyBalance;
  /** `undefined` if amounts are hidden. */
  readonly credit: Credit | undefined;
}

/** The sum, so that the available amount of the chart leads to this one. On a phone, only what is taken off. */
function WithdrawableHelp({ balance, credit }: WithdrawableHelpProps): ReactElement {
  const { balanceOverview: messages, locale, fill } = useText(enBalanceOverview);
  if (!credit || !isWithdrawableSum(balance, credit)) return <span data-part="help">{messages.withdrawableHelp}</span>;
  const write = (value: string) => isolate(formatMoney({ value, currency: balance.currency, locale }).amount);
  const [available, outstanding] = [write(balance.available), write(credit.outstanding)];
  return (
    <span data-part="help">
      <span data-part="whole">{fill(messages.withdrawableSum, { available, outstanding })}</span>{" "}
      <span data-part="less">{fill(messages.withdrawableLess, { outstanding })}</span>
    </span>
  );
}

/** Deposits that arrived, but are not in the amount above. */
function Incoming({ currency, currencies }: UseIncomingParameters): ReactElement | null {
  const { balanceOverview: messages, locale, fill, join } = useText(enBalanceOverview);
  const { sums } = useIncoming({ currency, currencies });
  if (sums.size === 0) return null;
  const amounts = Array.from(sums, ([own, value]) => {
    const { amount, code } = formatMoney({ value, currency: own, locale });
    return own === currency ? isolate(amount) : isolateUnit(`${amount}\u00a0${code}`, locale);
  });
  return (
    <span data-part="help" data-tone="warn">
      {fill(messages.incomingSum, { amounts: join(amounts) })}
    </span>
  );
}

/** Placeholder of two currencies, of which the first is that of the credit. */
function BalanceTilesSkeleton(): ReactElement {
  const { balanceOverview } = useText(enBalanceOverview);
  return (
    <div data-part="currencies" aria-hidden="true">
      <div className="pk-RadioGroup" data-appearance="tiles">
        {[balanceOverview.withdrawableHelp, undefined].map((help) => (
          <div key={help ?? ""} data-part="option">
            <span data-part="label">
              <Skeleton width="short" />
            </span>
            <span data-part="description">
              <span>{balanceOverview.withdrawable}</span>
              <span data-part="withdrawable">
                <Skeleton width="long" />
              </span>
              {help && <span data-part="help">{help}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
