import * as z from "zod/mini";
import { operation } from "../operation.ts";
import type { OperationName } from "../operations.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { text } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import type { GrantedScope } from "../scopes.ts";
import { recipientSchema } from "./recipients.ts";

/** Every status of an approval. */
export const approvalStatuses = [
  /** A second person has to decide. */
  "pending",
  /** A second person approved it. The proxy has not sent it to the service yet. */
  "approved",
  /** The proxy is sending it to the service. */
  "executing",
  /** The service carried it out. */
  "executed",
  /** It was approved, but the proxy did not send it, or the service rejected it. Nothing changed at the service. */
  "failed",
  /** A second person rejected it. */
  "rejected",
  /** The person who requested it cancelled it, or lost their access. */
  "cancelled",
  /** It was not decided or not sent in time. */
  "expired",
  /** The proxy sent it, and does not know whether the service carried it out. */
  "outcome_unknown",
] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

/** A change of an approval's status, as the live stream and the proxy's `onApproval` report it. */
export type ApprovalEventType = "approval.requested" | `approval.${Exclude<ApprovalStatus, "pending" | "executing">}`;

/** Maximum number of approvals in a response. */
export const APPROVALS_MAX = 500;

/** A change that the proxy's policy allows only after a second person approves it. */
export type Approval = z.output<typeof approvalSchema>;

const { id: recipientId, label } = recipientSchema.shape;
const labelled = { id: recipientId, label };

export const approvalSchema = openObject({
  id: uuid,
  operation: openEnum<OperationName>(),
  /** The input of the operation, as the person requested it. May contain personal data. */
  input: z.looseObject({}),
  /** The resources that the input refers to, as they were when the change was requested. May contain personal data. */
  reviewed: z.optional(
    openObject({
      /**
       * The saved recipient of a withdrawal or of a change to a recipient. Missing if the service did not list it. Only
       * `id` and `label` if the reader may not list recipients.
       */
      recipient: z.optional(z.extend(z.partial(recipientSchema), labelled)),
      /** Only of a withdrawal. */
      currency: z.optional(z.string()),
      /** Only of a withdrawal. */
      amount: z.optional(z.string()),
      /** The highest fee that the approval covers. Only of a withdrawal whose quote showed a fee. */
      max_fee: z.optional(z.string()),
    }),
  ),
  /** The person who requested the change, as the host's `authorize` returned them. */
  subject: z.string(),
  /** The person's name at that time. Missing if `authorize` returned none. */
  subject_name: z.optional(z.string()),
  /** The payment batch that it is a line of. Missing if it is not a line. */
  batch_id: z.optional(uuid),
  /** Why the policy requires an approval. */
  reason: z.string(),
  /** The scope that an approver needs in addition to `approvals:decide`. */
  scope: openEnum<GrantedScope>(),
  status: openEnum<ApprovalStatus>(),
  created_at: timestamp,
  expires_at: timestamp,
  /** The person who approved, rejected or cancelled it. Null if nobody did. */
  decided_by: z.nullable(z.string()),
  /** The name of that person. Missing if `authorize` returned none. */
  decided_by_name: z.optional(z.string()),
  decided_at: z.nullable(timestamp),
  comment: z.nullable(z.string()),
  /** How the execution ended. Null before that. */
  outcome: z.nullable(
    openObject({
      /** `ok`, or an error code. */
      code: z.string(),
      message: z.nullable(z.string()),
      /** The data that the operation returned. Missing if it contains a secret. */
      data: z.optional(z.unknown()),
    }),
  ),
});

const common = { auth: "session", scope: null, resource: "approvals", sensitive: "personal" } as const;
const id = { approval_id: uuidInput } as const;
const decision = {
  ...common,
  method: "POST",
  data: approvalSchema,
  affects: ["approvals"],
  identifiers: { approval_id: "approval_id" },
  retry: "safe",
} as const;
const decisionErrors = [
  "VALIDATION_FAILED",
  "SESSION_REQUIRED",
  "NOT_FOUND",
  "APPROVAL_DECIDED",
  "STORE_UNAVAILABLE",
] as const;
const input = z.strictObject({
  ...id,
  /** Up to 4,096 characters. */
  comment: z.optional(text),
});

/**
 * Lists approvals, newest first: those that the person requested, and those that the person may decide about. With a limit, open ones
 * displace the others, however old they are. An operation of the proxy.
 */
export const listApprovals = operation({
  ...common,
  name: "listApprovals",
  method: "GET",
  path: "/kit/approvals",
  input: z.strictObject({
    status: z.optional(z.enum(approvalStatuses)),
    /** Default: all open ones, up to the maximum, and the newest of the others up to 100 in total. */
    limit: z.optional(wholeNumber({ minimum: 1, maximum: APPROVALS_MAX })),
  }),
  data: openObject({ approvals: z.array(approvalSchema) }),
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});

/** Reads one approval. An operation of the proxy. */
export const getApproval = operation({
  ...common,
  name: "getApproval",
  method: "GET",
  path: "/kit/approvals/{approval_id}",
  input: z.strictObject(id),
  data: approvalSchema,
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "NOT_FOUND", "STORE_UNAVAILABLE"],
  retry: "safe",
});

/**
 * Approves a change of another person and sends it to the service. Resolves to the approval with its outcome. If its
 * outcome was unknown, this sends it again. An operation of the proxy.
 */
export const approveChange = operation({
  ...decision,
  name: "approveChange",
  path: "/kit/approvals/{approval_id}/approve",
  grant: "approvals:decide",
  input,
  errors: [...decisionErrors, "GRANT_MISSING", "SECOND_PERSON_REQUIRED"],
});

/**
 * Rejects a change of another person. If its outcome was unknown, this closes it without sending it again. An operation
 * of the proxy.
 */
export const rejectChange = operation({
  ...decision,
  name: "rejectChange",
  path: "/kit/approvals/{approval_id}/reject",
  grant: "approvals:decide",
  input,
  errors: [...decisionErrors, "GRANT_MISSING", "SECOND_PERSON_REQUIRED"],
});

/** Cancels a pending change that the person requested. An operation of the proxy. */
export const cancelChange = operation({
  ...decision,
  name: "cancelChange",
  path: "/kit/approvals/{approval_id}/cancel",
  input: z.strictObject(id),
  errors: decisionErrors,
});
