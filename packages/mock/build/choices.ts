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
import { VERIFICATION_LIFETIME_MS } from "../src/wallet/bankVerification.ts";
import { LARGEST_AMOUNT } from "../src/wallet/readMoney.ts";
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
const count = (value: bigint | number): string => value.toLocaleString("en");
const days = (milliseconds: number): string => `${milliseconds / 86_400_000} days`;

/** What the emulator does where the service document says nothing, by area, each in a sentence. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  Requests: [
    "A wrong method on a known path is like an unknown path: 404 `NOT_FOUND`.",
    `A body that is not announced as \`application/json\`, or is longer than ${BODY_MAX_BYTES / 1024} KiB: 400 \`VALIDATION_FAILED\`. So are unknown fields and query parameters.`,
    "Checks come in this order: production, key, allowlist, scope, rate limit, signature and nonce, input.",
    "No rate limit holds unless one is set; where it does, each key has a bucket that fills evenly, and callers without a key are told apart by address. `Retry-After` is in whole seconds.",
    "Where an adapter cannot tell a caller's address (in process, MSW), it is 127.0.0.1.",
    "Keys of one environment are unknown in the other: 401 `UNAUTHORIZED`.",
  ],
  Messages: [
    `Where the service document shows no message, it is the emulator's own: ${ownMessages.map((text) => `"${text}"`).join(", ")}, and reasons after them.`,
    "An internal failure is 500 `INTERNAL`, which the service document does not list.",
  ],
  Balances: [
    `A stablecoin (USDT, USDC) is credited and debited as dollars, one for one. Balances are exact to ${AMOUNT_PLACES} places; amounts are written with two, or more where there are more.`,
    "A held deposit is in no balance until it is cleared.",
    "`rail_equivalents` is null for NGN and empty for USD. Credit is in NGN; `outstanding` and `credit_used` are the same.",
    "`withdrawable` is what is available, less the outstanding credit for NGN, and nothing while credit is overdue. Withdrawals are refused beyond it.",
    "`credit.status` is `active`, `overdue` or, without a credit line, `inactive`.",
  ],
  "Bank accounts and recipients": [
    `An account number has ${ACCOUNT_NUMBER_DIGITS} digits, and one name at each bank, always the same. An unknown bank or account: 400 \`VALIDATION_FAILED\`.`,
    `Changing any bank detail of a recipient, the account name or bank name alone too, needs its bank code and account number verified within the last ${minutes(VERIFICATION_LIFETIME_MS)}, else 400 \`VALIDATION_FAILED\`. Creating a recipient does not. Account and bank name follow the change unless they are sent.`,
    "Fields of the other recipient type are refused, empty required ones too. A chain must carry the currency, an address must look like one of its chain (checksums are not worked out), a country must be in ISO 3166-1.",
    "A PATCH that changes nothing is accepted and leaves `updated_at` alone.",
    "Recipients and transactions are listed newest first.",
    "In production KYB is asked for by account verification and by updates of fiat recipients: 403 `FORBIDDEN`.",
  ],
  "Deposits and the Travel Rule": [
    `Simulated deposits are there at once. Deposits and withdrawals go up to ${count(LARGEST_AMOUNT / 10n ** BigInt(AMOUNT_PLACES))}; naira and dollars have two places at most, stablecoins ${AMOUNT_PLACES}.`,
    `A held deposit has status \`action_required\`. Answered, it is \`pending\` and asks for nothing more; ${seconds(CLEARANCE_MS)} later it is cleared. Unanswered for ${days(TRAVEL_RULE_DEADLINE_MS)}, it goes back: status \`failed\`, answering is a 409, reading a 404.`,
    "`purpose` is asked for as not required, accepted in the body, and not kept. Any country text is accepted.",
    "A transaction that was never held has no Travel Rule case: 404.",
  ],
  "Quotes and orders": [
    `A quote is valid for ${seconds(QUOTE_LIFETIME_MS)} and has the best price of its side, whatever the amount.`,
    "Assets other than naira, dollars and stablecoins change hands outside of the balances: buying BTC with USD only takes dollars.",
    `An order that cannot be paid is created and \`rejected\`. Others fill in up to ${FILLS_MAX} steps, ${seconds(FIRST_FILL_MS)} after acceptance and ${seconds(NEXT_FILL_MS)} apart, to one ${BOOK_DEPTH}th of the pair's daily volume; the rest is cancelled.`,
    `A quantity has ${QUANTITY_PLACES} places at most, of a stablecoin ${AMOUNT_PLACES}. The quantity of a trade goes up to ${count(LARGEST_TRADE / 10n ** BigInt(QUANTITY_PLACES))}, its worth to ${count(LARGEST_TRADE / 10n ** BigInt(AMOUNT_PLACES))}; what is worth less than a hundredth is refused.`,
    "An order of which anything was cancelled ends as `cancelled`, whatever was filled. `status` of an accepted quote is always `accepted`.",
    "`exchange.filled` comes with each fill. Nothing leads to `exchange.replaced` but `POST /_mock/events`.",
    "An unknown `pair_id` gets an empty list of tickers, and no quote (400).",
    `The 24-hour window moves on in stretches of ${minutes(STRETCH_SECONDS * 1000)}; \`last\`, \`high\` and \`low\` agree at every second. A price changes at most once in ${STEP_SECONDS} seconds.`,
    `There are ${MARKETS_DEFAULT} trading pairs unless told otherwise, and up to ${count(MARKETS_MAX)}.`,
  ],
  Withdrawals: [
    `A withdrawal quote is valid for ${minutes(WITHDRAWAL_QUOTE_LIFETIME_MS)}; expired or used with another idempotency key it is a 409. The fee is ${writeAmount(NAIRA_FEE)} NGN, or ${writeAmount(DOLLAR_FEE)} of a dollar or stablecoin.`,
    `A withdrawal is settled after ${seconds(WITHDRAWAL_MS.fiat)} to a bank, ${seconds(WITHDRAWAL_MS.crypto)} on a chain. Too little money: 400; blocked by overdue credit: 403.`,
    "An idempotency key belongs to the account, across all operations that take one. A refused request leaves it unused, and the amounts `1` and `1.0` are one intent.",
    `A nonce is used up once the signature was found right, and remembered for ${minutes(NONCE_LIFETIME_MS)} of the real time.`,
    "Timestamps of signatures go by the real time, and everything that is reported goes by the emulator's clock.",
    "A key without a signing secret cannot sign: 401.",
  ],
  Webhooks: [
    "A fourth enabled endpoint: 409 `CONFLICT`. Disabled ones are not counted. An endpoint that is not enabled is `disabled`.",
    "A URL that breaks the rules: 422 `WEBHOOK_URL_REJECTED`, with the reason in the message.",
    "All four fields of an endpoint have to be given; the service document calls `enabled` alone required.",
    "An identifier that no endpoint, event or delivery can have is unknown: 404 `NOT_FOUND`. Elsewhere a malformed identifier is 400.",
    "Subscribing without the scope that a topic needs: 403 `MISSING_SCOPE`.",
    `A first attempt leaves within ${FIRST_ATTEMPT_WITHIN_MS} milliseconds. Jitter is up to ${JITTER * 100} % to either side. \`Retry-After\` puts a retry off to that time where it is later, and never hastens it.`,
    "A host that does not resolve, or no longer to public addresses alone, counts as unreachable and is tried again.",
    "Retries go to the URL, and are signed with the secrets, that the endpoint has by then. One under way when the endpoint is disabled or deleted counts where it succeeds, and is cancelled where it fails.",
    `A delivery's \`status\` is \`pending\`, \`succeeded\`, \`failed\` (the answer is final), \`exhausted\` (no retries left) or \`cancelled\`; \`last_error\` is \`timeout\` or \`unreachable\`. The history is ${seconds(HISTORY_LAG_MS)} behind. Events without a subscriber are in it, deleted endpoints' deliveries too.`,
    "`data` of an event is the transaction, its `id` told as `transaction_id`, or the order.",
    'What comes back from deleting an endpoint: `{ "id", "deleted": true }`; from deleting a recipient: `{}`.',
  ],
};
