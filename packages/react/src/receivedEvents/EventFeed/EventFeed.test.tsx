import { listRecipients, listTransactions, type ReceivedEvent } from "@partner-kit/contract";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { emit, subscribeReceiver } from "../../../test/receiveEvents.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { createKit } from "../../query/kit.ts";
import { TransactionList } from "../../transactions/TransactionList/TransactionList.tsx";
import { EventFeed, type EventFeedProps } from "./EventFeed.tsx";

async function show(props: EventFeedProps = {}, parameters: RenderWithKitParameters = {}) {
  const result = await renderWithKit(<EventFeed {...props} />, parameters);
  await subscribeReceiver(result.backend);
  return result;
}

const titles = () =>
  screen.queryAllByRole("listitem").map((item) => item.querySelector('[data-part="title"]')?.textContent);

test("default: newest first, by day", async () => {
  const { backend } = await show({}, { backend: { scenario: "empty" } });
  await emit(backend, "deposit.success", "withdrawal.failed");
  await pass(backend, 86_400_000);
  await settle(1000);
  await emit(backend, "exchange.filled");
  expect(titles()).toEqual(["Order filled", "Withdrawal failed", "Deposit completed"]);
  const days = screen.getAllByRole("list").map((list) => list.getAttribute("aria-labelledby") ?? "");
  expect(days.map((id) => document.getElementById(id)?.textContent)).toEqual(["Today", "Yesterday"]);
  expect(screen.getByText("Live")).toBeDefined();
});

test("behaviour: an order's event says what it trades, and others have an amount", async () => {
  const { backend, container } = await show({}, { backend: { scenario: "empty" } });
  await emit(backend, "deposit.success", "exchange.filled");
  const pairs = Array.from(container.querySelectorAll("[data-part=pair]"));
  expect(pairs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^(Buy|Sell) [A-Z]+ (with|for) ≈\s[\d,.]+\s(NGN|USD)/),
  ]);
  expect(pairs[0]?.closest("li")?.textContent).toMatch(/Order fill.*[\d.]+ BTC/);
  expect(container.querySelectorAll("[data-part=line] .pk-Money")).toHaveLength(2);
});

// Regression: a withdrawal was an amount without a recipient, though the page had read the transactions and the recipients.
test("behaviour: names the recipient of a withdrawal and how a deposit came, without requests of its own", async () => {
  const { backend, container, rerender } = await show({}, { backend: { scenario: "past-month" } });
  await emit(backend, "withdrawal.success", "deposit.success");
  const parties = () => Array.from(container.querySelectorAll("[data-part=party]"), ({ textContent }) => textContent);
  expect(parties()).toEqual([]);
  expect(backend.requests.filter((request) => /transactions|recipients/.test(request))).toEqual([]);
  rerender(
    <>
      <TransactionList />
      <EventFeed />
    </>,
  );
  await settle(1000);
  const { client } = createKit({ fetch: backend.fetch });
  const recipients = await client.call(listRecipients, {});
  // The currency of a crypto deposit says how it came.
  expect(parties()).toHaveLength(1);
  expect(recipients.map(({ label }) => label)).toContain(parties()[0]);
  const { transactions } = await client.call(listTransactions, {});
  const { id } = transactions.find(({ type, rail }) => type === "deposit" && rail === "fiat") ?? {};
  backend.service.emit({ type: "deposit.success", data: { transaction_id: id } });
  await pass(backend, 1000);
  await settle(1000);
  expect(parties()).toContain("Bank transfer");
});

test("behaviour: reads the markets only for orders, and only if the user may see them", async () => {
  const { backend } = await show({}, { backend: { scenario: "empty" } });
  const reads = ({ requests }: { readonly requests: readonly string[] }) =>
    requests.filter((request) => request.includes("/exchange/markets")).length;
  await emit(backend, "deposit.success");
  expect(reads(backend)).toBe(0);
  await emit(backend, "exchange.filled");
  expect(reads(backend)).toBe(1);
});

