import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { readDeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { summarizeDeliveries } from "../deliveryOutcome.ts";
import { DeliveryStrip } from "./DeliveryStrip.tsx";

const deliveries = [
  { id: "a", event_type: "deposit.success", status: "succeeded", created_at: "2026-03-02T09:00:00Z" },
  {
    id: "b",
    event_type: "deposit.failed",
    status: "exhausted",
    attempt_count: 4,
    last_response_status: 503,
    created_at: "2026-03-02T09:10:00Z",
  },
  { id: "c", event_type: "withdrawal.success", status: "succeeded", created_at: "2026-03-02T09:20:00Z" },
].map((record) => readDeliveryEntry({ webhook_id: "one", ...record }));

const summary = summarizeDeliveries({ webhookId: "one", deliveries });

const many = [
  ...["x", "y", "z"].map((id) =>
    readDeliveryEntry({ id, webhook_id: "one", status: "succeeded", created_at: "2026-03-02T08:00:00Z" }),
  ),
  ...deliveries,
];
const summaryOfMany = summarizeDeliveries({ webhookId: "one", deliveries: many });

const textOf = (container: HTMLElement, part: string) =>
  container.querySelector(`[data-part=${part}]`)?.textContent?.trim();

test("default: how many arrived, when the latest was, and a bar for each delivery", () => {
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summaryOfMany} onOpen={() => undefined} />);
  const label = "Latest deliveries to Ledger, oldest first: 5 of the last 6 delivered · 1 failed";
  expect(screen.getByRole("toolbar", { name: label })).toBeDefined();
  expect(textOf(container, "rate")).toBe("5 of the last 6 delivered");
  expect(textOf(container, "summary")).toMatch(/^Last event .+ ago · 1 failed · last failure .+ ago$/);
  const times = Array.from(container.querySelectorAll("[data-part=summary] time"), (time) =>
    time.getAttribute("datetime"),
  );
  expect(times).toEqual(["2026-03-02T09:20:00.000Z", "2026-03-02T09:10:00.000Z"]);
  expect(screen.getAllByRole("button").map(({ dataset }) => dataset["outcome"])).toEqual([
    "delivered",
    "delivered",
    "delivered",
    "delivered",
    "failed",
    "delivered",
  ]);
});

// Regression: an endpoint with few deliveries had no bars, so it did not compare with the next one.
test("behaviour: few deliveries follow empty slots", () => {
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summary} onOpen={() => undefined} />);
  const bars = Array.from(screen.getByRole("toolbar").children, ({ tagName }) => tagName);
  expect(bars).toEqual([...Array.from({ length: 17 }, () => "SPAN"), "BUTTON", "BUTTON", "BUTTON"]);
  expect(textOf(container, "rate")).toBe("2 of the last 3 delivered");
});

// Regression: an endpoint said four times that deliveries arrive.
test.each([
  [deliveries.slice(0, 1), undefined],
  [deliveries, "2 of the last 3 delivered"],
])("parameters: hasStatus", (sent, rate) => {
  const summaryOfSent = summarizeDeliveries({ webhookId: "one", deliveries: sent });
  const { container } = renderUi(
    <DeliveryStrip name="Ledger" summary={summaryOfSent} hasStatus onOpen={() => undefined} />,
  );
  expect(textOf(container, "rate")).toBe(rate);
});

// Regression: nothing said which end of the bars is the latest, or what a dash in them means.
test.each([
  [6, "Latest"],
  [20, ["Oldest of 20", "Latest"].join("")],
])("behaviour: %s bars say which end is the latest, and what a dash means", (count, ends) => {
  const sent = Array.from({ length: count }, (_, index) => ({ ...late, id: `${index}` }));
  const summaryOfSent = summarizeDeliveries({ webhookId: "one", deliveries: sent });
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summaryOfSent} onOpen={() => undefined} />);
  expect(textOf(container, "ends")).toBe(ends);
  expect(container.querySelector<HTMLElement>("[data-part=strip]")?.dir).toBe("ltr");
  expect(container.querySelector("[data-part=key]")?.parentElement?.textContent).toBe(`${count} retried`);
});

