import { type Data, listTransactions, simulateCryptoDeposit, submitTravelRule } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { type UseTravelRuleQueueParameters, useTravelRuleQueue } from "./useTravelRuleQueue.ts";

/** The hook with plain elements, as in a host's own design system. */
function Queue(parameters: UseTravelRuleQueueParameters) {
  const { state, selectedId, select, checkMore, getRefreshButtonProps } = useTravelRuleQueue(parameters);
  return (
    <>
      <output aria-label="status">{state.status}</output>
      <output aria-label="selected">{selectedId}</output>
      <output aria-label="coverage">{state.status === "ready" && `${state.coverage} ${state.checked}`}</output>
      <button type="button" onClick={checkMore}>
        Check more
      </button>
      <button {...getRefreshButtonProps()}>Refresh</button>
      {state.status === "ready" &&
        state.deposits.map(({ id, currency, created_at }) => (
          <button key={id} type="button" data-id={id} data-since={created_at} onClick={() => select(id)}>
            {currency} deposit
          </button>
        ))}
    </>
  );
}

const rows = () => screen.queryAllByRole("button", { name: /deposit/ });
const text = (label: string) => screen.getByLabelText(label).textContent;

function serviceOf({ service }: Backend) {
  return createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
}

async function heldBy(backend: Backend): Promise<Data<typeof listTransactions>["transactions"]> {
  const { transactions } = await serviceOf(backend).call(listTransactions, {});
  return transactions.filter(({ required_action }) => required_action?.type === "travel_rule");
}

const held = { scenario: "travel-rule-held" } as const;

test("default: oldest first", async () => {
  const { backend } = await renderWithKit(<Queue />, { backend: held });
  const since = rows().map(({ dataset }) => dataset["since"]);
  expect(since).toHaveLength(3);
  expect(since).toEqual(since.map(String).toSorted());
  expect(rows().map(({ dataset }) => dataset["id"])).toEqual((await heldBy(backend)).toReversed().map(({ id }) => id));
});

test("behaviour: no held deposits", async () => {
  await renderWithKit(<Queue />);
  expect(text("status")).toBe("ready");
  expect(rows()).toEqual([]);
});

test("behaviour: new deposits appear, and submitted ones leave", async () => {
  const { backend } = await renderWithKit(<Queue refreshInterval={5000} />, { backend: held, live: false });
  await serviceOf(backend).call(simulateCryptoDeposit, {
    amount: "120",
    symbol: "USDC",
    user_id: backend.service.userId,
    idempotency_key: "one",
  });
  await settle(5500);
  expect(rows()).toHaveLength(4);
  const [first = expect.fail("nothing held")] = await heldBy(backend);
  const input = { sender_originator: "Ngozi Okafor", sender_country: "NGA" };
  await serviceOf(backend).call(submitTravelRule, { id: first.id, ...input });
  await settle(5500);
  expect(rows()).toHaveLength(3);
});

test("behaviour: the selected deposit stays after it left the queue", async () => {
  const { backend } = await renderWithKit(<Queue />, { backend: held });
  const [first = expect.fail("nothing held")] = rows();
  fireEvent.click(first);
  const id = first.dataset["id"] ?? "";
  expect(text("selected")).toBe(id);
  const input = { sender_originator: "Ngozi Okafor", sender_country: "NGA" };
  await serviceOf(backend).call(submitTravelRule, { id, ...input });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(1000);
  expect(rows()).toHaveLength(2);
  expect(text("selected")).toBe(id);
});

test("parameters: selectedId", async () => {
  const seen: (string | null)[] = [];
  const parameters = { selectedId: null, onSelectedIdChange: (id: string | null) => seen.push(id) };
  await renderWithKit(<Queue {...parameters} />, { backend: held });
  const [first = expect.fail("nothing held")] = rows();
  fireEvent.click(first);
  expect(seen).toEqual([first.dataset["id"]]);
  expect(text("selected")).toBe("");
});

test("behaviour: an error for a missing grant", async () => {
  const { backend } = await renderWithKit(<Queue />, { backend: { ...held, scopes: ["trades:view"] } });
  await settle(600_000);
  expect(text("status")).toBe("error");
  expect(backend.requests.filter((request) => request.includes("transactions"))).toHaveLength(1);
});

describe("behaviour: a list with several pages", () => {
  test("is read to its end", async () => {
    const { backend } = await renderWithKit(<Queue />, { backend: { ...held, transactionPageSize: 20 } });
    await settle(500);
    const { transactions } = await serviceOf(backend).call(listTransactions, {});
    expect(transactions).toHaveLength(20);
    expect(text("coverage")).toMatch(/^all \d+$/);
    expect(rows()).toHaveLength(3);
  });

  test("is read up to a limit, and further on request", async () => {
    await renderWithKit(<Queue />, { backend: { ...held, transactionPageSize: 1 } });
    await settle(4000);
    expect(text("coverage")).toBe("limited 20");
    fireEvent.click(screen.getByRole("button", { name: "Check more" }));
    await settle(4000);
    expect(text("coverage")).toBe("limited 40");
  });

  test("that cannot be read to its end says so", async () => {
    const { backend } = await renderWithKit(<Queue />, {
      backend: { ...held, transactionPageSize: 20 },
      prepare: ({ service }) => {
        service.faults.add({ operation: "listTransactions", times: 1 });
        service.faults.add({ operation: "listTransactions", status: 404 });
      },
    });
    expect(text("coverage")).toBe("failed 20");
    backend.service.faults.clear();
    fireEvent.click(screen.getByRole("button", { name: "Check more" }));
    await settle(500);
    expect(text("coverage")).toMatch(/^all /);
  });
});
