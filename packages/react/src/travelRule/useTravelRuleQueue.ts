"use client";

import { useKitContext } from "../provider/KitContext.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { useControllable } from "../provider/useView.ts";
import { useSession } from "../session/useSession.ts";
import { travelRuleDrafts } from "./travelRuleDrafts.ts";
import { type TravelRuleQueueState, useHeldDeposits } from "./useHeldDeposits.ts";

export interface UseTravelRuleQueueParameters {
  /** Transaction ID of the open deposit, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((transactionId: string | null) => void) | undefined;
  /** Milliseconds between reads, for accounts whose proxy receives no webhooks. Default 60,000. */
  readonly refreshInterval?: number | undefined;
}

export interface UseTravelRuleQueueReturnType {
  readonly state: TravelRuleQueueState;
  /** Stays set when the deposit leaves the queue, so that its outcome stays visible. */
  readonly selectedId: string | null;
  readonly select: (transactionId: string | null) => void;
  /** Whether a deposit has unsent input. */
  readonly hasDraft: (transactionId: string) => boolean;
  readonly refresh: () => void;
  /** Checks older transactions, if the coverage is `limited` or `failed`. */
  readonly checkMore: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/**
 * Held deposits that need information about their sender: transactions with `required_action.type` `travel_rule`.
 * Reads all pages of the list.
 * `deposit.action_required` adds one. (Service document: Travel Rule requirements; the list is assumed.)
 */
export function useTravelRuleQueue(parameters: UseTravelRuleQueueParameters = {}): UseTravelRuleQueueReturnType {
  const { refreshInterval = 60_000, onSelectedIdChange } = parameters;
  const { kit } = useKitContext();
  const subject = useSession().data?.subject;
  // Renders again when a draft appears or goes.
  useUnsavedChanges();
  const { state, refresh, checkMore } = useHeldDeposits({ refreshInterval });
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });

  return {
    state,
    selectedId,
    select,
    hasDraft: (transactionId) => travelRuleDrafts.hasUnsaved({ kit, subject, recordId: transactionId }),
    refresh,
    checkMore,
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
  };
}
