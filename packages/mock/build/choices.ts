import { AMOUNT_PLACES, writeAmount } from "../src/amount.ts";
import { NONCE_LIFETIME_MS } from "../src/checkSignature.ts";
import { MARKETS_DEFAULT, MARKETS_MAX } from "../src/createMockService.ts";
import { FIRST_FILL_MS, NEXT_FILL_MS } from "../src/exchange/fillOrder.ts";
import { BOOK_DEPTH, FILLS_MAX } from "../src/exchange/planFills.ts";
import { LARGEST_TRADE, QUANTITY_PLACES } from "../src/exchange/priceTrade.ts";
import { QUOTE_LIFETIME_MS } from "../src/handlers/quotes.ts";
import { CLEARANCE_MS } from "../src/handlers/travelRule.ts";
import { DOLLAR_FEE, NAIRA_FEE, WITHDRAWAL_QUOTE_LIFETIME_MS } from "../src/handlers/withdrawals.ts";
import { STEP_SECONDS, STRETCH_SECONDS } from "../src/market/pricePath.ts";
import { BODY_MAX_BYTES } from "../src/readBody.ts";
import { ORDER_DAYS, PAST_FILL_MS } from "../src/seed/pastOrders.ts";
import { APART_MS, PAYMENTS_TIME_MS } from "../src/seed/pastPayments.ts";
import { VERIFICATION_LIFETIME_MS } from "../src/wallet/bankVerification.ts";
import { LARGEST_AMOUNT } from "../src/wallet/readMoney.ts";
import { ROUND, TRADE_TIME_MS } from "../src/wallet/readPastBalances.ts";
import { ACCOUNT_NUMBER_DIGITS } from "../src/wallet/resolveBankAccount.ts";
import { TRAVEL_RULE_DEADLINE_MS } from "../src/wallet/startDeposit.ts";
import { WITHDRAWAL_MS } from "../src/wallet/startWithdrawal.ts";
import { FIRST_ATTEMPT_WITHIN_MS } from "../src/webhooks/createOutbox.ts";
import { HISTORY_LAG_MS } from "../src/webhooks/history.ts";
import { JITTER } from "../src/webhooks/nextVersion.ts";

const ownMessages = [
  "conflict",
  "secret rotation in progress",
  "webhook url is not allowed",
  "too many requests",
  "replay protection temporarily unavailable",
  "invalid X-Api-Key header",
];

const minutes = (milliseconds: number): string => `${milliseconds / 60_000} minutes`;
const seconds = (milliseconds: number): string => `${milliseconds / 1000} seconds`;
const UNITS = 10n ** BigInt(AMOUNT_PLACES);
const count = (value: bigint | number): string => value.toLocaleString("en");
const days = (milliseconds: number): string => `${milliseconds / 86_400_000} days`;

