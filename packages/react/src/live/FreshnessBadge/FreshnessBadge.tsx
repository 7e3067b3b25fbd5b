"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import type { Freshness } from "../useFreshness.ts";

export interface FreshnessBadgeProps {
  readonly freshness: Freshness;
}

/** Says in a word how current the figures beside it are. */
export function FreshnessBadge({ freshness }: FreshnessBadgeProps): ReactElement {
  const { live } = useText(enLive);
  switch (freshness.kind) {
    case "live":
      return (
        <Badge tone="success" dot="still">
          {live.live}
        </Badge>
      );
    case "stale":
      return (
        <Badge tone="warn" dot="still">
          {live.stale}
        </Badge>
      );
    case "recent":
      return <Badge dot="still">{live[freshness.live]}</Badge>;
  }
}
