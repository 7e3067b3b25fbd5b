"use client";

import { arApprovals } from "../approvals/messages.ar.ts";
import { arAttention } from "../attention/messages.ar.ts";
import { arBalances } from "../balances/messages.ar.ts";
import { arCharts } from "../charts/messages.ar.ts";
import { arMarkets } from "../markets/messages.ar.ts";
import { arOrders } from "../orders/messages.ar.ts";
import { arPaymentBatches } from "../paymentBatches/messages.ar.ts";
import { arQuotes } from "../quotes/messages.ar.ts";
import { arEvents } from "../receivedEvents/messages.ar.ts";
import { arRecipients } from "../recipients/messages.ar.ts";
import { arSession } from "../session/messages.ar.ts";
import { arSimulation } from "../simulation/messages.ar.ts";
import { arTransactions } from "../transactions/messages.ar.ts";
import { arTravelRule } from "../travelRule/messages.ar.ts";
import { arDeliveryLog } from "../webhooks/DeliveryLog/messages.ar.ts";
import { arWebhooks } from "../webhooks/messages.ar.ts";
import { arReceiverCode } from "../webhooks/ReceiverCode/messages.ar.ts";
import { arSignatureChecker } from "../webhooks/SignatureChecker/messages.ar.ts";
import { arWithdrawals } from "../withdrawals/messages.ar.ts";
import { arCommon } from "./messages.ar.ts";
import type { Catalogue } from "./text.ts";

/** Arabic. */
export const ar: Catalogue = {
  ...arApprovals,
  ...arAttention,
  ...arBalances,
  ...arCharts,
  ...arCommon,
  ...arMarkets,
  ...arOrders,
  ...arPaymentBatches,
  ...arQuotes,
  ...arEvents,
  ...arRecipients,
  ...arSession,
  ...arSimulation,
  ...arTransactions,
  ...arTravelRule,
  ...arDeliveryLog,
  ...arReceiverCode,
  ...arSignatureChecker,
  ...arWebhooks,
  ...arWithdrawals,
};
