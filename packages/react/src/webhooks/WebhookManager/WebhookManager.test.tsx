import { listWebhookDeliveries, listWebhookEvents } from "@partner-kit/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { createKit } from "../../query/kit.ts";
import { readEventSubject } from "../../receivedEvents/readEventSubject.ts";
import { EndpointDetails } from "./EndpointDetails.tsx";
import { WebhookManager } from "./WebhookManager.tsx";

// A lazy part must be loaded before its test: loading takes real time, and the test has a clock of its own.
beforeAll(async () => {
  await import("../DeliveryLog/RecentDeliveries.tsx");
  await import("../DeliveryLog/DeliveryLog.tsx");
});

async function render(backend: RenderWithKitParameters["backend"] = { scenario: "webhook-outage" }) {
  const result = await renderWithKit(<WebhookManager />, { backend });
  await settle(1000);
  return result;
}

const endpoint = (name: string) =>
  screen.getByRole("list", { name: "Endpoints" }).querySelector<HTMLElement>(`li:has([aria-label*="${name}"])`) ??
  expect.fail(name);

// Regression: one endpoint had the names of its event types, and the next one their number.
test("behaviour: endpoints count their event types by area while the details are closed, if one has many", async () => {
  await render();
  const details = endpoint("Order desk").querySelector("details");
  expect(details?.querySelector("summary")?.textContent).toMatch(/^4 event types Exchange orders\u00a04$/);
  expect(details?.open).toBe(false);
  const many = endpoint("Treasury ledger").querySelector("details");
  expect(many?.querySelector("summary")?.textContent).toContain("Deposits\u00a03 · Withdrawals\u00a03");
  expect(many?.querySelector("dd")?.textContent).toContain("deposit.success");
});

// Regression: event types were shown without their area, such as “accepted”.
test("behaviour: a few event types have their full names while the details are closed", () => {
  const types = ["exchange.accepted", "exchange.filled"];
  renderUi(
    <EndpointDetails types={types} hasNames>
      Facts
    </EndpointDetails>,
  );
  const named = Array.from(document.querySelectorAll("summary code"), ({ textContent }) => textContent);
  expect(named).toEqual(types);
});

test("behaviour: the number of enabled endpoints and their limit", async () => {
  await render();
  expect(document.querySelector("[data-part=limit]")?.textContent).toMatch(/^2 of 3 endpoints/);
});

// Regression: a delivery that needed more than one attempt looked like the others.
test("behaviour: a delivery after failed attempts is marked", async () => {
  await render();
  fireEvent.click(screen.getByRole("tab", { name: "History" }));
  await settle(1000);
  const attempts = Array.from(document.querySelectorAll<HTMLElement>("td [data-part=status] .pk-Badge ~ .pk-Badge"));
  expect(attempts.length).toBeGreaterThan(1);
  for (const { textContent, dataset, parentElement } of attempts) {
    expect(textContent).toMatch(/^([2-9]|\d\d) attempts$/);
    // They are a warning only until the delivery arrives.
    const [status] = parentElement?.children ?? [];
    expect(dataset["tone"]).toBe(status?.textContent === "Delivered" ? "neutral" : "warn");
  }
  expect(attempts.length).toBeLessThan(document.querySelectorAll("td [data-part=status]").length);
});

test("behaviour: the latest deliveries to all endpoints open in the history", async () => {
  await render();
  const recent = within(screen.getByRole("region", { name: "Recent deliveries" }));
  // A row of headings and eight deliveries.
  expect(recent.getAllByRole("row")).toHaveLength(9);
  const [first = expect.fail("no delivery")] = recent.getAllByRole("rowheader");
  const name = within(first).getByRole("button").textContent;
  // A click anywhere in the row opens it.
  fireEvent.click(first);
  await settle(1000);
  expect(screen.getByRole("tab", { name: "History" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("dialog", { name })).toBeDefined();
});

test("behaviour: the latest deliveries name the order or transaction of their event, not the event", async () => {
  const { backend } = await render();
  const { client } = createKit({ fetch: backend.fetch });
  const { deliveries } = await client.call(listWebhookDeliveries, {});
  const { events } = await client.call(listWebhookEvents, {});
  const recent = screen.getByRole("region", { name: "Recent deliveries" });
  const shown = Array.from(recent.querySelectorAll<HTMLElement>("[data-part=reference]"), ({ title }) => title);
  expect(shown).toHaveLength(8);
  const subjects = events.flatMap(({ data }) => Object.values(readEventSubject({ data })));
  expect(shown.filter((id) => !subjects.includes(id))).toEqual([]);
  expect(shown).not.toContain(deliveries[0]?.event_id);
});

test("behaviour: the history opens with the deliveries to all endpoints", async () => {
  await render();
  const recent = within(screen.getByRole("region", { name: "Recent deliveries" }));
  fireEvent.click(recent.getByRole("button", { name: "All deliveries" }));
  await settle(1000);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Endpoint" }).value).toBe("");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("behaviour: without deliveries there is no list of them", async () => {
  await render({ scenario: "default" });
  expect(screen.queryByRole("region", { name: "Recent deliveries" })).toBeNull();
});
