import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Backend, createBackend } from "../../../test/createBackend.ts";
import { placeOrder } from "../../../test/placeOrder.ts";
import { subscribeReceiver } from "../../../test/receiveEvents.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderDialog } from "./OrderDialog.tsx";

const UNKNOWN_ID = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";

/** Renders an order for BTC that was just accepted. */
async function render(amount: string, side: "buy" | "sell" = "buy") {
  const result = await renderWithKit(<p />);
  await subscribeReceiver(result.backend);
  const orderId = await placeOrder(result.backend, { pair_id: "BTC-USD", side, amount });
  result.rerender(<OrderDetail orderId={orderId} />);
  await settle(500);
  return { ...result, orderId };
}

async function finish(backend: Backend): Promise<void> {
  await pass(backend, 10_000);
  await settle(5000);
}

const region = () => screen.getByRole("region", { name: "Order" });
const textOf = (part: string) =>
  region().querySelector(`[data-part="${part}"]`)?.textContent?.replaceAll("\u00a0", " ");
const factOf = (label: string) => within(region()).queryByText(label)?.nextElementSibling;
const widthOf = (part: string) => region().querySelector(`rect[data-part="${part}"]`)?.getAttribute("width");

test("default: follows an order to its end", async () => {
  const { backend, orderId } = await render("0.01");
  expect(region().dataset["status"]).toBe("ready");
  expect(textOf("trade")).toBe("Buy 0.01 BTC with USD");
  expect(region().querySelector(".pk-Badge")?.textContent).toBe("Waiting");
  expect(textOf("figures")).toContain("0 of 0.01 BTC filled");
  expect(factOf("Market")?.textContent).toBe("BTC/USD");
  expect(factOf("Price")?.textContent).toMatch(/^[\d,.]+ USD$/);
  expect(factOf("Average price")).toBeUndefined();
  expect(factOf("Order ID")?.querySelector("code")?.title).toBe(orderId);
  expect(factOf("Order ID")?.querySelector("code")?.textContent).toBe(`${orderId.slice(0, 8)}…${orderId.slice(-4)}`);
  await finish(backend);
  expect(region().querySelector(".pk-Badge")?.textContent).toBe("Filled");
  expect(textOf("figures")).toContain("0.01 of 0.01 BTC filled");
  expect(widthOf("filled")).toBe("100.0");
  const events = within(screen.getByRole("list", { name: "Events" })).getAllByRole("listitem");
  const latest = events.at(0)?.textContent?.replaceAll(/[\u2068\u2069]/g, "");
  expect(latest).toMatch(/^Order filled.*\+0\.0\d+\sBTC · 0\.01 of 0\.01\sBTC filled so far$/);
  expect(events.at(-1)?.textContent).toMatch(/^Order accepted/);
});

test.each([
  ["0.206", "Partly filled", "The unfilled 0.103 BTC was cancelled.", "50.0", "50.0"],
  ["0.499", "Cancelled", "Cancelled before anything was filled. Nothing was traded.", "0.0", "100.0"],
  ["0.404", "Rejected", "Rejected. Nothing was traded.", "0.0", "0.0"],
  ["0.451", "Under review", "The service reports a status that we don’t recognise.", "0.0", "0.0"],
])("behaviour: an order of %s is %s", async (amount, status, outcome, filled, cancelled) => {
  const { backend } = await render(amount, "sell");
  await finish(backend);
  expect(textOf("trade")).toBe(`Sell ${amount} BTC for USD`);
  expect(region().querySelector(".pk-Badge")?.textContent).toBe(status);
  expect(textOf("outcome")).toBe(outcome);
  expect([widthOf("filled"), widthOf("cancelled")]).toEqual([filled, cancelled]);
});

test("behaviour: unknown fields are shown unchanged", async () => {
  await render("0.451", "sell");
  expect(screen.getByRole("tree", { name: "Other fields" }).textContent).toContain("review");
});

test("behaviour: fields that the service omits are left out, and an average price is shown if it gives one", async () => {
  const backend = createBackend();
  const order = { order_id: UNKNOWN_ID, status: "filled", side: "swap", pair_id: "X-Y", average_price: "1.50" };
  await renderWithKit(<OrderDetail orderId={UNKNOWN_ID} />, {
    now: backend.clock.now,
    fetch: async (input, init) =>
      String(input instanceof Request ? input.url : input).includes("/orders/")
        ? Response.json({ status: "success", data: order })
        : backend.fetch(input, init),
  });
  await settle(500);
  expect(textOf("trade")).toBe("swap X-Y");
  expect(textOf("outcome")).toBe("Completely filled.");
  expect(widthOf("filled")).toBeUndefined();
  expect(factOf("Average price")?.textContent).toBe("1.50");
  expect(factOf("Price")).toBeUndefined();
});

test("behaviour: an unknown order", async () => {
  await renderWithKit(<OrderDetail orderId={UNKNOWN_ID} />);
  await settle(1000);
  expect(region().dataset["status"]).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("It is not in this account.");
});

test("behaviour: a missing grant", async () => {
  await renderWithKit(<OrderDetail orderId={UNKNOWN_ID} />, { backend: { scopes: ["wallets:view"] } });
  await settle(500);
  expect(screen.getByRole("alert").textContent).toContain("view markets and orders");
});

test("behaviour: the dialog shows the same", async () => {
  const { rerender, orderId } = await render("0.0206");
  rerender(<OrderDialog orderId={orderId} onClose={() => undefined} />);
  await settle(500);
  const dialog = screen.getByRole("dialog", { name: "Order" });
  expect(within(dialog).getByText(/^Buy 0\.0206/)).toBeDefined();
});
