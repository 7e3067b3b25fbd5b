import * as z from "zod/mini";
import { tickersSchema } from "./resources/tickers.ts";
import { openEnum } from "./schema/openEnum.ts";
import { timestamp } from "./schema/timestamp.ts";

/** Messages of the live stream, by the name of their server-sent event. */
export const liveMessageSchemas = {
  /** What changed since the last message; everything where `full` is set, which the first message after connecting is. */
  ticker: z.looseObject({ full: z.boolean(), as_of: timestamp, tickers: tickersSchema }),
  /** A webhook was received. The event's content is read over REST. */
  event: z.looseObject({ seq: z.number(), id: z.string(), type: z.string(), occurred_at: timestamp }),
  /** Where the stream begins; its server-sent event has the `id` to resume after while no event has come yet. */
  start: z.looseObject({}),
  /** The stream cannot be resumed where it broke off: read everything again. */
  reset: z.looseObject({ reason: openEnum<"too_old">() }),
  /** How reading from the service goes; sent when it changes. */
  upstream: z.looseObject({ state: openEnum<"ok" | "failing">(), code: z.optional(z.string()) }),
} as const;

export type LiveMessageName = keyof typeof liveMessageSchemas;

export type LiveMessage<TName extends LiveMessageName> = z.output<(typeof liveMessageSchemas)[TName]>;
