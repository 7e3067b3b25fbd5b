import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import * as charts from "./charts.ts";
import * as components from "./components.ts";

test("behaviour: no component needs a ResizeObserver or an IntersectionObserver, which jsdom has not", async () => {
  vi.stubGlobal("ResizeObserver", undefined);
  vi.stubGlobal("IntersectionObserver", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const onError = vi.fn();
  await renderWithKit(
    <>
      <components.BalanceOverview />
      <components.DeliveryLog />
      <components.EventFeed />
      <components.ReceiverCode />
      <components.RecipientEditor />
      <components.RecipientList />
      <components.SessionBadge />
      <components.SignatureChecker />
      <components.Simulator />
      <components.TickerCard pairId="BTC-USD" />
      <components.TickerStrip />
      <components.TickerTable />
      <components.TravelRuleQueue />
      <components.WebhookManager />
      <charts.BalanceChart />
      <charts.MoversChart />
      <charts.PriceChart pairId="BTC-USD" />
      <charts.SpreadChart pairId="BTC-USD" />
    </>,
    { onError },
  );
  await settle(1_000);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([]);
});
