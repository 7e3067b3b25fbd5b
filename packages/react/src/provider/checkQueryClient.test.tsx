import { QueryClient as NewestQueryClient } from "@tanstack/query-core";
import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { QueryClient as OldestQueryClient } from "query-core-oldest";
import { describe, expect, inject, test } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { muteErrors } from "../../test/muteErrors.ts";
import { prefetch } from "../../test/prefetch.ts";
import { emit, subscribeReceiver } from "../../test/receiveEvents.ts";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import { tickerQuery } from "../markets/markets.ts";
import { usePairTicker } from "../markets/useTickerStore.ts";
import { useTickerTable } from "../markets/useTickerTable.ts";
import { createKit } from "../query/kit.ts";
import { useSession } from "../session/useSession.ts";
import { useTransaction } from "../transactions/transactions.ts";
import { useCreateWebhook, useWebhooks } from "../webhooks/webhooks.ts";

const kitIsOnOldest = inject("reactMajor") === "18";

test("behaviour: tests on React 18 use the oldest supported version of TanStack Query", () => {
  expect(new QueryClient() instanceof OldestQueryClient).toBe(kitIsOnOldest);
  expect(new QueryClient() instanceof NewestQueryClient).toBe(!kitIsOnOldest);
});

test("behaviour: throws for a client of an older copy, and explains the fix", async () => {
  muteErrors();
  // @ts-expect-error An older client also fails the type check.
  const rendered = renderWithKit(<Balances />, { queryClient: new OldestQueryClient() });
  const outcome = await rendered.then(() => "accepted", String);
  expect(outcome).toMatch(
    kitIsOnOldest
      ? /^accepted$/
      : /older copy of @tanstack\/react-query.*npm dedupe.*\n.*errors\/QUERY_CLIENT_INVALID$/,
  );
});

describe.each([
  ["the kit's copy", QueryClient],
  ["another copy, as new or newer", NewestQueryClient],
] as const)("a host's client of %s", (_, HostQueryClient) => {
  test("default: caches reads in the host's client, which the stream keeps current", async () => {
    const queryClient = new HostQueryClient();
    const { backend } = await renderWithKit(<Markets />, { queryClient });
    const [before, pairs] = shown();
    expect([before, pairs]).toEqual([expect.stringMatching(/^\d/), "6"]);
    await pass(backend, 5000);
    await settle(1000);
    expect(shown()[0]).not.toBe(before);
    const { queryKey } = tickerQuery({ kit: createKit() });
    expect(queryClient.getQueryState(queryKey)?.status).toBe("success");
    expect(backend.requests.filter((request) => request.endsWith("/ticker/24h"))).toHaveLength(1);
  });

  test("behaviour: refetches the resources that a change affects", async () => {
    const queryClient = new HostQueryClient();
    const { backend } = await renderWithKit(<Webhooks />, { queryClient, live: false });
    expect(shown()).toEqual(["0", "yes"]);
    act(() => {
      screen.getByRole("button").click();
      screen.getByRole("button").click();
    });
    await settle();
    expect(shown()).toEqual(["1", "yes"]);
    expect(backend.requests.filter((request) => request === "POST /partner-kit/partner/webhooks")).toHaveLength(1);
  });

  test("behaviour: refetches the resources that a webhook event affects", async () => {
    const queryClient = new HostQueryClient();
    const { backend } = await renderWithKit(<Balances />, { queryClient });
    await subscribeReceiver(backend);
    const reads = () => backend.requests.filter((request) => request.endsWith("/overview")).length;
    expect(reads()).toBe(1);
    await emit(backend, "deposit.success");
    await settle(1000);
    expect(reads()).toBe(2);
  });

  test("behaviour: waits for missing input, and a forbidden read fails with the session's reason", async () => {
    const queryClient = new HostQueryClient();
    const { backend } = await renderWithKit(
      <>
        <Transaction />
        <Webhooks />
      </>,
      { queryClient, live: false, backend: { scopes: ["trades:view"] } },
    );
    expect(shown()).toEqual(["pending idle", "PermissionError", "no"]);
    expect(backend.requests.toSorted()).toEqual(["GET /partner-kit/kit/session", "GET /partner-kit/partner/webhooks"]);
  });

  test("behaviour: options factories prefetch into the host's client", async () => {
    const backend = createBackend();
    const queryClient = new HostQueryClient();
    await prefetch({ queryClient, options: tickerQuery({ kit: createKit({ fetch: backend.fetch }) }) });
    await renderWithKit(<Markets />, { queryClient, fetch: backend.fetch, live: false });
    expect(shown()).toEqual([expect.stringMatching(/^\d/), "6"]);
    expect(backend.requests.filter((request) => request.endsWith("/ticker/24h"))).toHaveLength(1);
  });
});

const shown = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

function Markets() {
  const { state } = useTickerTable();
  return (
    <>
      <output>{usePairTicker("BTC-USD")?.last}</output>
      <output>{state.status === "ready" ? state.pairs.length : state.status}</output>
    </>
  );
}

function Webhooks() {
  const { data, error } = useWebhooks();
  const { mutate } = useCreateWebhook();
  const { can } = useSession();
  const create = () =>
    mutate({ url: "https://partner.example/hooks", description: "", enabled: true, event_types: ["deposit.success"] });
  return (
    <>
      <output>{data?.length ?? error?.name}</output>
      <output>{can("createWebhook").allowed ? "yes" : "no"}</output>
      <button type="button" onClick={create}>
        Create
      </button>
    </>
  );
}

function Balances() {
  return <output>{useBalances().data?.generated_at}</output>;
}

function Transaction() {
  const { status, fetchStatus } = useTransaction({ transaction_id: undefined });
  return (
    <output>
      {status} {fetchStatus}
    </output>
  );
}