const retried = readDeliveryEntry({
  id: "d",
  webhook_id: "one",
  event_type: "deposit.success",
  status: "pending",
  attempt_count: 1,
  last_response_status: 503,
  next_attempt_at: "2026-03-02T09:35:00Z",
});
const cancelled = readDeliveryEntry({ id: "e", webhook_id: "one", status: "cancelled" });
const waiting = readDeliveryEntry({ id: "f", webhook_id: "one", status: "pending", attempt_count: 0 });
const [delivered, failed] = deliveries;
const late = readDeliveryEntry({
  id: "g",
  webhook_id: "one",
  event_type: "deposit.success",
  status: "succeeded",
  attempt_count: 3,
  last_response_status: 200,
});

// The outcomes add up to the number of bars.
test.each([
  { sent: [delivered], rate: "Delivered", others: "", tone: "success" },
  { sent: [delivered, delivered], rate: "All 2 delivered", others: "", tone: "success" },
  { sent: [delivered, failed], rate: "1 of the last 2 delivered", others: "1 failed", tone: "danger" },
  { sent: [failed, delivered], rate: "1 of the last 2 delivered", others: "1 failed", tone: undefined },
  { sent: [failed, failed], rate: "0 of the last 2 delivered", others: "2 failed", tone: "danger" },
  {
    sent: [delivered, failed, retried, cancelled, waiting],
    rate: "1 of the last 5 delivered",
    others: "1 failed · 1 retrying · 1 cancelled · 1 pending",
    tone: "danger",
  },
  { sent: [delivered, retried], rate: "1 of the last 2 delivered", others: "1 retrying", tone: "danger" },
  { sent: [retried], rate: "0 of 1 delivered", others: "1 retrying", tone: "danger" },
  { sent: [delivered, late], rate: "All 2 delivered", others: "1 retried", tone: "success" },
  { sent: [waiting, waiting], rate: undefined, others: "No result yet", tone: undefined },
])("behaviour: $rate, $others", ({ sent, rate, others, tone }) => {
  const known = sent.flatMap((entry, index) => (entry ? [{ ...entry, id: `${index}`, at: undefined }] : []));
  const summaryOfSent = summarizeDeliveries({ webhookId: "one", deliveries: known });
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summaryOfSent} onOpen={() => undefined} />);
  expect(textOf(container, "rate")).toBe(rate);
  expect(textOf(container, "summary")).toBe(others);
  expect(container.querySelector<HTMLElement>("[data-part=rate]")?.dataset["tone"]).toBe(tone);
  expect(screen.queryAllByRole("button")).toHaveLength(sent.length);
});

test("behaviour: arrow keys move between the bars, and Enter opens a delivery", async () => {
  const onOpen = vi.fn();
  const { user } = renderUi(<DeliveryStrip name="Ledger" summary={summaryOfMany} onOpen={onOpen} />);
  await user.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^withdrawal.success · Delivered/);
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByText(/^deposit.failed · Failed · Response 503/)).toBeDefined();
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledWith(deliveries[1]);
});

test("behaviour: a bar marks a delivery that needed several attempts, and its name counts them", () => {
  const summaryOfLate = summarizeDeliveries({ webhookId: "one", deliveries: [...many, { ...late, at: Date.now() }] });
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summaryOfLate} onOpen={() => undefined} />);
  const name = /^deposit.success · Delivered · Response 200 · 3 attempts/;
  expect(screen.getByRole("button", { name })).toBeDefined();
  const marked = Array.from(container.querySelectorAll("button"), (bar) => bar.querySelector("[data-part=attempt]"));
  expect(marked.map((mark) => mark !== null)).toEqual([false, false, false, false, false, false, true]);
});

test("parameters: parkedEvents", () => {
  renderUi(<DeliveryStrip name="Ledger" summary={summary} parkedEvents={2} onOpen={() => undefined} />);
  expect(screen.getByText("2 set aside")).toBeDefined();
});

test("behaviour: an endpoint without deliveries", () => {
  const empty = summarizeDeliveries({ webhookId: "two", deliveries });
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={empty} onOpen={() => undefined} />);
  expect(container.textContent).toBe("No deliveries yet");
});
