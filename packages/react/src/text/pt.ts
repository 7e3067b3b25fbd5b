"use client";

import { ptApprovals } from "../approvals/messages.pt.ts";
import { ptAttention } from "../attention/messages.pt.ts";
import { ptBalances } from "../balances/messages.pt.ts";
import { ptCharts } from "../charts/messages.pt.ts";
import { ptMarkets } from "../markets/messages.pt.ts";
import { ptOrders } from "../orders/messages.pt.ts";
import { ptPaymentBatches } from "../paymentBatches/messages.pt.ts";
import { ptQuotes } from "../quotes/messages.pt.ts";
import { ptEvents } from "../receivedEvents/messages.pt.ts";
import { ptRecipients } from "../recipients/messages.pt.ts";
import { ptSession } from "../session/messages.pt.ts";
import { ptSimulation } from "../simulation/messages.pt.ts";
import { ptTransactions } from "../transactions/messages.pt.ts";
import { ptTravelRule } from "../travelRule/messages.pt.ts";
import { ptDeliveryLog } from "../webhooks/DeliveryLog/messages.pt.ts";
import { ptWebhooks } from "../webhooks/messages.pt.ts";
import { ptReceiverCode } from "../webhooks/ReceiverCode/messages.pt.ts";
import { ptSignatureChecker } from "../webhooks/SignatureChecker/messages.pt.ts";
import { ptWithdrawals } from "../withdrawals/messages.pt.ts";
import { ptCommon } from "./messages.pt.ts";
import type { Catalogue } from "./text.ts";

/** Portuguese, as it is written in Portugal, Angola and Mozambique. */
export const pt: Catalogue = {
  ...ptApprovals,
  ...ptAttention,
  ...ptBalances,
  ...ptCharts,
  ...ptCommon,
  ...ptMarkets,
  ...ptOrders,
  ...ptPaymentBatches,
  ...ptQuotes,
  ...ptEvents,
  ...ptRecipients,
  ...ptSession,
  ...ptSimulation,
  ...ptTransactions,
  ...ptTravelRule,
  ...ptDeliveryLog,
  ...ptReceiverCode,
  ...ptSignatureChecker,
  ...ptWebhooks,
  ...ptWithdrawals,
};
