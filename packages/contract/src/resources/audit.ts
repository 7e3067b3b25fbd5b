import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openObject } from "../schema/openObject.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";

/** Maximum number of records in a response. */
export const AUDIT_RECORDS_MAX = 1000;

/** A change that a person made through the proxy, with its outcome. Contains no personal data and no secrets. */
export type AuditRecord = z.output<typeof auditRecordSchema>;

export const auditRecordSchema = openObject({
  /** 1, 2, 3 and so on, without gaps. */
  seq: z.number(),
  /** Milliseconds since the epoch. The hash covers it. */
  time: z.number(),
  /** The subject that the host's `authorize` returned. */
  subject: z.string(),
  /** Name of the operation. */
  action: z.string(),
  /** The changed resource, such as `webhooks/…`. */
  resource: z.nullable(z.string()),
  /** `begun` before the request is sent, then `ok` or an error code. `refused` if the proxy did not send it. */
  outcome: z.string(),
  /** Why the proxy refused: a reason such as `not_granted`, or an error code. Null unless `outcome` is `refused`. */
  reason: z.nullable(z.string()),
  /** The proxy's ID of the request, as in its log and in the response header `x-correlation-id`. Null in old records. */
  correlation_id: z.nullable(z.string()),
  /** Identifiers of input and result, such as `quote_id`, `order_id` and `idempotency_key`. */
  identifiers: z.record(z.string(), z.string()),
  /** Fingerprint of the audit key that the hash is made with. Null if the hash is made without a key. */
  key_id: z.nullable(z.string()),
  /** `hash` of the previous record; empty in the first. */
  previous: z.string(),
  /** HMAC-SHA256 under the audit key, in hexadecimal, over the record and the previous hash. SHA-256 without a key. */
  hash: z.string(),
});

/** Lists audit records in order, after a sequence number. An operation of the proxy. */
export const listAudit = operation({
  name: "listAudit",
  method: "GET",
  path: "/kit/audit",
  auth: "session",
  scope: null,
  grant: "audit:view",
  input: z.strictObject({
    /** Default 0, which starts with the first record. */
    after: z.optional(wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    /** Default 100. */
    limit: z.optional(wholeNumber({ minimum: 1, maximum: AUDIT_RECORDS_MAX })),
  }),
  data: openObject({
    records: z.array(auditRecordSchema),
    /** Pass it as `after` to read the next page; null on the last page. */
    next: z.nullable(z.number()),
  }),
  resource: "audit",
  staleTime: 15_000,
  errors: ["SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