test("behaviour: names pairs by their currencies, or else by their ID", async () => {
  const { backend } = await show({}, { backend: { scenario: "empty" } });
  const data = {
    order_id: "0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b11",
    pair_id: "BTC-USD",
    side: "sell",
    amount: "0.5",
    filled_amount: "0.25",
  };
  await act(async () => {
    backend.service.emit({ type: "exchange.accepted", data: { ...data, order_id: undefined } });
    backend.service.emit({ type: "exchange.filled", data });
    backend.service.emit({ type: "exchange.rejected", data: { pair_id: "FORMER-1" } });
  });
  await pass(backend, 1000);
  await settle(500);
  const orders = Array.from(document.querySelectorAll("[data-part=pair]"), (pair) =>
    [pair, pair.nextElementSibling].map((part) => part?.textContent?.replaceAll(/[\u2068\u2069]/g, "")).join(": "),
  );
  expect(orders.toSorted()).toEqual(["FORMER-1: ", "Sell BTC for USD: 0.25 BTC", "Sell BTC for USD: 0.50 BTC"]);
});

test("behaviour: a filter shows one kind of event, or what needs attention", async () => {
  const { backend } = await show({}, { backend: { scenario: "empty" } });
  await emit(backend, "deposit.success", "withdrawal.failed", "exchange.filled");
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Show" }), { target: { value } });
  choose("deposit");
  expect(titles()).toEqual(["Deposit completed"]);
  choose("attention");
  expect(titles()).toEqual(["Withdrawal failed"]);
  choose("all");
  expect(titles()).toHaveLength(3);
});

// Regression: an order had a line for each of its events, with the same words.
test("behaviour: the events of an order or a transaction share a line with the latest status", async () => {
  const { backend } = await show({}, { backend: { scenario: "empty" } });
  const [order_id, transaction_id] = ["0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b11", "0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b12"];
  const send = async (type: ReceivedEvent["type"], data: object) => {
    await act(async () => backend.service.emit({ type: type as "exchange.filled", data: { ...data } }));
    await pass(backend, 1000);
    await settle(500);
  };
  await send("deposit.action_required", { transaction_id });
  await send("exchange.accepted", { order_id, pair_id: "BTC-USD", side: "buy", amount: "0.5" });
  fireEvent.pointerLeave(document.querySelector("[data-part=scroller]") ?? document.body);
  await send("exchange.filled", { order_id, pair_id: "BTC-USD", side: "buy", filled_amount: "0.5" });
  expect(titles()).toEqual(["Order fill", "Deposit on hold"]);
  expect(screen.getAllByText("New")).toHaveLength(1);
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Show" }), { target: { value } });
  choose("attention");
  expect(titles()).toEqual(["Deposit on hold"]);
  await send("deposit.success", { transaction_id });
  expect(titles()).toEqual([]);
  choose("all");
  expect(titles()).toEqual(["Deposit completed", "Order fill"]);
  await settle(5000);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "2 new events, the latest: Deposit completed.",
  );
  fireEvent.click(screen.getByRole("button", { name: /Order fill/ }));
  const earlier = within(screen.getByRole("article", { name: "Order accepted" }));
  expect(earlier.getByRole("tree", { name: "Payload" })).toBeDefined();
});

test("behaviour: an event that arrived later is marked until the list is left", async () => {
  const { backend, container } = await show({}, { backend: { scenario: "empty" } });
  await emit(backend, "deposit.success");
  await emit(backend, "exchange.filled");
  const marked = () => screen.queryAllByText("New").map((mark) => mark.closest("li")?.textContent);
  expect(marked()).toEqual([expect.stringContaining("Order filled")]);
  const scroller = container.querySelector("[data-part=scroller]");
  fireEvent.pointerLeave(scroller ?? container);
  expect(marked()).toEqual([]);
});

