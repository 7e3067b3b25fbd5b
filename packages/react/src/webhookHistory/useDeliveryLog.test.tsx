import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { type UseDeliveryLogParameters, useDeliveryLog } from "./useDeliveryLog.ts";

function Log(parameters: UseDeliveryLogParameters) {
  const { state, options, setView, showMore, findWebhook } = useDeliveryLog(parameters);
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <output aria-label="log">{JSON.stringify(state)}</output>
      <output aria-label="options">{JSON.stringify(options)}</output>
      <output aria-label="urls">
        {JSON.stringify(
          state.entries.map((entry) => entry.kind === "delivery" && findWebhook(entry.webhookId)?.description),
        )}
      </output>
      <button type="button" onClick={showMore}>
        more
      </button>
      <button type="button" onClick={() => setView({ status: "failed" })}>
        failed
      </button>
      <button type="button" onClick={() => setView({ list: "events" })}>
        events
      </button>
    </>
  );
}

const read = (label: string) => JSON.parse(screen.getByLabelText(label).textContent ?? "");

async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
}

test("default: all deliveries, newest first, each with its endpoint", async () => {
  await renderWithKit(<Log />, { backend: { scenario: "webhook-outage" } });
  const { entries, total, matches } = read("log");
  expect(entries).toHaveLength(total);
  expect(matches).toBe(total);
  expect(entries[0]).toMatchObject({ kind: "delivery", eventType: "withdrawal.success", status: "pending" });
  const times = entries.map(({ at }: { at: number }) => at);
  expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
  expect(new Set(read("urls"))).toEqual(
    new Set(["Treasury ledger", "Order desk", "Old ledger, disabled after its last failure"]),
  );
});

test("parameters: defaultView, onViewChange and filters of occurring values", async () => {
  await renderWithKit(<Log defaultView={{ eventType: "exchange.cancelled" }} />, {
    backend: { scenario: "webhook-outage" },
  });
  expect(read("log")).toMatchObject({ matches: 1, entries: [{ lastResponse: 422, status: "failed", attempts: 1 }] });
  const [endpoints, types, statuses] = read("options");
  expect(endpoints).toMatchObject({ filter: "webhookId" });
  expect(endpoints.values).toHaveLength(3);
  expect(types).toMatchObject({ filter: "eventType", value: "exchange.cancelled" });
  expect(new Set(statuses.values)).toEqual(new Set(["pending", "succeeded", "failed", "exhausted", "cancelled"]));
  await click("failed");
  expect(read("log").matches).toBe(1);
});

test("behaviour: events have their own list and filters", async () => {
  const { backend } = await renderWithKit(<Log defaultView={{ status: "failed" }} />, {
    backend: { scenario: "webhook-outage" },
  });
  expect(backend.requests).not.toContain("GET /partner-kit/partner/webhook/events");
  await click("events");
  const { entries, total } = read("log");
  expect(entries).toHaveLength(total);
  expect(entries[0]).toMatchObject({ kind: "event", eventType: "withdrawal.success", record: { version: 1 } });
  expect(read("options")).toMatchObject([{ filter: "eventType" }]);
});

test("behaviour: an account without history", async () => {
  await renderWithKit(<Log />, { backend: { scenario: "empty" } });
  expect(screen.getByRole("status").textContent).toBe("empty");
});

test("behaviour: new entries appear automatically", async () => {
  const { backend } = await renderWithKit(<Log />, { backend: { scenario: "webhook-outage" }, live: false });
  const before = read("log").total;
  backend.service.emit({ type: "deposit.success" });
  await pass(backend, 5000);
  await settle(30_000);
  expect(read("log").total).toBe(before + 1);
});

test("behaviour: long histories are shown in parts", async () => {
  const { backend } = await renderWithKit(<Log />, { backend: { scenario: "webhook-outage" }, live: false });
  for (let index = 0; index < 60; index += 1) backend.service.emit({ type: "exchange.filled" });
  await pass(backend, 5000);
  await settle(30_000);
  expect(read("log").entries).toHaveLength(50);
  await click("more");
  expect(read("log").entries).toHaveLength(read("log").total);
});

test("behaviour: without the scope nothing is requested again", async () => {
  const { backend } = await renderWithKit(<Log />, {
    backend: { scenario: "webhook-outage", scopes: ["wallets:view"] },
  });
  await settle(600_000);
  expect(screen.getByRole("status").textContent).toBe("error");
  const reads = backend.requests.filter((request) => request.includes("/partner/webhook"));
  expect(new Set(reads).size).toBe(reads.length);
});
