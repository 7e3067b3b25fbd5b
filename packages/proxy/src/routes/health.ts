import type { Health } from "@partner-kit/contract";
import { type Answer, successAnswer } from "../answer.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";

export interface HealthParameters {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly receiver: Receiver;
  readonly handler: HandlerRunner;
}

/**
 * Tells how the proxy is, with 200 while its store takes writes. Asked by load balancers, so it needs no session and
 * tells nothing of the account. Rejects with a `StoreError`.
 */
export async function health({ store, upstream, receiver, handler }: HealthParameters): Promise<Answer> {
  await store.check();
  const parked = await handler.parked({ limit: 1 });
  return successAnswer({
    store: "ok",
    upstream: upstream.state(),
    receiver: receiver.state(),
    handler: parked.length > 0 ? "parked" : "ok",
  } satisfies Health);
}
