"use client";

import { isSameWebhookUrl, type Webhook } from "@partner-kit/contract";
import { useSession } from "../session/useSession.ts";

export interface UseProxyReceiverParameters {
  /** Milliseconds after which the session is read again. Default: when it is no longer fresh. */
  readonly refreshInterval?: number | undefined;
}

export interface UseProxyReceiverReturnType {
  /** Where the proxy receives events and keeps the secrets of endpoints; `undefined` where it keeps none, or that is not known. */
  readonly url: string | undefined;
  /** Whether the proxy has no secret at all to check deliveries with. */
  readonly isSecretMissing: boolean;
  /** Events that the host's handler failed on and that were set aside; 0 where that is not known. */
  readonly parkedEvents: number;
  /** Whether an endpoint leads to the proxy's receiver. Addresses are compared as URLs, not as text. */
  readonly isPointedAtBy: (webhook: Pick<Webhook, "url">) => boolean;
}

/** What the session says of the proxy's own receiver. */
export function useProxyReceiver(parameters: UseProxyReceiverParameters = {}): UseProxyReceiverReturnType {
  const receiver = useSession(parameters).data?.receiver;
  const url = receiver?.url ?? undefined;
  return {
    url,
    isSecretMissing: receiver?.state === "no_secret",
    parkedEvents: receiver?.parked_events ?? 0,
    isPointedAtBy: (webhook) => url !== undefined && isSameWebhookUrl(url, webhook.url),
  };
}
