import type { Operation } from "@partner-kit/contract";

export interface UpstreamHeadersParameters {
  readonly operation: Operation;
  readonly apiKey: string;
  /** For signed operations, where it is not the same. */
  readonly withdrawalApiKey: string | undefined;
  readonly hasBody: boolean;
}

/** Every header the proxy sends to the service, signatures aside. Nothing of the caller's request is among them. */
export function upstreamHeaders(parameters: UpstreamHeadersParameters): Record<string, string> {
  const { operation, apiKey, withdrawalApiKey = apiKey, hasBody } = parameters;
  // Packed answers are not asked for: little is gained on the way, and a small one can unpack to anything.
  const headers: Record<string, string> = { accept: "application/json", "accept-encoding": "identity" };
  if (hasBody) headers["content-type"] = "application/json";
  if (operation.auth !== "public") headers["x-api-key"] = operation.auth === "signed" ? withdrawalApiKey : apiKey;
  return headers;
}
