import type { Operation } from "@partner-kit/contract";

export interface UpstreamHeadersParameters {
  readonly operation: Operation;
  readonly apiKey: string;
  readonly hasBody: boolean;
}

/** Every header the proxy sends to the service. Nothing of the caller's request is among them. */
export function upstreamHeaders({ operation, apiKey, hasBody }: UpstreamHeadersParameters): Record<string, string> {
  return {
    accept: "application/json",
    ...(hasBody ? { "content-type": "application/json" } : {}),
    ...(operation.auth === "public" ? {} : { "x-api-key": apiKey }),
  };
}
