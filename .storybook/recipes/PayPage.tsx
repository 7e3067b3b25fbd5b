import { BalanceOverview, PaymentBatchList, TransactionList, WithdrawalForm } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { ConsolePage } from "./ConsolePage.tsx";

/** Pays a saved recipient beside the batches, above the balances it comes from and the payments made so far. */
export function PayPage(): ReactElement {
  return (
    <ConsolePage title="Pay" lead="Pay a saved recipient. You see the quote before anything is sent.">
      <div className="console-columns" data-columns="form first">
        <WithdrawalForm confirmAbove={{ NGN: "1000000" }} />
        <PaymentBatchList />
      </div>
      <BalanceOverview />
      <TransactionList defaultView={{ type: "withdrawal" }} />
    </ConsolePage>
  );
}
