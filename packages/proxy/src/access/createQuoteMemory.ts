import {
  isSuccessEnvelope,
  type Operation,
  type OperationName,
  operations,
  type ParsedInput,
} from "@partner-kit/contract";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";

/** Quotes that the service returned, for the policy that decides about their acceptance. */
export interface QuoteMemory {
  /** Stores a quote, if the response has one. Never rejects. */
  remember(operation: Operation, input: ParsedInput<Operation>, response: UpstreamResponse): Promise<void>;
  /** The quote that an operation's input names. `undefined` if the operation uses none, `null` if it is not known. */
  recall(operation: Operation, input: ParsedInput<Operation>): Promise<RememberedQuote | null | undefined>;
}

export interface RememberedQuote {
  readonly quote: Readonly<Record<string, unknown>>;
  /** The input that the quote was requested with. */
  readonly quoteInput: Readonly<Record<string, unknown>>;
}

/** Milliseconds for which a quote is stored. It is valid for less, but a request to accept it may come again after a lost response. */
const QUOTE_TTL = 24 * 3_600_000;

/** The operations that use a quote: which one returned it, and which of its fields is the ID. */
const quoteUses = {
  acceptQuote: { source: operations.createQuote, id: "quote_id" },
  submitWithdrawal: { source: operations.createWithdrawalQuote, id: "withdrawal_quote_id" },
} as const satisfies Partial<Record<OperationName, { source: Operation; id: string }>>;

/** Creates the memory of quotes. Without a policy it stores nothing. */
export function createQuoteMemory(settings: Pick<Settings, "policy" | "store" | "logger">): QuoteMemory {
  const { policy, store, logger } = settings;
  return {
    async remember({ name }, quoteInput, { envelope }) {
      const use = policy && Object.values(quoteUses).find(({ source }) => source.name === name);
      const quote = use && isSuccessEnvelope(envelope) ? use.source.data.safeParse(envelope.data).data : undefined;
      if (!use || !quote) return;
      const value = JSON.stringify({ quote, quoteInput });
      await store
        .writeShared({ name: quoteName(String(Reflect.get(quote, use.id))), value, ttl: QUOTE_TTL })
        .catch((error: unknown) =>
          logger.error(
            { operation: name, reason: errorCodeOf(error) },
            "a quote was not stored; it cannot be accepted",
          ),
        );
    },
    async recall({ name }, input) {
      const use = Object.entries(quoteUses).find(([operation]) => operation === name)?.[1];
      if (!use) return undefined;
      const stored = await store.readShared(quoteName(String(Reflect.get(input, use.id))));
      // Generic boundary: `remember` wrote it.
      return stored === null ? null : (JSON.parse(stored) as RememberedQuote);
    },
  };
}

function quoteName(id: string): string {
  return `quote ${id}`;
}
