import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import type { HistoryEntry } from "./historyEntries.ts";
import { type UseDeliveryDetailReturnType, useDeliveryDetail } from "./useDeliveryDetail.ts";
import { type UseDeliveryLogReturnType, useDeliveryLog } from "./useDeliveryLog.ts";

let log: UseDeliveryLogReturnType;
let detail: UseDeliveryDetailReturnType;

function Log({
  list,
  pick,
}: {
  readonly list: "deliveries" | "events";
  readonly pick: (entry: HistoryEntry) => boolean;
}) {
  log = useDeliveryLog({ defaultView: { list } });
  const entry = log.state.status === "ready" ? log.state.entries.find(pick) : undefined;
  return entry ? <Detail entry={entry} /> : null;
}

function Detail({ entry }: { readonly entry: HistoryEntry }) {
  detail = useDeliveryDetail({ entry });
  return null;
}

async function render(
  list: "deliveries" | "events",
  pick: (entry: HistoryEntry) => boolean = () => true,
  prepare?: RenderWithKitParameters["prepare"],
) {
  const result = await renderWithKit(<Log list={list} pick={pick} />, {
    backend: { scenario: "webhook-outage" },
    prepare,
  });
  await settle(1000);
  return result;
}

test("default: a delivery with its event", async () => {
  await render("deliveries", (entry) => entry.kind === "delivery" && entry.status === "failed");
  expect(detail.entry).toMatchObject({ kind: "delivery", status: "failed" });
  expect(detail.event).toMatchObject({ id: detail.entry.kind === "delivery" ? detail.entry.eventId : "" });
  expect(detail).toMatchObject({ error: undefined, deliveries: [] });
});

test("behaviour: an event with its deliveries", async () => {
  await render("events");
  const { entry, deliveries } = detail;
  expect(entry.kind).toBe("event");
  expect(deliveries.length).toBeGreaterThan(0);
  for (const { eventId } of deliveries) expect(eventId).toBe(entry.id);
});

test("behaviour: the entry of the list is shown if its record cannot be read", async () => {
  const { backend } = await render(
    "deliveries",
    () => true,
    ({ service }) => service.faults.add({ operation: "getWebhookDelivery", status: 404 }),
  );
  const first = log.state.status === "ready" ? log.state.entries[0] : undefined;
  expect(detail.entry).toEqual(first);
  expect(detail.error).toMatchObject({ name: "ApiError" });
  act(() => backend.service.faults.clear());
});
