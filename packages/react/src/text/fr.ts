"use client";

import { frApprovals } from "../approvals/messages.fr.ts";
import { frAttention } from "../attention/messages.fr.ts";
import { frBalances } from "../balances/messages.fr.ts";
import { frCharts } from "../charts/messages.fr.ts";
import { frMarkets } from "../markets/messages.fr.ts";
import { frOrders } from "../orders/messages.fr.ts";
import { frPaymentBatches } from "../paymentBatches/messages.fr.ts";
import { frQuotes } from "../quotes/messages.fr.ts";
import { frEvents } from "../receivedEvents/messages.fr.ts";
import { frRecipients } from "../recipients/messages.fr.ts";
import { frSession } from "../session/messages.fr.ts";
import { frSimulation } from "../simulation/messages.fr.ts";
import { frTransactions } from "../transactions/messages.fr.ts";
import { frTravelRule } from "../travelRule/messages.fr.ts";
import { frDeliveryLog } from "../webhooks/DeliveryLog/messages.fr.ts";
import { frWebhooks } from "../webhooks/messages.fr.ts";
import { frReceiverCode } from "../webhooks/ReceiverCode/messages.fr.ts";
import { frSignatureChecker } from "../webhooks/SignatureChecker/messages.fr.ts";
import { frWithdrawals } from "../withdrawals/messages.fr.ts";
import { frCommon } from "./messages.fr.ts";
import type { Catalogue } from "./text.ts";

/** French. */
export const fr: Catalogue = {
  ...frApprovals,
  ...frAttention,
  ...frBalances,
  ...frCharts,
  ...frCommon,
  ...frMarkets,
  ...frOrders,
  ...frPaymentBatches,
  ...frQuotes,
  ...frEvents,
  ...frRecipients,
  ...frSession,
  ...frSimulation,
  ...frTransactions,
  ...frTravelRule,
  ...frDeliveryLog,
  ...frReceiverCode,
  ...frSignatureChecker,
  ...frWebhooks,
  ...frWithdrawals,
};
