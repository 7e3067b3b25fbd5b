import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openEnum } from "../schema/openEnum.ts";
import { receiverState } from "./receiverState.ts";

/** State of the proxy itself. */
export type Health = z.output<typeof healthSchema>;

export const healthSchema = z.looseObject({
  /** Whether the store takes writes. */
  store: openEnum<"ok" | "failing">(),
  /** How the last call to the service went; `unknown` before the first. */
  upstream: openEnum<"ok" | "failing" | "unknown">(),
  receiver: receiverState,
  /** `parked`: the host's handler failed on events, which were set aside. */
  handler: openEnum<"ok" | "parked">(),
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
