import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredText } from "../schema/text.ts";

/** A field about the sender of a held deposit. Show its label unchanged. */
export type TravelRuleField = z.output<typeof travelRuleFieldSchema>;

export const travelRuleFieldSchema = openObject({
  name: openEnum<"sender_originator" | "sender_country" | "purpose">(),
  label: z.string(),
  required: z.boolean(),
  options: z.optional(z.array(openObject({ label: z.string(), value: z.string() }))),
});

/** The sender information that the service requires for a held deposit. */
export type TravelRule = z.output<typeof travelRuleSchema>;

export const travelRuleSchema = openObject({
  transaction_id: uuid,
  status: openEnum<"required" | "submitted">(),
  fields: z.array(travelRuleFieldSchema),
});

/** The result of submitting sender information. */
export type TravelRuleSubmission = z.output<typeof travelRuleSubmissionSchema>;

export const travelRuleSubmissionSchema = openObject({
  transaction_id: uuid,
  status: openEnum<"submitted">(),
});

/** The option values of `purpose`. */
export const travelRulePurposes = [
  "personal_transfer",
  "business_payment",
  "goods_or_services",
  "investment_or_savings",
  "other",
] as const;

const path = "/partner/wallets/crypto/deposits/{id}/travel-rule";

/**
 * Reads the requirements of a deposit that is held for the Travel Rule. Use it for transactions whose
 * `required_action.type` is `travel_rule`. (Service document: Endpoints, Wallets.)
 */
export const getTravelRule = operation({
  name: "getTravelRule",
  method: "GET",
  path,
  auth: "key",
  scope: "unknown",
  grant: "wallets:view",
  input: z.strictObject({ id: uuidInput }),
  data: travelRuleSchema,
  resource: "travelRule",
  staleTime: 30_000,
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "NOT_FOUND"],
  retry: "safe",
});

/**
 * Submits the sender information of a held deposit. Funds stay unavailable until clearance. A repeated submission returns
 * the submitted state. (Service document: Endpoints, Wallets; States and transitions.)
 */
export const submitTravelRule = operation({
  name: "submitTravelRule",
  method: "POST",
  path,
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({
    id: uuidInput,
    sender_country: requiredText,
    sender_originator: requiredText,
    /** The service requests it but may not accept it, so the proxy drops it unless `sendTravelRulePurpose` is set. */
    purpose: z.optional(requiredText),
  }),
  identifiers: { transaction_id: "id" },
  data: travelRuleSubmissionSchema,
  resource: "travelRule",
  sensitive: "personal",
  featureFields: { purpose: "travel_rule_purpose" },
  affects: ["travelRule", "transactions", "balances"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "NOT_FOUND", "CONFLICT"],
  retry: "safe",
});
