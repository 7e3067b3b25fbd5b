import "@partner-kit/react/styles.css";
import { createKit, PartnerKitProvider, tickerColumns, tickerQuery } from "@partner-kit/react";
import { TickerTable } from "@partner-kit/react/components";
import { QueryClient } from "@tanstack/react-query";
import { createStage, timeAction } from "../../stage.jsx";

export function createContestant({ root, tickers, serve }) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(tickerQuery({ kit: createKit() }).queryKey, { tickers });

  function Wrapper({ children }) {
    return (
      <PartnerKitProvider fetch={serve} queryClient={queryClient}>
        {children}
      </PartnerKitProvider>
    );
  }

  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  return {
    ...createStage({ root, Component: EveryColumn, Wrapper, shown: '[data-part="row"]' }),
    // Each click moves to the next order: descending, ascending, then the service's order.
    sort: () =>
      timeAction(() => {
        const headings = Array.from(root.querySelectorAll("thead button"));
        headings.find(({ textContent }) => textContent === "Last price").click();
      }, "table"),
    filter: (text) =>
      timeAction(() => {
        const input = root.querySelector('input[type="search"]');
        set.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, "table"),
  };
}

/** The peers show every field. */
function EveryColumn() {
  return <TickerTable defaultView={everyColumn} />;
}

const everyColumn = { columns: tickerColumns };
