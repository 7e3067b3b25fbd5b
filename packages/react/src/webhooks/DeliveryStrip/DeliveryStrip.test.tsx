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
  expect(screen.getByRole("toolbar", { name: "Latest deliveries to Ledger: 2 of 3 delivered" })).toBeDefined();
  expect(container.querySelector("[data-part=rate]")?.textContent).toBe("66%");
  expect(screen.getAllByRole("button").map(({ dataset }) => dataset["outcome"])).toEqual([
    "delivered",
    "failed",
    "delivered",
  ]);
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
