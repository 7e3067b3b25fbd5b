import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, StrictMode, version } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { muteErrors } from "../../test/muteErrors.ts";
import { prefetch } from "../../test/prefetch.ts";
import { emit, subscribeReceiver } from "../../test/receiveEvents.ts";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { BalanceOverview } from "../balances/BalanceOverview/BalanceOverview.tsx";
import { balancesQuery } from "../balances/balances.ts";
import { tickerQuery, useTicker } from "../markets/markets.ts";
import { TickerTable } from "../markets/TickerTable/TickerTable.tsx";
import { createKit } from "../query/kit.ts";
import { useCreateQuote } from "../quotes/quotes.ts";
import { usePartnerKit } from "./KitContext.ts";
import { PartnerKitProvider } from "./PartnerKitProvider.tsx";

function First() {
  const { data, status } = useTicker();
  return <output>{data?.tickers[0]?.last ?? status}</output>;
}

function Collect({ onSeen }: { readonly onSeen: (queryClient: QueryClient) => void }) {
  onSeen(usePartnerKit().queryClient);
  return null;
}

function Ask(): ReactElement {
  const { mutate } = useCreateQuote();
  const ask = (pair_id: string) => () => mutate({ pair_id, side: "buy", amount: "1" });
  return (
    <>
      <button type="button" onClick={ask("BTC-USD")}>
        Known
      </button>
      <button type="button" onClick={ask("NO-PAIR")}>
        Unknown
      </button>
    </>
  );
}

const page = (
  <>
    <BalanceOverview />
    <TickerTable />
  </>
);

test("behaviour: the tests run on the React version that their project names", () => {
  expect(version.split(".")[0]).toBe(inject("reactMajor"));
});

test("behaviour: a hook outside the provider throws an error that explains the fix", () => {
  muteErrors();
  expect(() => render(<First />)).toThrow(
    /outside <PartnerKitProvider>.*Wrap that part of your app.*\n.*errors\/PROVIDER_MISSING$/,
  );
});

test("behaviour: every provider creates its own QueryClient", async () => {
  const seen = new Set<QueryClient>();
  const collect = (queryClient: QueryClient) => seen.add(queryClient);
  const backend = createBackend();
  render(
    <>
      <PartnerKitProvider fetch={backend.fetch}>
        <Collect onSeen={collect} />
        <Collect onSeen={collect} />
      </PartnerKitProvider>
      <PartnerKitProvider fetch={backend.fetch}>
        <Collect onSeen={collect} />
      </PartnerKitProvider>
    </>,
  );
  await settle();
  expect(seen.size).toBe(2);
});

test("behaviour: opens one stream in StrictMode", async () => {
  const { backend } = await renderWithKit(<First />, { reactStrictMode: true });
  expect(backend.requests.filter((request) => request.endsWith("/kit/live"))).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toMatch(/^\d/);
});

test("behaviour: stops all timers and requests on unmount", async () => {
  const { backend, unmount } = await renderWithKit(<First />);
  unmount();
  await settle();
  const asked = backend.requests.length;
  await pass(backend, 300_000);
  await settle(300_000);
  expect(backend.requests).toHaveLength(asked);
});

test("behaviour: two providers do not share reads", async () => {
  const queryClient = new QueryClient();
  const { backend, rerender } = await renderWithKit(<First />, { queryClient });
  rerender(
    <PartnerKitProvider fetch={backend.fetch} queryClient={queryClient} baseUrl="/elsewhere">
      <First />
    </PartnerKitProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe("pending");
});

test("behaviour: the API key never reaches the page", async () => {
  const { backend, container } = await renderWithKit(page);
  await pass(backend, 5000);
  await settle(1000);
  expect(container.textContent).toContain("BTC");
  const everything = [...backend.received, ...backend.requests, document.documentElement.outerHTML].join("\n");
  expect(backend.received.length).toBeGreaterThan(20);
  for (const key of Object.values(backend.service.keys)) expect(everything).not.toContain(key);
  expect(everything).not.toMatch(/x-api-key/i);
});

test("behaviour: onError receives errors only", async () => {
  const onError = vi.fn();
  await renderWithKit(<First />, {
    onError,
    prepare: ({ service }) => service.faults.add({ operation: "getTicker", status: 403 }),
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "ApiError", status: 403 }), {
    source: "query",
    operation: "getTicker",
  });
});

test("behaviour: onEvent receives changes, live states and webhook events without their data", async () => {
  const onEvent = vi.fn();
  const onError = vi.fn();
  const { backend } = await renderWithKit(<Ask />, { onEvent, onError });
  expect(onEvent.mock.calls).toEqual([
    [{ name: "live", state: "live", upstream: "unknown" }],
    [{ name: "live", state: "live", upstream: "ok" }],
  ]);
  onEvent.mockClear();

  for (const name of ["Known", "Unknown"]) {
    fireEvent.click(screen.getByRole("button", { name }));
    await settle();
  }
  const changed = onEvent.mock.calls.map(([event]) => event).filter(({ name }) => name === "mutation");
  expect(changed).toEqual([
    { name: "mutation", operation: "createQuote", outcome: "success" },
    { name: "mutation", operation: "createQuote", outcome: "error" },
  ]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { source: "mutation", operation: "createQuote" });
  onEvent.mockClear();

  await subscribeReceiver(backend);
  await emit(backend, "deposit.success");
  expect(onEvent.mock.calls.at(-1)).toEqual([
    { name: "webhookEvent", type: "deposit.success", id: expect.stringMatching(/^evt_/) },
  ]);
});

test("behaviour: recovers when the proxy is reachable again", async () => {
  const { backend } = await renderWithKit(<First />, { prepare: ({ setReachable }) => setReachable(false) });
  await settle(5000);
  expect(screen.getByRole("status").textContent).toBe("error");
  backend.setReachable(true);
  await settle(10_000);
  expect(screen.getByRole("status").textContent).toMatch(/^\d/);
});

test("behaviour: recovers when the service is reachable again", async () => {
  const { backend } = await renderWithKit(<First />, { prepare: ({ service }) => service.faults.add({ status: 503 }) });
  await settle(5000);
  expect(screen.getByRole("status").textContent).toBe("error");
  backend.service.faults.clear();
  await pass(backend, 60_000);
  expect(screen.getByRole("status").textContent).toMatch(/^\d/);
});

test("behaviour: hydrates a server-rendered page without a mismatch", async () => {
  const backend = createBackend();
  const kit = createKit({ fetch: backend.fetch });
  const queryClient = new QueryClient();
  await prefetch({ queryClient, options: tickerQuery({ kit }) });
  await prefetch({ queryClient, options: balancesQuery({ kit }) });
  const app = (
    <StrictMode>
      <PartnerKitProvider fetch={backend.fetch} queryClient={queryClient} now={backend.clock.now}>
        {page}
      </PartnerKitProvider>
    </StrictMode>
  );
  const html = renderToString(app);
  expect(html).toContain("BTC");
  const onRecoverableError = vi.fn();
  const error = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const root = hydrateRoot(container, app, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await settle(1000);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(container.textContent).toContain("Live");
});

test("behaviour: a server without data renders skeletons and sends no request", () => {
  const backend = createBackend();
  const html = renderToString(<PartnerKitProvider fetch={backend.fetch}>{page}</PartnerKitProvider>);
  expect(html).toContain("pk-Skeleton");
  expect(backend.requests).toEqual([]);
});
