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

test("default: a summary, a rate and a bar for each delivery", () => {
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={summary} onOpen={() => undefined} />);
  expect(screen.getByRole("toolbar", { name: "Latest deliveries to Ledger: 2 delivered · 1 failed" })).toBeDefined();
  expect(container.querySelector("[data-part=rate]")?.textContent).toBe("66.7%");
  expect(screen.getAllByRole("button").map(({ dataset }) => dataset["outcome"])).toEqual([
    "delivered",
    "failed",
    "delivered",
  ]);
});

test.each([
  [6, 3, "66.7%"],
  [5, 4, "55.6%"],
  [1, 1, "50%"],
  [1, 15, "6.3%"],
  [0, 2, "0%"],
  [4, 0, "100%"],
])("behaviour: the rate of %i delivered and %i failed", (delivered, failed, rate) => {
  const ended = delivered + failed;
  const { container } = renderUi(
    <DeliveryStrip name="Ledger" summary={{ ...summary, delivered, failed, ended }} onOpen={() => undefined} />,
  );
  expect(container.querySelector("[data-part=rate]")?.textContent).toBe(rate);
});

test("behaviour: a delivery that will be retried has not failed", () => {
  const retried = readDeliveryEntry({
    id: "d",
    webhook_id: "one",
    event_type: "deposit.success",
    status: "pending",
    attempt_count: 1,
    last_response_status: 503,
    next_attempt_at: "2026-03-02T09:35:00Z",
    created_at: "2026-03-02T09:30:00Z",
  });
  const withRetry = summarizeDeliveries({ webhookId: "one", deliveries: [...deliveries, retried] });
  const { container } = renderUi(<DeliveryStrip name="Ledger" summary={withRetry} onOpen={() => undefined} />);
  expect(container.querySelector("[data-part=rate]")?.textContent).toBe("66.7%");
  expect(container.querySelector("[data-part=summary]")?.textContent).toBe("2 delivered · 1 failed · 1 retrying");
});

test("behaviour: arrow keys move between the bars, and Enter opens a delivery", async () => {
  const onOpen = vi.fn();
  const { user } = renderUi(<DeliveryStrip name="Ledger" summary={summary} onOpen={onOpen} />);
  await user.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^withdrawal.success · Delivered/);
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByText(/^deposit.failed · Failed · Response 503/)).toBeDefined();
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledWith(deliveries[1]);
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
