import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { renderWithKit } from "../test/renderWithKit.tsx";
import { ApprovalQueue } from "./approvals/ApprovalQueue/ApprovalQueue.tsx";
import { AttentionList } from "./attention/AttentionList/AttentionList.tsx";
import { BalanceOverview } from "./balances/BalanceOverview/BalanceOverview.tsx";
import { TickerTable } from "./markets/TickerTable/TickerTable.tsx";
import { OrderList } from "./orders/OrderList/OrderList.tsx";
import { PaymentBatchList } from "./paymentBatches/PaymentBatchList/PaymentBatchList.tsx";
import { EventFeed } from "./receivedEvents/EventFeed/EventFeed.tsx";
import { RecipientList } from "./recipients/RecipientList/RecipientList.tsx";
import { TransactionList } from "./transactions/TransactionList/TransactionList.tsx";
import { TravelRuleQueue } from "./travelRule/TravelRuleQueue/TravelRuleQueue.tsx";
import { WebhookManager } from "./webhooks/WebhookManager/WebhookManager.tsx";
import { WithdrawalForm } from "./withdrawals/WithdrawalForm/WithdrawalForm.tsx";

// Costs that do not depend on the machine. Lower a number when it falls; a higher one needs a reason.

const overview = (
  <>
    <AttentionList />
    <BalanceOverview />
    <TravelRuleQueue />
    <TickerTable />
    <EventFeed />
  </>
);

const screens: Readonly<Record<string, { readonly element: ReactElement; readonly reads: readonly string[] }>> = {
  overview: {
    element: overview,
    reads: [
      "/kit/approvals",
      "/kit/events",
      "/kit/events",
      "/partner/exchange/markets",
      "/partner/exchange/ticker/24h",
      "/partner/wallets/balances/overview",
      "/partner/wallets/transactions",
      "/partner/webhook/deliveries",
      "/partner/webhooks",
    ],
  },
  markets: { element: <TickerTable />, reads: ["/partner/exchange/markets", "/partner/exchange/ticker/24h"] },
  orders: { element: <OrderList />, reads: ["/kit/events", "/kit/events", "/partner/exchange/markets"] },
  pay: {
    element: <WithdrawalForm />,
    // The transactions are for the recipients that were paid last, the approvals for payments that wait for one.
    reads: [
      "/kit/approvals",
      "/partner/wallets/balances/overview",
      "/partner/wallets/chains",
      "/partner/wallets/recipients",
      "/partner/wallets/transactions",
    ],
  },
  payMany: { element: <PaymentBatchList />, reads: ["/kit/payment-batches"] },
  transactions: {
    element: <TransactionList />,
    reads: ["/partner/wallets/recipients", "/partner/wallets/transactions"],
  },
  recipients: {
    element: <RecipientList />,
    // The transactions are for when each recipient was paid last.
    reads: [
      "/kit/approvals",
      "/partner/wallets/chains",
      "/partner/wallets/recipients",
      "/partner/wallets/transactions",
    ],
  },
  compliance: { element: <TravelRuleQueue />, reads: ["/partner/wallets/transactions"] },
  approvals: { element: <ApprovalQueue />, reads: ["/kit/approvals"] },
  webhooks: { element: <WebhookManager />, reads: ["/partner/webhook/deliveries", "/partner/webhooks"] },
};

test.each(Object.entries(screens))(
  "behaviour: the components of the screen %s send only these reads when they open",
  async (_, { element, reads }) => {
    const { backend } = await renderWithKit(element);
    const sent = backend.requests.map((request) => request.replace("GET /partner-kit", ""));
    // Every page opens a session and a live stream.
    expect(sent.toSorted()).toEqual(["/kit/session", "/kit/live", ...reads].toSorted());
  },
);
