"use client";

import type { Store } from "../provider/createStore.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useShelf } from "../provider/useShelf.ts";
import { noSimulatorWork, type SimulatorWork, simulatorWorks } from "./SimulatorWork.ts";

export interface UseSimulatorWorkReturnType {
  readonly store: Store<SimulatorWork | undefined>;
  readonly work: SimulatorWork;
}

/**
 * What a person has filled in, the test user first. It outlives the component, and is there again when the same person signs
 * in again. Whoever signs in next is not shown it.
 */
export function useSimulatorWork(subject = ""): UseSimulatorWorkReturnType {
  const { kit } = useKitContext();
  const [work = noSimulatorWork] = useShelf(simulatorWorks, subject);
  return { store: simulatorWorks.at(kit, subject), work };
}
