import type { Operation, ParsedInput } from "@partner-kit/contract";
import type { RememberedQuote } from "../access/createQuoteMemory.ts";
import type { ApprovalRecord } from "./ApprovalRecord.ts";

interface Requested {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The text that identifies a request: the person, the operation, and its idempotency key or its whole input. */
export function fingerprintText({ operation, input, subject }: Requested & { readonly subject: string }): string {
  const { name, idempotencyKey } = operation;
  return JSON.stringify([
    subject,
    name,
    idempotencyKey === undefined ? canonical(input) : { key: input[idempotencyKey] },
  ]);
}

/**
 * Whether a request with the same fingerprint asks for what the approval covers. A withdrawal may name a newer quote for
 * the same recipient, currency and amount.
 */
export function isSameIntent(
  record: ApprovalRecord,
  input: ParsedInput<Operation>,
  quote: RememberedQuote | null | undefined,
): boolean {
  if (canonical(record.input) === canonical(input)) return true;
  const { recipient_id, currency, amount } = record.reviewed;
  if (!quote || recipient_id === undefined) return false;
  const { quoteInput } = quote;
  return canonical({ recipient_id, currency, amount }) === canonical({ ...quoteInput });
}

/** JSON with sorted keys, so that equal inputs have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === "object" && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}
