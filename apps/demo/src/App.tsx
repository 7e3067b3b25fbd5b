import { PartnerKitProvider } from "@partner-kit/react";
import { BalanceOverview, TickerTable } from "@partner-kit/react/components";

/** The admin of Harmattan Pay, an invented partner, with the kit dropped into its overview. */
export function App() {
  return (
    <PartnerKitProvider baseUrl="/partner-kit">
      <header className="app-header">
        <p className="app-brand">
          <img src="/icon.svg" alt="" width="24" height="24" />
          Harmattan Pay
        </p>
        <p className="app-area">Treasury</p>
      </header>
      <main className="app-main">
        <h1>Overview</h1>
        <div className="app-part">
          <h2>Balances</h2>
          <BalanceOverview />
        </div>
        <div className="app-part">
          <h2>Markets</h2>
          <TickerTable />
        </div>
      </main>
    </PartnerKitProvider>
  );
}
