import type { OperationName } from "@partner-kit/contract";
import type { Handlers } from "./handler.ts";
import { balances } from "./handlers/balances.ts";
import { bankAccounts } from "./handlers/bankAccounts.ts";
import { banks } from "./handlers/banks.ts";
import { chains } from "./handlers/chains.ts";
import { markets } from "./handlers/markets.ts";
import { orders } from "./handlers/orders.ts";
import { quotes } from "./handlers/quotes.ts";
import { recipients } from "./handlers/recipients.ts";
import { simulation } from "./handlers/simulation.ts";
import { tickers } from "./handlers/tickers.ts";
import { transactions } from "./handlers/transactions.ts";
import { travelRule } from "./handlers/travelRule.ts";
import { webhookHistory } from "./handlers/webhookHistory.ts";
import { webhooks } from "./handlers/webhooks.ts";
import { withdrawals } from "./handlers/withdrawals.ts";

/** The handler of every operation. A missing handler is a type error. */
export const handlers: Handlers<OperationName> = {
  ...balances,
  ...bankAccounts,
  ...banks,
  ...chains,
  ...markets,
  ...orders,
  ...quotes,
  ...recipients,
  ...simulation,
  ...tickers,
  ...transactions,
  ...travelRule,
  ...webhookHistory,
  ...webhooks,
  ...withdrawals,
};
