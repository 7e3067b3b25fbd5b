import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Backend, createBackend } from "../../../test/createBackend.ts";
import { placeOrder } from "../../../test/placeOrder.ts";
import { subscribeReceiver } from "../../../test/receiveEvents.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { useOrderList } from "../useOrderList.ts";
import "../OrderDetail/OrderDialog.tsx";
import { OrderList, type OrderListProps } from "./OrderList.tsx";

interface RenderParameters extends RenderWithKitParameters {
  readonly props?: OrderListProps;
}

/** Renders the list of three orders: a filled one, a partly filled one and a rejected one. */
async function render({ props, ...parameters }: RenderParameters = {}) {
  const backend = createBackend(parameters.backend);
  await subscribeReceiver(backend);
  const orderIds = await placeOrders(backend);
  const result = await renderWithKit(<OrderList {...props} />, {
    ...parameters,
    fetch: backend.fetch,
    now: backend.clock.now,
  });
  await settle(1000);
  return { ...result, backend, orderIds };
}

async function placeOrders(backend: Backend): Promise<readonly string[]> {
  const orderIds: string[] = [];
  for (const input of [
    { pair_id: "BTC-USD", side: "buy", amount: "0.01" },
    { pair_id: "BTC-USD", side: "sell", amount: "0.206" },
    { pair_id: "BTC-USD", side: "buy", amount: "0.0404" },
  ] as const) {
    orderIds.push(await placeOrder(backend, input));
    await act(async () => backend.clock.advance(10_000));
  }
  return orderIds;
}

const region = () => screen.getByRole("region", { name: "Orders" });
const partsOf = (row: HTMLElement) =>
  ["name", "code"].map((part) => row.querySelector(`[data-part="${part}"]`)?.textContent).join(" ");
const rows = () => screen.queryAllByRole("rowheader").map(partsOf);
const badges = () => Array.from(document.querySelectorAll("td .pk-Badge"), ({ textContent }) => textContent);
const openById = (text: string) => {
  fireEvent.change(screen.getByRole("textbox", { name: "Order ID" }), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Go to order" }));
};

test("default: lists the orders of the received events, newest first", async () => {
  const { orderIds } = await render();
  expect(region().dataset["status"]).toBe("ready");
  const shorts = orderIds.toReversed().map((id) => `${id.slice(0, 8)}…${id.slice(-4)}`);
  expect(rows()).toEqual([
    `Buy BTC with USD ${shorts[0]}`,
    `Sell BTC for USD ${shorts[1]}`,
    `Buy BTC with USD ${shorts[2]}`,
  ]);
  expect(screen.getByRole("button", { name: `Sell BTC for USD ${shorts[1]}` })).toBeDefined();
  expect(badges()).toEqual(["Rejected", "Partly filled", "Filled"]);
  expect(screen.getByText("0.103 filled")).toBeDefined();
  expect(screen.getByText("Rest cancelled")).toBeDefined();
  expect(screen.getByText("Orders from the latest 500 events. Older orders open by ID.")).toBeDefined();
  expect(within(region()).getAllByRole("status")[0]?.textContent).toBe("3 orders");
});

test("behaviour: a new order appears, and its status changes with its events", async () => {
  const { backend } = await render();
  await placeOrder(backend, { pair_id: "BTC-USD", side: "sell", amount: "0.499" });
  await act(async () => backend.clock.advance(200));
  await settle(1500);
  expect(badges()[0]).toBe("Waiting");
  await pass(backend, 10_000);
  await settle(1500);
  expect(badges()[0]).toBe("Cancelled");
});

test("behaviour: filters by side, status and search", async () => {
  const onViewChange = vi.fn();
  await render({ props: { onViewChange } });
  fireEvent.click(screen.getByRole("radio", { name: "Buys" }));
  expect(badges()).toEqual(["Rejected", "Filled"]);
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "filled" } });
  expect(badges()).toEqual(["Filled"]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "btc/usd" } });
  expect(badges()).toEqual(["Filled"]);
  expect(onViewChange).toHaveBeenLastCalledWith({ side: "buy", status: "filled", search: "btc/usd" });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "doge" } });
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect(badges()).toHaveLength(3);
});

test("behaviour: opens an order by an ID that is not in the list", async () => {
  const onSelectedIdChange = vi.fn();
  const id = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";
  await render({ props: { selectedId: null, onSelectedIdChange } });
  openById("7d0f3f1e");
  expect(screen.getByRole("textbox", { name: "Order ID" }).getAttribute("aria-invalid")).toBe("true");
  expect(onSelectedIdChange).not.toHaveBeenCalled();
  openById(` ${id} `);
  expect(onSelectedIdChange).toHaveBeenCalledExactlyOnceWith(id);
});

test("behaviour: opens the dialog of a row, and onOpen replaces it", async () => {
  const { orderIds, rerender } = await render();
  fireEvent.click(screen.getByRole("button", { name: /^Sell BTC for USD/ }));
  await settle(1000);
  expect(within(screen.getByRole("dialog", { name: "Order" })).getByText(/^The unfilled/)).toBeDefined();
  const onOpen = vi.fn();
  rerender(<OrderList onOpen={onOpen} />);
  fireEvent.click(screen.getByRole("button", { name: /^Sell BTC for USD/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(orderIds[1]);
  openById(orderIds[0] ?? "");
  expect(onOpen).toHaveBeenLastCalledWith(orderIds[0]);
});

function Csv() {
  return <pre>{useOrderList().toCsv()}</pre>;
}

test("behaviour: the CSV has the raw values of the newest events", async () => {
  const { rerender, orderIds } = await render();
  rerender(<Csv />);
  await settle(1000);
  const [head, ...lines] = document.querySelector("pre")?.textContent?.trim().split("\r\n") ?? [];
  expect(head).toMatch(/^order_id,quote_id,pair_id,side,status,price,/);
  expect(lines[1]).toMatch(
    new RegExp(
      `^${orderIds[1]},[^,]+,BTC-USD,sell,cancelled,[\\d.]+,,0\\.206,0\\.103,0\\.103,.*,exchange\\.cancelled,`,
    ),
  );
});

test("behaviour: without events, orders still open by ID", async () => {
  const { backend } = await renderWithKit(<OrderList />);
  await settle(500);
  expect(region().dataset["status"]).toBe("empty");
  const orderId = await placeOrder(backend, { pair_id: "BTC-USD", side: "buy", amount: "0.01" });
  openById(orderId);
  await settle(1000);
  expect(screen.getByRole("dialog", { name: "Order" }).textContent).toContain("Waiting");
});

test("behaviour: a missing grant", async () => {
  await render({ backend: { scopes: ["wallets:view"] } });
  expect(region().dataset["status"]).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("view markets and orders");
  expect(screen.queryByRole("textbox", { name: "Order ID" })).toBeNull();
});
