"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import type { Freshness } from "../useFreshness.ts";

/** Shows in a word how current the data beside it is. */
export function FreshnessBadge({ freshness }: { readonly freshness: Freshness }): ReactElement {
  const { live } = useText(enLive);
  switch (freshness.kind) {
    case "live":
      return (
        <Badge tone={statusTones.live.live} dot="still">
          {live.live}
        </Badge>
      );
    case "stale":
      return (
        <Badge tone={statusTones.live.stale} dot="still">
          {live.stale}
        </Badge>
      );
    case "recent":
      return (
        <Badge tone={freshness.live === "live" ? "success" : "neutral"} dot="still">
          {live[freshness.live]}
        </Badge>
      );
  }
}
