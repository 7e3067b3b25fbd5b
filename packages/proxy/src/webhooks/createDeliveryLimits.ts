import { bodyTooLong, type Call } from "../http/call.ts";
import type { SourceOf } from "../http/createSourceReader.ts";
import { HttpError } from "../http/HttpError.ts";
import type { BodyWatch } from "../http/readBytes.ts";
import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";
import { networkOf } from "./networkOf.ts";

type Limits =
  | ("maxUnverifiedWebhooks" | "maxUnverifiedWebhooksPerAddress")
  | ("maxUnverifiedBytes" | "maxUnverifiedBytesPerAddress" | "maxWebhookBytes");

export interface CreateDeliveryLimitsParameters extends Pick<Settings, Limits | "now" | "schedule"> {
  readonly sourceOf: SourceOf;
}

/** An unverified delivery. */
export interface Unverified {
  readonly body: Promise<Uint8Array<ArrayBuffer>>;
  /** Called once, after the delivery is verified or refused. */
  release(): void;
}

/** Limits the number, bytes and time of unverified deliveries, because anyone can send them. */
export interface DeliveryLimits {
  /** Starts a delivery. Throws an `HttpError` if there are too many. */
  admit(call: Call): Unverified;
}

interface Usage {
  count: number;
  bytes: number;
}

// The service waits 5 seconds, and the store needs some of them.
const BODY_MS = 3_000;
const ADDRESSES_MAX = 1_000;

/** Creates the limits of a receiver. */
export function createDeliveryLimits(parameters: CreateDeliveryLimitsParameters): DeliveryLimits {
  const { maxUnverifiedWebhooks, maxUnverifiedWebhooksPerAddress, maxWebhookBytes, now, schedule } = parameters;
  const { maxUnverifiedBytes, maxUnverifiedBytesPerAddress, sourceOf } = parameters;
  const total: Usage = { count: 0, bytes: 0 };
  const byAddress = new Map<string, Usage>();
  // Unverified deliveries. In an array, removing an item swaps it with the last.
  const arriving: Arriving[] = [];
  let isTimed = false;

  class Arriving implements Unverified, BodyWatch {
    readonly startedAt = now();
    readonly own: Usage | undefined;
    body: Promise<Uint8Array<ArrayBuffer>> = never;
    stop: (error: HttpError) => void = ignore;
    bytes = 0;
    index = arriving.length;
    /** Whether its time is over. Only the verification can still release it. */
    isStopped = false;

    constructor(own: Usage | undefined) {
      this.own = own;
      arriving.push(this);
      add(total, 1, 0);
      add(own, 1, 0);
    }

    count(bytes: number): HttpError | undefined {
      this.bytes += bytes;
      add(total, 0, bytes);
      add(this.own, 0, bytes);
      const isOver = total.bytes > maxUnverifiedBytes || (this.own?.bytes ?? 0) > maxUnverifiedBytesPerAddress;
      return isOver ? busy() : undefined;
    }

    release(): void {
      const last = arriving.pop();
      if (last !== undefined && last !== this) {
        arriving[this.index] = last;
        last.index = this.index;
      }
      add(total, -1, -this.bytes);
      add(this.own, -1, -this.bytes);
    }
  }

  /** One timer for all deliveries. A timer per delivery would cost as much as verifying it. */
  function watchTime(): void {
    if (isTimed) return;
    let oldest = Number.POSITIVE_INFINITY;
    for (const { isStopped, startedAt } of arriving) if (!isStopped) oldest = Math.min(oldest, startedAt);
    if (oldest === Number.POSITIVE_INFINITY) return;
    isTimed = true;
    const left = Math.min(BODY_MS, Math.max(1, oldest + BODY_MS - now()));
    schedule(
      () => {
        isTimed = false;
        // A clock that was set back must not extend the time of a body.
        for (const one of arriving) {
          if (one.isStopped || Math.abs(now() - one.startedAt) < BODY_MS) continue;
          one.isStopped = true;
          one.stop(tooSlow());
        }
        watchTime();
      },
      left,
      true,
    );
  }

  function usageOf(source: string | undefined): Usage | undefined {
    if (source === undefined) return undefined;
    const address = networkOf(source);
    const known = byAddress.get(address);
    if (known) return known;
    if (byAddress.size >= ADDRESSES_MAX)
      for (const [other, { count }] of byAddress) if (count === 0) byAddress.delete(other);
    const usage = { count: 0, bytes: 0 };
    byAddress.set(address, usage);
    return usage;
  }

  return {
    admit(call) {
      if (Number(call.header("content-length") ?? 0) > maxWebhookBytes) throw bodyTooLong(maxWebhookBytes);
      const own = usageOf(sourceOf(call) ?? call.address);
      const count = own?.count ?? 0;
      if (total.count >= maxUnverifiedWebhooks || count >= maxUnverifiedWebhooksPerAddress) throw busy();
      const one = new Arriving(own);
      one.body = call.readBody(maxWebhookBytes, one);
      watchTime();
      return one;
    },
  };
}

const never = new Promise<never>(ignore);

function add(usage: Usage | undefined, count: number, bytes: number): void {
  if (usage === undefined) return;
  usage.count += count;
  usage.bytes += bytes;
}

function busy(): HttpError {
  const message = "Too many deliveries are waiting for verification. Nothing was stored.";
  return new HttpError({ code: "RECEIVER_BUSY", message, headers: { "retry-after": "30" } });
}

function tooSlow(): HttpError {
  return new HttpError({
    code: "REQUEST_TIMEOUT",
    message: `The body took longer than ${BODY_MS / 1000} seconds to arrive.`,
  });
}
