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
 * Adds an ID and the saved recipient to each line of a request. Rejects with an `HttpError` if the service does not list a
 * recipient.
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
  return input.lines.map(({ max_fee = null, ...line }, index) => {
    const recipient = recipients.get(line.recipient_id.toLowerCase());
    if (recipient) return { ...line, max_fee, recipient, id: crypto.randomUUID() };
    const message = `invalid request parameters: lines.${index}.recipient_id: there is no saved recipient with this ID`;
    throw new HttpError({ code: "VALIDATION_FAILED", message });
  });
}
