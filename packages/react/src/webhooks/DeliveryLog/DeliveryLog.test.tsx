import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { shortenId } from "../../ui/Identifier/Identifier.tsx";
import { DeliveryLog, type DeliveryLogProps } from "./DeliveryLog.tsx";

async function render(defaultView: DeliveryLogProps["defaultView"]): Promise<readonly string[]> {
  await renderWithKit(<DeliveryLog defaultView={defaultView} />, { backend: { scenario: "webhook-outage" } });
  await settle(500);
  const table = within(screen.getByRole("table", { name: defaultView?.list === "events" ? "Events" : "Deliveries" }));
  return table.getAllByRole("rowheader").map((header) => header.querySelector("code")?.title ?? "none");
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
