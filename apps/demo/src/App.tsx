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
        <section aria-labelledby="balances">
          <h2 id="balances">Balances</h2>
          <BalanceOverview />
        </section>
        <section aria-labelledby="markets">
          <h2 id="markets">Markets</h2>
          <TickerTable />
        </section>
      </main>
    </PartnerKitProvider>
  );
}