/** The emulator's choices for details that the service document does not show, by area, as sentences. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  Requests: [
    "A wrong method on a known path returns 404 `NOT_FOUND`, like an unknown path.",
    `A body with another content type than \`application/json\` or of more than ${BODY_MAX_BYTES / 1024} KiB returns 400 \`VALIDATION_FAILED\`. Unknown fields and query parameters do, too.`,
    "The order of the checks is: production, key, allowlist, scope, rate limit, signature and nonce, input.",
    "There is no rate limit by default. With `rateLimit`, each key has a token bucket, and callers without a key have one per address. `Retry-After` is in whole seconds.",
    "The address of a caller is 127.0.0.1 if the adapter does not know it (in process, MSW).",
    "Keys of the other environment return 401 `UNAUTHORIZED`.",
  ],
  Messages: [
    `If the service document does not show a message, the emulator uses its own: ${ownMessages.map((text) => `"${text}"`).join(", ")}. A reason can follow.`,
    "An internal failure returns 500 `INTERNAL`, which the service document does not list.",
  ],
  Balances: [
    `Stablecoins (USDT, USDC) are credited and debited as dollars, one to one. Balances have ${AMOUNT_PLACES} decimal places. Amounts are written with at least two.`,
    "A held deposit is not part of a balance until it is cleared.",
    "`rail_equivalents` is null for NGN and empty for USD. Credit is in NGN. `outstanding` equals `credit_used`.",
    "`withdrawable` is the available balance, for NGN minus the outstanding credit. It is zero while credit is overdue. Larger withdrawals are rejected.",
    `Past balances are derived from the transactions and orders. Where they would fall too low, they assume a trade at ${TRADE_TIME_MS / 3_600_000}:00 UTC each day, of a multiple of ${count(ROUND / UNITS)} in the currency. The scenarios \`past-orders\` and \`past-month\` have an order for each of the last ${ORDER_DAYS} of these trades, filled after ${seconds(PAST_FILL_MS)}. \`past-month\` also has two groups of withdrawals, each sent from ${PAYMENTS_TIME_MS / 3_600_000}:00 UTC on a working day, ${seconds(APART_MS)} apart.`,
    "`credit.status` is `active`, `overdue` or, without a credit line, `inactive`.",
  ],
  "Bank accounts and recipients": [
    `An account number has ${ACCOUNT_NUMBER_DIGITS} digits. Its name at each bank never changes. An unknown bank or account returns 400 \`VALIDATION_FAILED\`.`,
    `A change of any bank detail of a recipient, including the account name and bank name, returns 400 \`VALIDATION_FAILED\` unless bank code and account number were verified within the last ${minutes(VERIFICATION_LIFETIME_MS)}. Creating a recipient needs no verification. If the request omits account name and bank name, they change with the account.`,
    "Fields of the other recipient type and empty required fields are rejected. The chain must support the currency, the address must match the format of the chain (without its checksum), and the country must be in ISO 3166-1.",
    "Transactions have one page by default. With `transactionPageSize`, a page ends with `next_cursor`, null on the last page, which is sent as the query parameter `cursor`. Other values of it return 400. The service document does not show pages.",
    "A PATCH without a change is accepted and does not change `updated_at`.",
    "Recipients and transactions are listed newest first.",
    "In production without approved KYB, account verification and updates of fiat recipients return 403 `FORBIDDEN`.",
  ],
  "Deposits and the Travel Rule": [
    `Simulated deposits are available immediately. The maximum of deposits and withdrawals is ${count(LARGEST_AMOUNT / 10n ** BigInt(AMOUNT_PLACES))}. Naira and dollars have up to 2 decimal places, stablecoins up to ${AMOUNT_PLACES}.`,
    `A held deposit has the status \`action_required\`. After a submission it is \`pending\` without a required action, and it is cleared ${seconds(CLEARANCE_MS)} later. Without a submission it is returned after ${days(TRAVEL_RULE_DEADLINE_MS)}: its status is \`failed\`, a submission returns 409, and a read returns 404.`,
    "The field `purpose` is not required. It is accepted in the body and not stored. Every country text is accepted.",
    "A transaction that was never held returns 404 for its Travel Rule case.",
  ],
  "Quotes and orders": [
    `A quote is valid for ${seconds(QUOTE_LIFETIME_MS)} and has the best price of its side for every amount.`,
    "Assets other than naira, dollars and stablecoins have no balance: buying BTC with USD only debits dollars.",
    `An order above the balance is created and \`rejected\`. Other orders fill in up to ${FILLS_MAX} steps. The first is ${seconds(FIRST_FILL_MS)} after acceptance, and the others follow every ${seconds(NEXT_FILL_MS)}. Fills end at 1/${BOOK_DEPTH} of the pair's daily volume, and the rest is cancelled.`,
    `A quantity has up to ${QUANTITY_PLACES} decimal places, of a stablecoin up to ${AMOUNT_PLACES}. The maximum quantity of a trade is ${count(LARGEST_TRADE / 10n ** BigInt(QUANTITY_PLACES))}, and its maximum value is ${count(LARGEST_TRADE / 10n ** BigInt(AMOUNT_PLACES))}. Trades below a value of 0.01 are rejected.`,
    "A partly filled order with a cancelled rest ends as `cancelled`. The `status` of an accepted quote is always `accepted`.",
    "Each fill emits `exchange.filled`. Only `POST /_mock/events` emits `exchange.replaced`.",
    "For an unknown `pair_id`, the ticker returns an empty list, and a quote returns 400 `VALIDATION_FAILED`.",
    `The 24-hour window moves in steps of ${minutes(STRETCH_SECONDS * 1000)}. \`last\`, \`high\` and \`low\` agree at every second. A price changes at most once in ${STEP_SECONDS} seconds.`,
    `The default number of trading pairs is ${MARKETS_DEFAULT}, and the maximum is ${count(MARKETS_MAX)}.`,
  ],
  Withdrawals: [
    `A withdrawal quote is valid for ${minutes(WITHDRAWAL_QUOTE_LIFETIME_MS)}. A quote that expired or was used with another idempotency key returns 409. The fee is ${writeAmount(NAIRA_FEE)} NGN, or ${writeAmount(DOLLAR_FEE)} in dollars and stablecoins.`,
    `A withdrawal to a bank settles after ${seconds(WITHDRAWAL_MS.fiat)}, on a chain after ${seconds(WITHDRAWAL_MS.crypto)}. An insufficient balance returns 400, and overdue credit returns 403.`,
    "An idempotency key is unique per account across all operations. A rejected request does not use it up. The amounts `1` and `1.0` are the same intent.",
    `A nonce is used up after its signature was verified, and stored for ${minutes(NONCE_LIFETIME_MS)} of real time.`,
    "Timestamps of signatures follow real time. All other timestamps follow the emulated clock.",
    "A signed request with a key without a signing secret returns 401.",
  ],
  Webhooks: [
    "A fourth enabled endpoint returns 409 `CONFLICT`. Disabled endpoints do not count. Their `status` is `disabled`.",
    "A URL that breaks the rules returns 422 `WEBHOOK_URL_REJECTED` with the reason in the message.",
    "All four fields of an endpoint are required. The service document states this only of `enabled`.",
    "A malformed identifier of an endpoint, event or delivery returns 404 `NOT_FOUND`. Other malformed identifiers return 400.",
    "A subscription without the scope of its topic returns 403 `MISSING_SCOPE`.",
    `The first attempt starts within ${FIRST_ATTEMPT_WITHIN_MS} milliseconds. Jitter is up to ${JITTER * 100} % in both directions. \`Retry-After\` can only delay a retry.`,
    "A host that does not resolve, or no longer resolves to public addresses only, is unreachable. The delivery is retried.",
    "Retries use the current URL and secrets of the endpoint. If the endpoint is disabled or deleted during an attempt, a success counts, and a failure cancels the delivery.",
    `The \`status\` of a delivery is \`pending\`, \`succeeded\`, \`failed\` (a final response), \`exhausted\` (no retries left) or \`cancelled\`. \`last_error\` is \`timeout\` or \`unreachable\`. The history lags by ${seconds(HISTORY_LAG_MS)}. It includes events without a subscriber and deliveries of deleted endpoints.`,
    "The `data` of an event is the order, or the transaction with `transaction_id` instead of `id`.",
    'Deleting an endpoint returns `{ "id", "deleted": true }`. Deleting a recipient returns `{}`.',
  ],
};
