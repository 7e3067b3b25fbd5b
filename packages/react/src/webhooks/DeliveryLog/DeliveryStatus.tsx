import type { ReactElement } from "react";
import { Badge, type BadgeProps } from "../../ui/Badge/Badge.tsx";

export interface DeliveryStatusProps {
  /** As the service calls it; `undefined` where it was not told. */
  readonly status: string | undefined;
}

/** The status of a delivery in the service's own word, for its words are not documented. */
export function DeliveryStatus({ status }: DeliveryStatusProps): ReactElement {
  if (status === undefined) return <>–</>;
  return <Badge tone={tones.get(status) ?? "neutral"}>{status}</Badge>;
}

/** Colours of words that are likely; any other is neutral. */
const tones: ReadonlyMap<string, BadgeProps["tone"]> = new Map([
  ["succeeded", "success"],
  ["delivered", "success"],
  ["pending", "info"],
  ["failed", "danger"],
  ["exhausted", "danger"],
]);
