import { balancesQuery, usePartnerKit } from "@partner-kit/react";
import { BalanceOverview, EventFeed, TickerTable } from "@partner-kit/react/components";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { PartnerKit } from "./PartnerKit.tsx";

/** Balances, live prices and received events, with the host's own QueryClient. */
export function Treasury(): ReactElement {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <PartnerKit queryClient={queryClient}>
        <CachedBalances />
        <BalanceOverview />
        <TickerTable />
        <EventFeed />
      </PartnerKit>
    </QueryClientProvider>
  );
}

/** Reads the kit's data from the host's cache, without a request. */
function CachedBalances(): ReactElement {
  const { kit } = usePartnerKit();
  const { data } = useQuery({ ...balancesQuery({ kit }), enabled: false });
  return <p>Currencies in the host's cache: {data?.balances.length ?? 0}</p>;
}
