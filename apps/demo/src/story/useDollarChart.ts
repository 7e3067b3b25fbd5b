import { useEffect } from "react";

/**
 * Chooses the dollars and the last day in the balance chart as soon as it has loaded, where the new amount is a step. The chart
 * forgets both when the page is left.
 */
export function useDollarChart(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      const options = choices.map((choice) => document.querySelector<HTMLElement>(`.pk-BalanceHistory ${choice}`));
      for (const option of options) option?.click();
      if (options.every(Boolean)) clearInterval(timer);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}

const choices = ["[data-part=currencies] input[value=USD]", "[data-part=ranges] input[value='24h']"];

const POLL_MS = 100;
