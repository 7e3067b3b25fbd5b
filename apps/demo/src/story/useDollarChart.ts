import { useEffect } from "react";

/** Chooses the dollars in the balance chart as soon as it has loaded: it forgets its currency when the page is left. */
export function useDollarChart(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      const option = document.querySelector<HTMLElement>(".pk-BalanceHistory [data-part=currencies] input[value=USD]");
      option?.click();
      if (option) clearInterval(timer);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}

const POLL_MS = 100;
