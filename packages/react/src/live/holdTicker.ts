import { getTicker } from "@partner-kit/contract";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Kit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";

export interface HoldTickerParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
}

/**
 * Keeps the ticker in the query cache while nothing on the page shows it, so that the changes the stream brings have
 * something to go over, and the page has prices at once when they are shown again. Reads nothing. Answers how to let go.
 */
export function holdTicker({ queryClient, kit }: HoldTickerParameters): () => void {
  const options = operationQueryOptions({ kit, operation: getTicker, input: {} });
  const observer = new QueryObserver(queryClient, { ...options, enabled: false });
  return observer.subscribe(() => undefined);
}
