import * as z from "zod/mini";
import type { AssumptionKind } from "../assumptions.ts";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";

import type { GrantedScope } from "../scopes.ts";
import { handlerState, receiverState } from "./receiverState.ts";

/** Why something is not allowed. */
export const refusalReasons = [
  "not_granted",
  "key_lacks_scope",
  "production",
  "switched_off",
  "no_signing_key",
] as const;

const refusal = openEnum<(typeof refusalReasons)[number]>();

/** Who is asking and what they may do. */
export type Session = z.output<typeof sessionSchema>;

export const sessionSchema = z.looseObject({
  subject: z.string(),
  environment: openEnum<"staging" | "production">(),
  /** Effective scopes: those of the service that the person was granted and the key has, and the granted ones of the kit. */
  scopes: z.array(openEnum<GrantedScope>()),
  missing_scopes: z.array(z.looseObject({ scope: openEnum<GrantedScope>(), reason: refusal })),
  /**
   * By operation name. `scope` is the missing one. `assumed` means that the service document does not say which scope the
   * operation needs.
   */
  // An object of its own rather than a record, which costs every bundle a kilobyte.
  operations: z.catchall(
    z.object({}),
    z.looseObject({
      allowed: z.boolean(),
      reason: z.optional(refusal),
      scope: z.optional(openEnum<GrantedScope>()),
      assumed: z.optional(z.boolean()),
    }),
  ),
  /** How receiving webhooks goes. Left out for those without `webhooks:view`. */
  receiver: z.optional(
    z.looseObject({
      state: receiverState,
      /** Seconds that the proxy's clock is ahead of the service's, or behind it if negative; only while they are apart. */
      clock_skew_seconds: z.optional(z.number()),
      /** Secrets of endpoints that are given this address are kept by the proxy; null where it keeps none. */
      url: z.nullable(z.string()),
      /** Events that the host's handler failed on and that were set aside; null while that cannot be read. */
      parked_events: z.nullable(z.number()),
      /** How the host's handler of events does; left out while that cannot be read. */
      handler: z.optional(handlerState),
      /** How long the oldest event has waited for a handler. */
      handler_lag_seconds: z.optional(z.number()),
    }),
  ),
  /** What this proxy does where the service document leaves a choice. */
  features: z.looseObject({
    /** Whether `purpose` is sent with Travel Rule answers. */
    travel_rule_purpose: z.boolean(),
  }),
  /** Everything that the kit assumes where the service document is silent. See `listAssumptions`. */
  assumed: z.array(z.looseObject({ kind: openEnum<AssumptionKind>(), name: z.string(), assumption: z.string() })),
});

/** Reads the session. Answered by the proxy. */
export const getSession = operation({
  name: "getSession",
  method: "GET",
  path: "/kit/session",
  auth: "session",
  scope: null,
  input: z.strictObject({}),
  data: sessionSchema,
  resource: "session",
  staleTime: 60_000,
  errors: ["SESSION_REQUIRED"],
  retry: "safe",
});
