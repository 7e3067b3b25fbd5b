import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { handlerState, receiverState } from "./receiverState.ts";

/** The state of the proxy. */
export type Health = z.output<typeof healthSchema>;

export const healthSchema = openObject({
  /** `ok` if the store accepts writes. */
  store: openEnum<"ok" | "failing">(),
  /** The result of the last call to the service; `unknown` before the first. */
  upstream: openEnum<"ok" | "failing" | "unknown">(),
  receiver: receiverState,
  /** Seconds by which the proxy's clock is ahead of the service's, negative if it is behind. Missing if they agree. */
  clock_skew_seconds: z.optional(z.number()),
  handler: handlerState,
  /** Age in seconds of the oldest event that waits for the host's handler. */
  handler_lag_seconds: z.optional(z.number()),
  /** Number of alarms in the last hour. The proxy logged each as an error. */
  alarms: z.optional(z.array(z.string())),
});

/** Reads the health of the proxy. Returns 200 if the store accepts writes. An operation of the proxy. */
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
