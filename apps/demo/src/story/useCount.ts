import { useEffect, useState } from "react";
import { mixDecimals } from "./mixDecimals.ts";

/** Counts from one decimal string to another, once. Returns the end at once if the person prefers reduced motion. */
export function useCount(from: string, to: string): string {
  const [share, setShare] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 0));
  useEffect(() => {
    let frame = 0;
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / COUNT_MS);
      // Slows down towards the end. A share that has been reached stays, for example with reduced motion.
      setShare((before) => Math.max(before, 1000 * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, []);
  return share === 1000 ? to : mixDecimals(from, to, share);
}

/** As long as the amount flies into the page. */
const COUNT_MS = 900;
