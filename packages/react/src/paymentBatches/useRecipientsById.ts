"use client";

import type { Recipient } from "@partner-kit/contract";
import { useMemo } from "react";
import { useRecipients } from "../recipients/recipients.ts";
import { useSession } from "../session/useSession.ts";

/** The saved recipients by ID. Empty until they are read, and for users who may not see them. */
export function useRecipientsById(): ReadonlyMap<string, Recipient> {
  const { allowed } = useSession().can("listRecipients");
  const { data } = useRecipients({ query: { enabled: allowed } });
  return useMemo(() => new Map(data?.map((recipient) => [recipient.id, recipient])), [data]);
}
