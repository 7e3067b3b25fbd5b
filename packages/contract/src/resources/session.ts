import * as z from "zod/mini";
import type { AssumptionKind } from "../assumptions.ts";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";

import type { GrantedScope } from "../scopes.ts";
import { handlerState, receiverState } from "./receiverState.ts";

/** Reasons why the session does not allow an operation or scope. */
export const refusalReasons = [
  "not_granted",
  "key_lacks_scope",
  "production",
  "switched_off",
  "no_signing_key",
  "no_store_key",
] as const;

const refusal = openEnum<(typeof refusalReasons)[number]>();

/** The signed-in person and their permissions. */
export type Session = z.output<typeof sessionSchema>;

export const sessionSchema = openObject({
  subject: z.string(),
  /** The person's name for display. Missing if the host's `authorize` returns none. */
  name: z.optional(z.string()),
  /** When the sign-in ends, in RFC 3339. Missing if the host's `authorize` does not return it. */
  expires_at: z.optional(z.string()),
  environment: openEnum<"staging" | "production">(),
  /** Effective scopes: the scopes of the service that both person and key have, and the person's scopes of the kit. */
  scopes: z.array(openEnum<GrantedScope>()),
  missing_scopes: z.array(openObject({ scope: openEnum<GrantedScope>(), reason: refusal })),
  /**
   * By operation name. `scope` is the missing scope. `assumed` means that the service document does not name the scope of
   * the operation.
   */
  // An object with a catch-all, because `z.record` adds a kilobyte to every bundle.
  operations: z.catchall(
    z.object({}),
    openObject({
      allowed: z.boolean(),
      reason: z.optional(refusal),
      scope: z.optional(openEnum<GrantedScope>()),
      assumed: z.optional(z.boolean()),
      /** Whether the proxy can read further pages of the list. */
      paged: z.optional(z.boolean()),
    }),
  ),
  /** The state of the webhook receiver. Missing for people without `webhooks:view`. */
  receiver: z.optional(
    openObject({
      state: receiverState,
      /** Seconds by which the proxy's clock is ahead of the service's, negative if it is behind. Missing if they agree. */
      clock_skew_seconds: z.optional(z.number()),
      /** The proxy stores the secrets of endpoints with this URL. Null if it stores no secrets. */
      url: z.nullable(z.string()),
      /** Number of parked events. Null if the store cannot be read. */
      parked_events: z.nullable(z.number()),
      /** The state of the host's event handler. Missing if the store cannot be read. */
      handler: z.optional(handlerState),
      /** Age in seconds of the oldest event that waits for the host's handler. */
      handler_lag_seconds: z.optional(z.number()),
    }),
  ),
  /**
   * Hosts that webhooks may be sent to, exact or `*.example.com`. Missing if the proxy does not limit them, and for people
   * without `webhooks:manage`.
   */
  webhook_destinations: z.optional(z.array(z.string())),
  /** Choices of this proxy that the service document leaves open. */
  features: openObject({
    /** Whether the proxy sends `purpose` with Travel Rule submissions. */
    travel_rule_purpose: z.boolean(),
  }),
  /** Every assumption about details that the service document does not show. See `listAssumptions`. */
  assumed: z.array(openObject({ kind: openEnum<AssumptionKind>(), name: z.string(), assumption: z.string() })),
});

/** Reads the session. An operation of the proxy. */
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