test("parameters: getHref", async () => {
  const getHref = ({ type, seq }: ReceivedEvent) => (type === "deposit.success" ? `/deposits/${seq}` : undefined);
  const { backend } = await show({ getHref });
  await emit(backend, "deposit.success", "exchange.filled");
  // The link is the line: its time, its words and its amount.
  const [link, ...others] = screen.getAllByRole("link", {
    name: /^\d+:\d\d.* Deposit completed \+[\d,.]+ USDT Open deposit$/,
  });
  expect(link?.getAttribute("href")).toBe("/deposits/1");
  expect(others).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Details: Deposit completed" }));
  expect(screen.getByRole("tree", { name: "Payload" })).toBeDefined();
});

test("parameters: title, headingLevel and isTitleHidden", async () => {
  const { rerender } = await show();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("region", { name: "Received events" })).toBeDefined();
  rerender(<EventFeed title="Activity" headingLevel={3} />);
  expect(screen.getByRole("heading", { name: "Activity", level: 3 })).toBeDefined();
  expect(screen.getByRole("region", { name: "Activity" })).toBeDefined();
  rerender(<EventFeed title="Activity" isTitleHidden />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("region", { name: "Activity" })).toBeDefined();
});

test("behaviour: a note on the order of events opens from the toolbar", async () => {
  const { backend } = await show();
  await emit(backend, "deposit.success");
  expect(screen.queryByText(/^Events can arrive late/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "About these events" }));
  expect(screen.getByRole("dialog", { name: "About these events" }).textContent).toMatch(/^Events can arrive late/);
});

test("behaviour: getHref receives the subject, and nothing for an unknown payload", async () => {
  const { backend } = await show({
    getHref: (_, { transactionId, orderId }) =>
      (transactionId && `/transactions/${transactionId}`) ?? (orderId && `/orders/${orderId}`),
  });
  await emit(backend, "deposit.success", "exchange.filled");
  backend.service.emit({ type: "deposit.failed", data: { id: "d-1" } });
  await emit(backend, "withdrawal.failed");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href")?.replace(/[0-9a-f-]{36}$/, "…"));
  expect(hrefs).toEqual(["/transactions/…", "/orders/…", "/transactions/…"]);
});

test("parameters: pageSize", async () => {
  const { backend, unmount } = await show();
  await emit(backend, "deposit.success", "deposit.failed", "exchange.filled");
  unmount();
  await renderWithKit(<EventFeed pageSize={1} />, { fetch: backend.fetch, now: backend.clock.now });
  await settle(1000);
  expect(titles()).toEqual(["Order filled"]);
  fireEvent.click(screen.getByRole("button", { name: "Show older events" }));
  await settle();
  expect(titles()).toEqual(["Order filled", "Deposit failed"]);
  fireEvent.click(screen.getByRole("button", { name: "Show older events" }));
  await settle();
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show older events" })).toBeNull();
});

test("behaviour: no events yet, and no secret to receive with", async () => {
  const { backend } = await renderWithKit(<EventFeed />);
  await settle(100);
  expect(screen.getByText("Events can’t be received yet")).toBeDefined();
  await subscribeReceiver(backend);
  await emit(backend, "deposit.success");
  expect(titles()).toEqual(["Deposit completed"]);
});

test("behaviour: new events wait while it is paused", async () => {
  const { backend } = await show();
  await emit(backend, "deposit.success");
  expect(screen.getByText("Live")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.queryByText("Live")).toBeNull();
  expect(screen.getByText("Paused")).toBeDefined();
  await emit(backend, "deposit.failed", "exchange.filled");
  expect(titles()).toEqual(["Deposit completed"]);
  fireEvent.click(screen.getByRole("button", { name: "2 new events" }));
  expect(titles()).toHaveLength(3);
  await emit(backend, "exchange.cancelled");
  expect(titles()).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Resume" }));
  expect(titles()).toHaveLength(4);
  expect(screen.getByText("Live")).toBeDefined();
});

test("behaviour: an open event keeps its position and shows its payload", async () => {
  const { backend } = await show();
  await emit(backend, "deposit.success");
  const toggle = screen.getByRole("button", { name: /Deposit completed/ });
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  expect(within(screen.getByRole("tree", { name: "Payload" })).getByText(/transaction_id/)).toBeDefined();
  await emit(backend, "deposit.failed");
  expect(titles()).toHaveLength(1);
  fireEvent.click(toggle);
  expect(titles()).toHaveLength(2);
});

