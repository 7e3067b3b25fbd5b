import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Backend, createBackend } from "../../../test/createBackend.ts";
import { placeOrder } from "../../../test/placeOrder.ts";
import { subscribeReceiver } from "../../../test/receiveEvents.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { type UseOrderListParameters, useOrderList } from "../useOrderList.ts";
import "../OrderDetail/OrderDialog.tsx";
import { OrderList, type OrderListProps } from "./OrderList.tsx";

interface RenderParameters extends RenderWithKitParameters {
  readonly props?: OrderListProps;
  /** Returns the page's `fetch`. Default: that of the back end. */
  readonly toFetch?: (backend: Backend) => typeof fetch;
}

/** Renders the list of three orders: a filled one, a partly filled one and a rejected one. */
async function render({ props, toFetch = ({ fetch }) => fetch, ...parameters }: RenderParameters = {}) {
  const backend = createBackend(parameters.backend);
  await subscribeReceiver(backend);
  const orderIds = await placeOrders(backend);
  const result = await renderWithKit(<OrderList {...props} />, {
    ...parameters,
    fetch: toFetch(backend),
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
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
const openById = (text: string) => {
  search(text);
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const UNLISTED = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";

test("parameters: limit", async () => {
  const { orderIds } = await render({ props: { limit: 2, defaultView: { search: "BTC-USD" } } });
  expect(rows().map((row) => row.slice(-4))).toEqual(
    orderIds
      .toReversed()
      .slice(0, 2)
      .map((id) => id.slice(-4)),
  );
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("radiogroup")).toBeNull();
});

test("behaviour: a limited list without orders offers nothing to clear, because it has no filters", async () => {
  await render({ props: { limit: 2, defaultView: { search: "no such thing" } } });
  expect(screen.getByText("No orders yet")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

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
  expect(screen.getByText("Rest cancelled")).toBeDefined();
  expect(document.querySelector('[data-part="scope"]')).toBeNull();
  expect(within(region()).getAllByRole("status")[0]?.textContent).toBe("3 orders");
});

test("behaviour: amounts of a currency have as many digits, so that their points are in one column", async () => {
  await render();
  // Regression: 0.2896578 ETH stood beside amounts of eight digits, and its point beside theirs.
  const amounts = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  const digits = amounts.map((amount) => /\.(\d+)/.exec(amount ?? "")?.[1]?.length);
  expect(digits).toHaveLength(3);
  expect(new Set(digits).size).toBe(1);
});

test("behaviour: the search comes before the filters and the actions, as they are seen", async () => {
  await render();
  const controls = region().querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
    "[data-part=toolbar] :is(input, select, button)",
  );
  const [side, select] = ["radio", "select-one"];
  const types = Array.from(controls, ({ type }) => type);
  // Market, dates and status, and the button that a narrow container has instead.
  expect(types).toEqual(["search", side, side, side, select, select, select, "button", "button", "button"]);
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

test("behaviour: filters by market", async () => {
  const onViewChange = vi.fn();
  const { backend } = await render({ props: { onViewChange } });
  await placeOrder(backend, { pair_id: "ETH-USD", side: "buy", amount: "0.5" });
  await pass(backend, 10_000);
  await settle(1500);
  const options = Array.from(screen.getByLabelText<HTMLSelectElement>("Market").options, ({ text }) => text);
  expect(options).toEqual(["All markets", "BTC/USD", "ETH/USD"]);
  choose("Market", "ETH-USD");
  expect(rows()).toEqual([expect.stringMatching(/^Buy ETH with USD/)]);
  expect(onViewChange).toHaveBeenLastCalledWith({ side: undefined, pair: "ETH-USD", status: undefined, search: "" });
});

test("behaviour: a button opens the filters of a narrow list and says how many are active", async () => {
  await render();
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  const filters = within(screen.getByRole("dialog", { name: "Filters" }));
  fireEvent.change(filters.getByLabelText("Status"), { target: { value: "filled" } });
  expect(badges()).toEqual(["Filled"]);
  expect(screen.getByRole("button", { name: "Filters (1)" }).getAttribute("aria-expanded")).toBe("true");
  expect(filters.getByRole("button", { name: "Download as CSV" })).toBeDefined();
});

test("behaviour: a click beside the controls of a row opens it, too", async () => {
  const onOpen = vi.fn();
  const { orderIds } = await render({ props: { onOpen } });
  fireEvent.click(screen.getByText("Rest cancelled"));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(orderIds[1]);
  fireEvent.click(screen.getAllByRole("button", { name: "Copy Order" })[0] as HTMLElement);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("behaviour: the amount of a partly filled order is the filled one, with as many digits as the ordered one", async () => {
  await render({ props: { defaultView: { status: "partly_filled" } } });
  const [amount, total] = screen.getAllByRole("cell");
  expect(amount?.textContent).toBe("0.103 BTCof 0.206 BTC");
  // The order has no average price, so its price. Regression: the heading had the mark of an estimate, and the amounts none.
  expect(total?.textContent).toMatch(/^≈ [\d,]+\.\d\d USDat [\d,]+\.\d\d USD$/);
  expect(screen.getByRole("columnheader", { name: "Value" })).toBeDefined();
  expect(screen.getByText("Partly filled", { selector: ".pk-Badge" }).querySelector(".pk-Icon")).not.toBeNull();
});

// Regression: nothing said how the rows are sorted, and a purchase looked like a sale.
test("behaviour: marks the column that sorts the rows, and purchases and sales", async () => {
  await render();
  const updated = screen.getByRole("columnheader", { name: "Updated" });
  expect(updated.getAttribute("aria-sort")).toBe("descending");
  expect(within(updated).queryByRole("button")).toBeNull();
  const sides = document.querySelectorAll<HTMLElement>('tbody [data-part="side"]');
  expect(Array.from(sides, ({ dataset }) => dataset["side"])).toEqual(["buy", "sell", "buy"]);
});

test("behaviour: the search offers to open an order that is not in the list", async () => {
  const onSelectedIdChange = vi.fn();
  const { orderIds } = await render({ props: { selectedId: null, onSelectedIdChange } });
  openById("7d0f3f1e");
  expect(screen.queryByRole("button", { name: /^Open order/ })).toBeNull();
  expect(screen.getByText("No order matches the search and the filters.")).toBeDefined();
  expect(onSelectedIdChange).not.toHaveBeenCalled();
  search(` ${UNLISTED.toUpperCase()} `);
  fireEvent.click(screen.getByRole("button", { name: "Open order 7d0f3f1e…4e5f" }));
  expect(onSelectedIdChange).toHaveBeenCalledExactlyOnceWith(UNLISTED);
  openById(UNLISTED);
  expect(onSelectedIdChange).toHaveBeenCalledTimes(2);
  // A listed order is a match, and Enter opens it, too.
  openById(orderIds[1] ?? "");
  expect(badges()).toEqual(["Partly filled"]);
  expect(screen.queryByRole("button", { name: /^Open order/ })).toBeNull();
  expect(onSelectedIdChange).toHaveBeenLastCalledWith(orderIds[1]);
});

test("behaviour: filters by the dates of the newest events, and the CSV follows", async () => {
  const { backend, rerender } = await render();
  await pass(backend, 30 * 3_600_000);
  await placeOrder(backend, { pair_id: "BTC-USD", side: "buy", amount: "0.02" });
  await pass(backend, 10_000);
  await settle(1500);
  expect(rows()).toHaveLength(4);
  choose("Dates", "today");
  expect(rows()).toHaveLength(1);
  expect(within(region()).getAllByRole("status")[0]?.textContent).toBe("1 of 4");
  choose("Dates", "custom");
  expect(rows()).toHaveLength(4);
  choose("To", "2020-01-31");
  expect(screen.getByText(/^No order matches .* Dates: until .*Jan 31, 2020.*\.$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect(rows()).toHaveLength(4);
  expect(screen.queryByLabelText("To")).toBeNull();
  rerender(<Csv view={{ period: "today" }} />);
  await settle(1000);
  expect(csvLines()).toHaveLength(2);
});

/** Pretends that the proxy stored many events before those of the test. */
function withOlderEvents({ fetch }: Backend): typeof fetch {
  const older = 600;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), "https://partner.example");
    if (url.pathname !== "/partner-kit/kit/events") return fetch(input, init);
    url.searchParams.set("after", String(Math.max(0, Number(url.searchParams.get("after") ?? 0) - older)));
    const { status, data } = await (await fetch(url.pathname + url.search, init)).json();
    const events = data.events.map((event: { readonly seq: number }) => ({ ...event, seq: event.seq + older }));
    return Response.json({ status, data: { ...data, events, newest: data.newest + older } });
  };
}

test("behaviour: says what the list covers if there are older events, instead of claiming that nothing exists", async () => {
  await render({ toFetch: withOlderEvents, props: { defaultView: { period: "custom", to: "2020-01-31" } } });
  expect(document.querySelector('[data-part="scope"]')?.textContent).toMatch(
    /^Orders from the latest 500 events, back to .*2026.*\. To open an older order, search for its complete ID\.$/,
  );
  expect(screen.getByText("No matches in the listed orders")).toBeDefined();
  expect(screen.getByText(/Orders that were last updated before .* aren’t listed\.$/)).toBeDefined();
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

function Csv(parameters: UseOrderListParameters) {
  return <pre>{useOrderList(parameters).toCsv()}</pre>;
}

const csvLines = () => document.querySelector("pre")?.textContent?.trim().split("\r\n") ?? [];

test("behaviour: the CSV has the raw values of the newest events", async () => {
  const { rerender, orderIds } = await render();
  rerender(<Csv />);
  await settle(1000);
  const [head, ...lines] = csvLines();
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
  search(orderId);
  fireEvent.click(screen.getByRole("button", { name: /^Open order/ }));
  await settle(1000);
  expect(screen.getByRole("dialog", { name: "Order" }).textContent).toContain("Waiting");
});

test("behaviour: a missing grant", async () => {
  await render({ backend: { scopes: ["wallets:view"] } });
  expect(region().dataset["status"]).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("view markets and orders");
  expect(screen.queryByRole("searchbox")).toBeNull();
});
