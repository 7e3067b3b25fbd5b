"use client";

import { useEffect } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import { useShelf } from "../provider/useShelf.ts";
import { useSession } from "../session/useSession.ts";
import {
  hasTravelRuleAnswers,
  noTravelRuleWork,
  type TravelRuleWork,
  travelRuleWorkKey,
  travelRuleWorks,
} from "./TravelRuleWork.ts";

export interface UseTravelRuleWorkReturnType {
  readonly work: TravelRuleWork;
  /** As it is at this moment, which may be later than what was rendered. */
  readonly read: () => TravelRuleWork;
  readonly update: (change: Partial<TravelRuleWork>) => void;
  /** Forgets everything that was typed. */
  readonly clear: () => void;
}

/**
 * What the signed-in person has typed about a deposit. It outlives the form: a closed dialog, a failed read or an ended
 * session loses nothing. Whoever signs in next is not shown it.
 */
export function useTravelRuleWork(transactionId: string): UseTravelRuleWorkReturnType {
  const { kit } = useKitContext();
  const subject = useSession().data?.subject;
  const key = travelRuleWorkKey({ subject, transactionId });
  const [work = noTravelRuleWork] = useShelf(travelRuleWorks, key);

  // Typed before it was known who is asking.
  useEffect(() => {
    const early = travelRuleWorks.at(kit, travelRuleWorkKey({ subject: undefined, transactionId }));
    const typed = early.get();
    if (subject === undefined || typed === undefined) return;
    early.set(undefined);
    const own = travelRuleWorks.at(kit, travelRuleWorkKey({ subject, transactionId }));
    if (own.get() === undefined) own.set(typed);
  }, [kit, subject, transactionId]);

  const store = travelRuleWorks.at(kit, key);
  const set = (next: TravelRuleWork | undefined) => {
    store.set(next);
    const isUnsaved = next !== undefined && hasTravelRuleAnswers(next);
    markUnsaved({ kit, name: `travelRule:${transactionId}`, isUnsaved });
  };
  const read = () => store.get() ?? noTravelRuleWork;
  return {
    work,
    read,
    update: (change) => set({ ...read(), ...change }),
    clear: () => set(undefined),
  };
}
