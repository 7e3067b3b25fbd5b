import { useEffect, useEffectEvent } from "react";
import { chosenPause } from "./chosenPause.ts";

export interface AutoplayProps {
  /** Length of the pause, unless the presenter chose one in the URL. */
  readonly seconds: number;
  /** Performs the step, or continues with the next one. */
  readonly proceed: () => void;
}

/** Proceeds after a pause in which a person can read the step or see its effect. Mount a new one for each pause. */
export function Autoplay({ seconds, proceed }: AutoplayProps): null {
  const run = useEffectEvent(proceed);
  useEffect(() => {
    const timer = setTimeout(() => run(), (chosenPause ?? seconds) * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return null;
}