test("behaviour: events do not move under the pointer", async () => {
  const { backend, container } = await show();
  await emit(backend, "deposit.success");
  const scroller = container.querySelector('[data-part="scroller"]');
  if (!scroller) throw new Error("no list");
  fireEvent.pointerEnter(scroller);
  await emit(backend, "deposit.failed");
  expect(titles()).toHaveLength(1);
  fireEvent.pointerLeave(scroller);
  expect(titles()).toHaveLength(2);
});

test("behaviour: many events are announced in one sentence", async () => {
  const { backend } = await show();
  await emit(backend, "deposit.success");
  const announcement = () =>
    screen
      .getAllByRole("status")
      .map((status) => status.textContent)
      .join("");
  expect(announcement()).toBe("");
  await emit(backend, "deposit.failed", "exchange.filled");
  await settle(3500);
  expect(announcement()).toBe("");
  await settle(1000);
  expect(announcement()).toBe("2 new events, the latest: Order filled.");
});

test("behaviour: a lost connection is shown, and the events stay", async () => {
  const { backend } = await show();
  await emit(backend, "deposit.success");
  backend.setReachable(false);
  await act(async () => backend.dropStreams());
  await settle(1000);
  expect(screen.getByText("Reconnecting")).toBeDefined();
  await settle(60_000);
  expect(screen.getByText("Out of date")).toBeDefined();
  expect(titles()).toEqual(["Deposit completed"]);
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<EventFeed />, { backend: { scopes: ["webhooks:view"] } });
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
  expect(screen.getByRole("alert").textContent).toContain("view balances and transactions");
  expect(screen.queryByRole("button")).toBeNull();
});

// Regression: a withdrawal had no sign and the dot of a deposit.
test("behaviour: an amount is shown with its sign if the payload has one", async () => {
  const { backend } = await show();
  const amounts = () =>
    screen.getAllByRole("listitem").flatMap((item) => {
      const amount = item.querySelector(".pk-Money")?.textContent;
      return amount === undefined ? [] : [`${item.querySelector('[data-part="title"]')?.textContent}: ${amount}`];
    });
  await act(async () => {
    backend.service.emit({ type: "deposit.success", data: { amount: "1250.5", currency: "NGN" } });
    backend.service.emit({ type: "deposit.failed", data: { amount: 1250.5, currency: "NGN" } });
    backend.service.emit({ type: "withdrawal.success", data: { amount: "12 or so", currency: "NGN" } });
    backend.service.emit({ type: "withdrawal.partial", data: { amount: "900", currency: "NGN" } });
    const part = { amount: "900", settled_amount: "675", currency: "NGN" };
    backend.service.emit({ type: "withdrawal.partial", data: part });
    backend.service.emit({ type: "exchange.filled", data: { amount: "0.25", pair_id: "BTC-USD" } });
  });
  await emit(backend, "exchange.accepted");
  expect(titles()).toHaveLength(7);
  expect(amounts().toSorted()).toEqual([
    "Deposit completed: +1,250.50 NGN",
    "Order accepted: 0.25 BTC",
    "Withdrawal partly settled: −675.00 NGN",
  ]);
});

test("behaviour: an event that the handler failed on is marked once it is parked, with instructions", async () => {
  const { backend } = await show({}, { backend: { isHandlerFailing: true } });
  await emit(backend, "deposit.success");
  await pass(backend, 60_000);
  // The stream does not report it.
  await settle(60_000);
  const toggle = screen.getByRole("button", { name: /Deposit completed/ });
  expect(screen.getAllByText("Set aside")).toHaveLength(1);
  fireEvent.click(toggle);
  const item = within(toggle.closest("li") ?? expect.fail("no item"));
  expect(item.getByText("Your handler failed on this event after 1 attempt (Error)")).toBeDefined();
  expect(item.getByText(/retry event 1\.$/)).toBeDefined();
});
