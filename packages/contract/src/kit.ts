import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { tickerSchema } from "./resources/tickers.ts";
import { openEnum } from "./schema/openEnum.ts";
import { timestamp } from "./schema/timestamp.ts";
import { allScopes } from "./scopes.ts";

/** The header that every browser request to the proxy carries; a page of another origin cannot set it unasked. */
export const KIT_HEADER = "x-partner-kit";
export const KIT_HEADER_VALUE = "1";

/** Where the proxy streams live updates, below its mount. */
export const LIVE_PATH = "/kit/live";

/** Why something is not allowed. */
export const refusalReasons = [
  "not_granted",
  "key_lacks_scope",
  "production",
  "switched_off",
  "no_signing_key",
] as const;

const refusal = openEnum(refusalReasons);

/** `wrong_secret`: a delivery came that no secret fits, and none since that one does. */
const receiverState = openEnum(["ok", "no_secret", "wrong_secret"]);

/** Who is asking and what they may do. */
export type Session = z.output<typeof sessionSchema>;

export const sessionSchema = z.looseObject({
  subject: z.string(),
  environment: openEnum(["staging", "production"]),
  /** Effective: what the key has and the person was granted. */
  scopes: z.array(openEnum(allScopes)),
  missing_scopes: z.array(z.looseObject({ scope: openEnum(allScopes), reason: refusal })),
  /** By operation name. `scope` is the one that is missing. */
  operations: z.record(
    z.string(),
    z.looseObject({ allowed: z.boolean(), reason: z.optional(refusal), scope: z.optional(openEnum(allScopes)) }),
  ),
  /** How receiving webhooks goes. Left out for those without `webhooks:view`. */
  receiver: z.optional(
    z.looseObject({
      state: receiverState,
      /** Secrets of endpoints that are given this address are kept by the proxy; null where it keeps none. */
      url: z.nullable(z.string()),
      /** Events that the host's handler failed on and that were set aside; null while that cannot be read. */
      parked_events: z.nullable(z.number()),
    }),
  ),
  /** What this proxy does where the service document leaves a choice. */
  features: z.looseObject({
    /** Whether `purpose` is sent with Travel Rule answers. */
    travel_rule_purpose: z.boolean(),
  }),
  /** What the kit assumes where the service document is silent. */
  assumed: z.array(z.looseObject({ operation: z.string(), assumption: z.string() })),
});

const common = { method: "GET", auth: "public", scope: null, retry: "safe", errors: ["SESSION_REQUIRED"] } as const;

/** Reads the session. Answered by the proxy. */
export const getSession = operation({
  ...common,
  name: "getSession",
  path: "/kit/session",
  input: z.strictObject({}),
  data: sessionSchema,
  resource: "session",
});

/** State of the proxy itself. */
export type Health = z.output<typeof healthSchema>;

export const healthSchema = z.looseObject({
  /** Whether the store takes writes. */
  store: openEnum(["ok", "failing"]),
  /** How the last call to the service went; `unknown` before the first. */
  upstream: openEnum(["ok", "failing", "unknown"]),
  receiver: receiverState,
  /** `parked`: the host's handler failed on events, which were set aside. */
  handler: openEnum(["ok", "parked", "unknown"]),
});

/** Reads the health of the proxy. Answered by the proxy, with 200 while its store takes writes. */
export const getHealth = operation({
  ...common,
  name: "getHealth",
  path: "/kit/health",
  input: z.strictObject({}),
  data: healthSchema,
  resource: "health",
  errors: ["STORE_UNAVAILABLE"],
});

/** Messages of the live stream, by the name of their server-sent event. */
export const liveMessageSchemas = {
  /** What changed since the last message; everything where `full` is set, which the first message after connecting is. */
  ticker: z.looseObject({ full: z.boolean(), as_of: timestamp, tickers: z.array(tickerSchema) }),
  /** A webhook was received. The event's content is read over REST. */
  event: z.looseObject({ seq: z.number(), id: z.string(), type: z.string(), occurred_at: timestamp }),
  /** The stream cannot be resumed where it broke off: read everything again. */
  reset: z.looseObject({ reason: openEnum(["too_old"]) }),
  /** How reading from the service goes; sent when it changes. */
  upstream: z.looseObject({ state: openEnum(["ok", "failing"]), code: z.optional(z.string()) }),
} as const;

export type LiveMessageName = keyof typeof liveMessageSchemas;

export type LiveMessage<TName extends LiveMessageName> = z.output<(typeof liveMessageSchemas)[TName]>;
