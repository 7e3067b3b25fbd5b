import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { handlerState, receiverState } from "./receiverState.ts";

/** State of the proxy itself. */
export type Health = z.output<typeof healthSchema>;

export const healthSchema = z.looseObject({
  /** Whether the store takes writes. */
  store: openEnum<"ok" | "failing">(),
  /** How the last call to the service went; `unknown` before the first. */
  upstream: openEnum<"ok" | "failing" | "unknown">(),
  receiver: receiverState,
  /** Seconds that the proxy's clock is ahead of the service's, or behind it if negative; only while they are apart. */
  clock_skew_seconds: z.optional(z.number()),
  handler: handlerState,
  /** How long the oldest event has waited for a handler. */
  handler_lag_seconds: z.optional(z.number()),
  /** Alarms raised within the last hour. Each was logged as an error. */
  alarms: z.optional(z.array(z.string())),
});

/** Reads the health of the proxy. Answered by the proxy, with 200 while its store takes writes. */
export const getHealth = operation({
  name: "getHealth",
  method: "GET",
  path: "/kit/health",
  auth: "public",
  scope: null,
  input: z.strictObject({}),
  data: healthSchema,
  resource: "health",
  staleTime: 15_000,
  errors: ["STORE_UNAVAILABLE"],
  retry: "safe",
});
