import { getBalances } from "@partner-kit/contract";
import { Cancellation } from "../http/Cancellation.ts";
import type { Settings } from "../settings/settings.ts";
import { overrideOf, writeOverridden } from "./overrides.ts";

export interface TryKeyParameters
  extends Pick<Settings, "baseUrl" | "overrides" | "transport" | "maxResponseBytes" | "readTimeout" | "schedule"> {
  readonly headers: Readonly<Record<string, string>>;
}

export type TryKeyReturnType = "accepted" | "rejected" | "unknown";

/**
 * Whether the service accepts an API key, found out with one read. A key without the scope of that read is accepted.
 * `unknown` if the service cannot be reached, fails or limits requests.
 */
export async function tryKey(parameters: TryKeyParameters): Promise<TryKeyReturnType> {
  const { baseUrl, overrides, transport, maxResponseBytes: maxBytes, readTimeout, schedule, headers } = parameters;
  const { origin, pathname } = new URL(baseUrl);
  const override = overrideOf(overrides, getBalances);
  const { method, path } = writeOverridden({ operation: getBalances, input: {}, override, baseUrl });
  const cancelled = new Cancellation();
  const cancelDeadline = schedule(() => cancelled.cancel(), readTimeout);
  try {
    const request = { method, origin, path: pathname + path, headers, body: undefined, maxBytes, cancelled };
    const { status } = await transport(request);
    if (status === 401) return "rejected";
    return status === 429 || status >= 500 ? "unknown" : "accepted";
  } catch {
    return "unknown";
  } finally {
    cancelDeadline();
  }
}
