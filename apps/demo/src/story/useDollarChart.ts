import { useEffect } from "react";

/**
 * Chooses the dollars in the balance chart as soon as it has loaded, and the last day, where the new amount is a step. The last scene
 * keeps the month, whose line has no gap where the story moved the clock. The chart forgets both when the page is left.
 */
export function useDollarChart(range: "day" | "month" | undefined): void {
  useEffect(() => {
    if (!range) return undefined;
    const choices = range === "day" ? [DOLLARS, LAST_DAY] : [DOLLARS];
    const timer = setInterval(() => {
      const options = choices.map((choice) => document.querySelector<HTMLElement>(`.pk-BalanceHistory ${choice}`));
      for (const option of options) option?.click();
      if (options.every(Boolean)) clearInterval(timer);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [range]);
}

const DOLLARS = "[data-part=currencies] input[value=USD]";
const LAST_DAY = "[data-part=ranges] input[value='24h']";

const POLL_MS = 100;
