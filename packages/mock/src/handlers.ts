import type { OperationName } from "@partner-kit/contract";
import type { Handlers } from "./handler.ts";
import { balances } from "./handlers/balances.ts";
import { banks } from "./handlers/banks.ts";
import { chains } from "./handlers/chains.ts";
import { markets } from "./handlers/markets.ts";
import { tickers } from "./handlers/tickers.ts";
import { webhookHistory } from "./handlers/webhookHistory.ts";
import { webhooks } from "./handlers/webhooks.ts";

/** Operations that answer 501. */
export const notBuilt = [
  "createQuote",
  "acceptQuote",
  "getOrder",
  "verifyBankAccount",
  "listRecipients",
  "createRecipient",
  "updateRecipient",
  "deleteRecipient",
  "listTransactions",
  "getTransaction",
  "getTravelRule",
  "submitTravelRule",
  "createWithdrawalQuote",
  "submitWithdrawal",
  "simulateCryptoDeposit",
  "simulateFiatDeposit",
  "simulateProductUpdate",
  "simulateFiatWithdrawal",
  "simulateCryptoWithdrawal",
  "simulateKybStatus",
] as const satisfies readonly OperationName[];

type NotBuilt = (typeof notBuilt)[number];

/** The handler of every operation that is built; a missing one is a type error. */
export const handlers: Handlers<Exclude<OperationName, NotBuilt>> = {
  ...balances,
  ...banks,
  ...chains,
  ...markets,
  ...tickers,
  ...webhookHistory,
  ...webhooks,
};
