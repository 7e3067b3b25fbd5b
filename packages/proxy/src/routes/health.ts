import type { Health } from "@partner-kit/contract";
import { type Answer, successAnswer } from "../answer.ts";
import type { Upstream } from "../upstream/createUpstream.ts";

/** Tells how the proxy is. Asked by load balancers, so it needs no session and tells nothing of the account. */
export function health({ upstream }: { readonly upstream: Upstream }): Answer {
  return successAnswer({ store: "ok", upstream: upstream.state() } satisfies Health);
}
