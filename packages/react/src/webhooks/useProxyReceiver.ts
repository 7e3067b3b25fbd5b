"use client";

import { isSameWebhookUrl, type Webhook } from "@partner-kit/contract";
import { useSession } from "../session/useSession.ts";

export interface UseProxyReceiverParameters {
  /** Milliseconds between reads of the session. Default: when it is stale. */
  readonly refreshInterval?: number | undefined;
}

export interface UseProxyReceiverReturnType {
  /**
   * URL of the proxy's receiver, which stores the secrets of its endpoints. `undefined` if it stores none, or until that is
   * known.
   */
  readonly url: string | undefined;
  /** Whether the proxy has no secret to verify deliveries with, or could not store a new one. */
  readonly isSecretMissing: boolean;
  /** Number of events that the host's handler failed on and that were parked. 0 until it is known. */
  readonly parkedEvents: number;
  /** Whether an endpoint delivers to the proxy's receiver. Compares URLs, not text. */
  readonly isPointedAtBy: (webhook: Pick<Webhook, "url">) => boolean;
}

/** The proxy's own receiver, according to the session. */
export function useProxyReceiver(parameters: UseProxyReceiverParameters = {}): UseProxyReceiverReturnType {
  const receiver = useSession(parameters).data?.receiver;
  const url = receiver?.url ?? undefined;
  return {
    url,
    isSecretMissing: receiver?.state === "no_secret" || receiver?.state === "unsaved_secret",
    parkedEvents: receiver?.parked_events ?? 0,
    isPointedAtBy: (webhook) => url !== undefined && isSameWebhookUrl(url, webhook.url),
  };
}
