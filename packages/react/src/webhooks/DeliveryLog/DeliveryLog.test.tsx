import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { shortenId } from "../../ui/Identifier/Identifier.tsx";
import { DeliveryLog, type DeliveryLogProps } from "./DeliveryLog.tsx";

async function render(defaultView: DeliveryLogProps["defaultView"]): Promise<readonly string[]> {
  await renderWithKit(<DeliveryLog defaultView={defaultView} />, { backend: { scenario: "webhook-outage" } });
  await settle(500);
  const table = within(screen.getByRole("table", { name: defaultView?.list === "events" ? "Events" : "Deliveries" }));
  return table
    .getAllByRole("rowheader")
    .map((header) => header.querySelector<HTMLElement>("[data-part=reference]")?.title ?? "none");
}

test("default: the event of each delivery, so that deliveries of one type can be told apart", async () => {
  const events = await render({ eventType: "deposit.success" });
  expect(events.length).toBeGreaterThan(3);
  for (const id of events) {
    expect(id).toMatch(/^evt_/);
    expect(screen.getAllByText(shortenId(id)).length).toBeGreaterThan(0);
  }
  // Two endpoints received the same event.
  expect(new Set(events).size).toBeGreaterThan(events.length / 2);
});

test("behaviour: the transaction or order of each event", async () => {
  const subjects = await render({ list: "events" });
  expect(subjects.length).toBeGreaterThan(3);
  expect(new Set(subjects.map((id) => id.length))).toEqual(new Set([36]));
});

test.each([
  { eventType: "exchange.cancelled", attempts: 1 },
  { eventType: "withdrawal.partial", attempts: 3 },
])("behaviour: $attempts attempts of a delivery, and the limits of what is known of several", async (one) => {
  await render({ eventType: one.eventType });
  fireEvent.click(screen.getByRole("button", { name: one.eventType }));
  await settle(500);
  const attempts = within(screen.getByRole("region", { name: "Attempts" }));
  expect(attempts.getAllByRole("listitem")).toHaveLength(one.attempts);
  expect(attempts.queryByText(/reports the last attempt and the next one/) !== null).toBe(one.attempts > 1);
});

// Regression: the focus fell to the page when the pressed button went.
test("behaviour: clearing the filters keeps the focus", async () => {
  await renderWithKit(<DeliveryLog defaultView={{ eventType: "deposit.success", status: "unknown" }} />, {
    backend: { scenario: "webhook-outage" },
  });
  await settle(500);
  const clear = screen.getByRole("button", { name: /Clear/ });
  clear.focus();
  fireEvent.click(clear);
  await settle(500);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Webhook history" }));
});
