import { useEffect, useEffectEvent } from "react";

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
    const timer = setTimeout(() => run(), (Number.isNaN(CHOSEN) ? seconds : CHOSEN) * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return null;
}

/** A presenter sets the seconds in the URL: `?story=4`. */
const CHOSEN = Number.parseInt(new URLSearchParams(location.search).get("story") ?? "", 10);
