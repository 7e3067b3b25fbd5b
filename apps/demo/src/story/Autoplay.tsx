import { useEffect, useEffectEvent } from "react";

export interface AutoplayProps {
  /** Performs the step, or continues with the next one. */
  readonly proceed: () => void;
}

/** Proceeds after a pause in which a person can read the step and see its effect. Mount a new one for each pause. */
export function Autoplay({ proceed }: AutoplayProps): null {
  const run = useEffectEvent(proceed);
  useEffect(() => {
    const timer = setTimeout(() => run(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** A presenter sets the seconds in the URL: `?story=4`. There are 30 pauses, so the default takes three minutes. */
const PAUSE_MS = Number.parseInt(new URLSearchParams(location.search).get("story") || "6", 10) * 1000;
