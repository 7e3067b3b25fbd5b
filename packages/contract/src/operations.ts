import type { Operation } from "./operation.ts";
import { getBalances } from "./resources/balances.ts";
import { verifyBankAccount } from "./resources/bankAccounts.ts";
import { listBanks } from "./resources/banks.ts";
import { listChains } from "./resources/chains.ts";
import { listMarkets } from "./resources/markets.ts";
import { getOrder } from "./resources/orders.ts";
import { acceptQuote, createQuote } from "./resources/quotes.ts";
import { createRecipient, deleteRecipient, listRecipients, updateRecipient } from "./resources/recipients.ts";
import {
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "./resources/simulation.ts";
import { getTicker } from "./resources/tickers.ts";
import { getTransaction, listTransactions } from "./resources/transactions.ts";
import { getTravelRule, submitTravelRule } from "./resources/travelRule.ts";
import {
  getWebhookDelivery,
  getWebhookEvent,
  listWebhookDeliveries,
  listWebhookEvents,
} from "./resources/webhookHistory.ts";
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replaceWebhook,
  rotateWebhookSecret,
} from "./resources/webhooks.ts";
import { createWithdrawalQuote, submitWithdrawal } from "./resources/withdrawals.ts";

/** Every operation of the service, by name. Servers route with it. A browser imports only the operations that it calls. */
export const operations = {
  listMarkets,
  getTicker,
  createQuote,
  acceptQuote,
  getOrder,
  getBalances,
  verifyBankAccount,
  listRecipients,
  createRecipient,
  updateRecipient,
  deleteRecipient,
  listTransactions,
  getTransaction,
  getTravelRule,
  submitTravelRule,
  listChains,
  listBanks,
  createWithdrawalQuote,
  submitWithdrawal,
  createWebhook,
  listWebhooks,
  getWebhook,
  replaceWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listWebhookEvents,
  getWebhookEvent,
  listWebhookDeliveries,
  getWebhookDelivery,
  simulateCryptoDeposit,
  simulateFiatDeposit,
  simulateProductUpdate,
  simulateFiatWithdrawal,
  simulateCryptoWithdrawal,
  simulateKybStatus,
} as const satisfies Readonly<Record<string, Operation>>;

export type Operations = typeof operations;

export type OperationName = keyof Operations;

/** Every operation as a list. */
export const allOperations: readonly Operations[OperationName][] = Object.values(operations);

/** Whether a text is the name of an operation. */
export function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(operations, text);
}
