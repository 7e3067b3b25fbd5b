import { type createPaymentBatch, isSuccessEnvelope, operations, type ParsedInput } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { RequestedLine } from "./PaymentBatchRecord.ts";

export interface CreateBatchParameters {
  readonly input: ParsedInput<typeof createPaymentBatch>;
  readonly access: Access;
  readonly correlationId: string;
  readonly reader: Call;
}

export interface ResolveLinesParameters extends CreateBatchParameters {
  readonly upstream: Pick<Upstream, "send">;
}

/**
 * Adds an ID and the saved recipient to each line of a request. The same request has the same IDs. Rejects with an
 * `HttpError` if the service does not list a recipient.
 */
export async function resolveLines(parameters: ResolveLinesParameters): Promise<readonly RequestedLine[]> {
  const { input, access, correlationId, reader, upstream } = parameters;
  const { subject } = access;
  const operation = operations.listRecipients;
  const { envelope } = await upstream.send({ operation, input: {}, reader, subject, correlationId, maxAge: 0 });
  const listed = isSuccessEnvelope(envelope) ? operation.data.safeParse(envelope.data).data : undefined;
  if (!listed)
    throw new HttpError({ code: "UPSTREAM_INVALID", message: "The recipients could not be read. Try again." });
  const recipients = new Map(listed.map((recipient) => [recipient.id.toLowerCase(), recipient]));
  const lines = input.lines.map(({ max_fee = null, ...line }, index) => {
    const recipient = recipients.get(line.recipient_id.toLowerCase());
    if (recipient) return { ...line, max_fee, recipient };
    const message = `invalid request parameters: lines.${index}.recipient_id: there is no saved recipient with this ID`;
    throw new HttpError({ code: "VALIDATION_FAILED", message });
  });
  const batchId = input.batch_id.toLowerCase();
  return Promise.all(
    lines.map(async (line, index) => {
      const { recipient, currency, amount } = line;
      const id = await uuidOf(["payment line", subject, batchId, index, recipient.id.toLowerCase(), currency, amount]);
      return { ...line, id };
    }),
  );
}

/**
 * A UUID version 8 of values. A line's ID is its idempotency key, so a batch that is sent again after its record was
 * deleted has the same keys, and the service does not pay it twice.
 */
async function uuidOf(values: readonly (string | number)[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(values));
  const hash = new DataView(await crypto.subtle.digest("SHA-256", text), 0, 16);
  // The bits of version and variant.
  hash.setUint8(6, (hash.getUint8(6) & 0x0f) | 0x80);
  hash.setUint8(8, (hash.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from({ length: 16 }, (_, index) => hash.getUint8(index).toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
