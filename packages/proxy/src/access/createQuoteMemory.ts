import {
  isSuccessEnvelope,
  type Operation,
  type OperationName,
  operations,
  type ParsedInput,
} from "@partner-kit/contract";
import { decodeBase64Url, encodeBase64Url } from "@partner-kit/contract/signing";
import { HttpError } from "../http/HttpError.ts";
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

/**
 * Creates the memory of quotes. Without a policy it stores nothing. Quotes are encrypted, because the policy decides by
 * them: a quote that was changed in the store must not count.
 */
export function createQuoteMemory(settings: Pick<Settings, "policy" | "store" | "secretBox" | "logger">): QuoteMemory {
  const { policy, store, secretBox, logger } = settings;

  async function write(id: string, text: string): Promise<void> {
    if (!secretBox) throw new Error("Quotes need a store key.");
    const name = quoteName(id);
    const value = encodeBase64Url(await secretBox.seal({ text, label: name }));
    await store.writeShared({ name, value, ttl: QUOTE_TTL });
  }

  async function read(id: string): Promise<string | undefined> {
    const name = quoteName(id);
    const sealed = decodeBase64Url((await store.readShared(name)) ?? "");
    if (!secretBox || !sealed || sealed.length === 0) return undefined;
    return secretBox.open({ sealed, label: name }).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      logger.error({}, "a stored quote cannot be decrypted: its store key was removed, or it was changed in the store");
      return undefined;
    });
  }

  return {
    async remember({ name }, quoteInput, { envelope }) {
      const use = policy && Object.values(quoteUses).find(({ source }) => source.name === name);
      const quote = use && isSuccessEnvelope(envelope) ? use.source.data.safeParse(envelope.data).data : undefined;
      if (!use || !quote) return;
      await write(String(Reflect.get(quote, use.id)), JSON.stringify({ quote, quoteInput })).catch((error: unknown) =>
        logger.error({ operation: name, reason: errorCodeOf(error) }, "a quote was not stored; it cannot be accepted"),
      );
    },
    async recall({ name }, input) {
      const use = Object.entries(quoteUses).find(([operation]) => operation === name)?.[1];
      if (!use) return undefined;
      const text = await read(String(Reflect.get(input, use.id)));
      // Generic boundary: `remember` wrote it.
      return text === undefined ? null : (JSON.parse(text) as RememberedQuote);
    },
  };
}

/** IDs are case-insensitive. */
function quoteName(id: string): string {
  return `quote ${id.toLowerCase()}`;
}
