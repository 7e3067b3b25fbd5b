import { webhookVerdict } from "./webhookRetries.ts";

/** How a receiver failed, by what to do about it. */
export type DeliveryFailureKind =
  | "noResponse"
  | "redirect"
  | "unauthorized"
  | "wrongUrl"
  | "busy"
  | "serverError"
  | "rejected";

/**
 * Returns how a receiver failed. `undefined` if it did not, or if the service document does not mention the status.
 *
 * @param response HTTP status of the receiver's last response.
 */
export function deliveryFailureKind(response: number | "no_response"): DeliveryFailureKind | undefined {
  const verdict = webhookVerdict(response);
  if (verdict === "delivered" || verdict === "unknown") return undefined;
  if (response === "no_response") return "noResponse";
  if (response < 400) return "redirect";
  if (response >= 500) return "serverError";
  return kinds.get(response) ?? "rejected";
}

const kinds: ReadonlyMap<number, DeliveryFailureKind> = new Map([
  [401, "unauthorized"],
  [403, "unauthorized"],
  [404, "wrongUrl"],
  [405, "wrongUrl"],
  [410, "wrongUrl"],
  [408, "busy"],
  [409, "busy"],
  [425, "busy"],
  [429, "busy"],
]);
