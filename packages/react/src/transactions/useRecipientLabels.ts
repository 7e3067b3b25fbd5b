"use client";

import type { Transaction } from "@partner-kit/contract";
import { useCallback, useMemo } from "react";
import { useRecipients } from "../recipients/recipients.ts";
import { useSession } from "../session/useSession.ts";

/**
 * Returns a function that finds the label of a withdrawal's recipient. `undefined` for deposits, deleted recipients, and
 * users who may not see recipients.
 */
export function useRecipientLabels(): (transaction: Pick<Transaction, "recipient_id">) => string | undefined {
  const { allowed } = useSession().can("listRecipients");
  const { data } = useRecipients({ query: { enabled: allowed } });
  const labels = useMemo(() => new Map(data?.map(({ id, label }) => [id, label])), [data]);
  return useCallback(({ recipient_id: id }) => (id ? labels.get(id) || undefined : undefined), [labels]);
}
