import { type DehydratedState, dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Backend, createBackend } from "../../test/createBackend.ts";
import { everyComponent } from "../../test/everyComponent.tsx";
import { giveRoom } from "../../test/giveRoom.ts";
import { PlainApprovalQueue } from "../../test/plain/PlainApprovalQueue.tsx";
import { PlainBalanceOverview } from "../../test/plain/PlainBalanceOverview.tsx";
import { PlainBalanceSeries } from "../../test/plain/PlainBalanceSeries.tsx";
import { PlainDeliveryLog } from "../../test/plain/PlainDeliveryLog.tsx";
import { PlainOrderList } from "../../test/plain/PlainOrderList.tsx";
import { PlainPriceSeries } from "../../test/plain/PlainPriceSeries.tsx";
import { PlainQuoteAcceptance } from "../../test/plain/PlainQuoteAcceptance.tsx";
import { PlainQuoteTicket } from "../../test/plain/PlainQuoteTicket.tsx";
import { PlainRecipientEditor } from "../../test/plain/PlainRecipientEditor.tsx";
import { PlainSimulator } from "../../test/plain/PlainSimulator.tsx";
import { PlainTickerTable } from "../../test/plain/PlainTickerTable.tsx";
import { PlainTransactionList } from "../../test/plain/PlainTransactionList.tsx";
import { PlainTravelRuleQueue } from "../../test/plain/PlainTravelRuleQueue.tsx";
import { PlainWebhookManager } from "../../test/plain/PlainWebhookManager.tsx";
import { PlainWithdrawalForm } from "../../test/plain/PlainWithdrawalForm.tsx";
import { emit, subscribeReceiver } from "../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import { ar } from "../text/ar.ts";

/** Components that open after hydration, show a single record, or show nothing that a server reads. */
const later = [
  "BalanceChart",
  "OrderDetail",
  "OrderDialog",
  "PaymentBatchDetail",
  "PaymentBatchDialog",
  "QuoteAccept",
  "ReceiverCode",
  "RecipientDialog",
  "SpreadChart",
  "ApprovalDetail",
  "ApprovalDialog",
  "TransactionDetail",
  "TransactionDialog",
  "TravelRuleDialog",
  "TravelRuleForm",
  "WithdrawalDialog",
];

/** All public components except those that open after hydration. */
const screens: readonly (readonly [name: string, element: ReactElement])[] = [
  ["useApprovalQueue", <PlainApprovalQueue key="" />],
  ["useBalanceOverview", <PlainBalanceOverview key="" />],
  ["useBalanceSeries", <PlainBalanceSeries key="" />],
  ["useDeliveryLog", <PlainDeliveryLog key="" />],
  ["useOrderList", <PlainOrderList key="" />],
  ["usePriceSeries", <PlainPriceSeries key="" pairId="BTC-USD" />],
  ["useQuoteAcceptance", <PlainQuoteAcceptance key="" />],
  ["useQuoteTicket", <PlainQuoteTicket key="" />],
  ["useRecipientEditor", <PlainRecipientEditor key="" />],
  ["useSimulator", <PlainSimulator key="" />],
  ["useTickerTable", <PlainTickerTable key="" />],
  ["useTransactionList", <PlainTransactionList key="" />],
  ["useTravelRuleQueue", <PlainTravelRuleQueue key="" />],
  ["useWebhookManager", <PlainWebhookManager key="" />],
  ["useWithdrawalForm", <PlainWithdrawalForm key="" />],
  ...Object.entries(everyComponent).filter(([name]) => !later.includes(name)),
];

/** A chart's range depends on the time, which a server does not render. A form's chunk is loaded when it is shown. */
const notOnServers = ["BalanceHistory", "BatchPayment", "PriceChart", "RecipientEditor"];

// No other test has these locales: formats are cached with the time zone in which they were first used.
describe.each(["en-SG", "ar-AE"])("in %s", (locale) => {
  test.each(screens)("behaviour: %s hydrates its server rendering without a mismatch", async (name, element) => {
    giveRoom(640);
    const { backend, state, time } = await readOnce(name, element);
    vi.setSystemTime(time);
    const server = new QueryClient();
    hydrate(server, state);
    const render = (queryClient: QueryClient, now: () => number) => (
      <StrictMode>
        <PartnerKitProvider {...{ fetch: backend.fetch, queryClient, now, locale, catalogues: { ar } }}>
          {element}
        </PartnerKitProvider>
      </StrictMode>
    );
    vi.stubEnv("TZ", "UTC");
    // This environment has a document, so React 18 warns about layout effects, which a server would not.
    const muted = vi.spyOn(console, "error").mockReturnValue();
    const html = renderToString(render(server, backend.clock.now));
    muted.mockRestore();
    expect(html.includes('data-status="loading"')).toBe(notOnServers.includes(name));
    // The browser has another time and time zone.
    vi.stubEnv("TZ", "Asia/Tokyo");
    vi.setSystemTime(Date.now() + 90_000);
    const browser = new QueryClient();
    hydrate(browser, state);
    const onRecoverableError = vi.fn();
    const error = vi.spyOn(console, "error");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html;
    const root = await act(async () =>
      hydrateRoot(
        container,
        render(browser, () => backend.clock.now() + 90_000),
        { onRecoverableError },
      ),
    );
    onTestFinished(() => {
      root.unmount();
      container.remove();
      vi.unstubAllEnvs();
    });
    await settle(1000);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});

/** A page reads the same data in every language. */
async function readOnce(name: string, element: ReactElement): Promise<PageReads> {
  const known = reads.get(name);
  if (known) return known;
  const backend = await createBusyBackend();
  const state = await readAll(element, backend);
  const read = { backend, state, time: Date.now() };
  reads.set(name, read);
  return read;
}

interface PageReads {
  readonly backend: Backend;
  readonly state: DehydratedState;
  /** When the page had read all. */
  readonly time: number;
}

const reads = new Map<string, PageReads>();

/** A service with records of every type. */
async function createBusyBackend(): Promise<Backend> {
  const backend = createBackend({ scenario: "travel-rule-held" });
  await subscribeReceiver(backend);
  await emit(backend, "deposit.success", "exchange.filled");
  await backend.clock.advance(120_000);
  return backend;
}

/** The dehydrated reads of a page. */
async function readAll(element: ReactElement, { fetch, clock }: Backend): Promise<DehydratedState> {
  const queryClient = new QueryClient();
  await renderWithKit(element, { queryClient, fetch, now: clock.now });
  await settle(1000);
  cleanup();
  return JSON.parse(JSON.stringify(dehydrate(queryClient)));
}
