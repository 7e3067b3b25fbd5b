import type { ReactElement } from "react";
import { Badge, type BadgeProps } from "../../ui/Badge/Badge.tsx";

export interface DeliveryStatusProps {
  /** The service's status. `undefined` if it is missing. */
  readonly status: string | undefined;
}

/** The status of a delivery, unchanged, because its values are not documented. */
export function DeliveryStatus({ status }: DeliveryStatusProps): ReactElement {
  if (status === undefined) return <>–</>;
  return <Badge tone={tones.get(status) ?? "neutral"}>{status}</Badge>;
}

/** Likely values. Others are neutral. */
const tones: ReadonlyMap<string, BadgeProps["tone"]> = new Map([
  ["succeeded", "success"],
  ["delivered", "success"],
  ["pending", "info"],
  ["failed", "danger"],
  ["exhausted", "danger"],
]);
