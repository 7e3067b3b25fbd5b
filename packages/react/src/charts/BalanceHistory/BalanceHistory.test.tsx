import { getBalances, listTransactions } from "@partner-kit/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { giveRoom } from "../../../test/giveRoom.ts";
import { subscribeReceiver } from "../../../test/receiveEvents.ts";
import { pass, renderWithKit, settle, settleParts } from "../../../test/renderWithKit.tsx";
import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import { addDecimals } from "../../format/addDecimals.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolate } from "../../format/isolate.ts";
import { createKit } from "../../query/kit.ts";
import { BalanceHistory, type BalanceHistoryProps } from "./BalanceHistory.tsx";

beforeEach(() => giveRoom(800));

const START = Date.parse("2026-01-05T09:00:00Z") / 1000;

function makeSeries(available: readonly (string | null)[], locked = "0.00"): BalanceSeries {
  const only = (amount: string) => available.map((value) => (value === null ? null : amount));
  return {
    currency: "NGN",
    time: available.map((_, index) => START + index * 300),
    available,
    locked: only(locked),
    total: available,
    outstanding: only("12.30"),
    step_seconds: 300,
    sampled_since: "2026-01-05T09:00:00Z",
  };
}

const chart = (series: BalanceSeries, props: BalanceHistoryProps = {}) => (
  <BalanceHistory series={series} timeZone="UTC" {...props} />
);

const summary = () => document.querySelector('[data-part="summary"]')?.textContent;
const headline = () => document.querySelector('[data-part="headline"]')?.textContent;

test("default: the latest exact amount, the change, and a line with gaps", async () => {
  const { container } = await renderWithKit(
    chart(makeSeries(["100.50", "99.25", null, "104.00", "12345678901234567.89"])),
  );
  expect(headline()).toBe("12,345,678,901,234,567.89 NGN+12,345,678,901,234,467.39 since 9:00 AM");
  expect(summary()).toContain("low 99.25 at Jan 5, 2026, 9:05 AM");
  expect(summary()).toContain("Breaks in sampling: 1.");
  expect(container.querySelector('[data-part="curve"]')?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  // Regression: the note on sampling was always below the chart.
  expect(container.textContent).not.toContain("Sampled every");
  await settleParts();
  fireEvent.click(screen.getByRole("button", { name: "About this chart" }));
  expect(screen.getByRole("dialog", { name: "About this chart" }).textContent).toMatch(/^Sampled every 5 minutes\. /);
});

test("behaviour: locked amounts are stacked on the available one, and outstanding credit is below zero", async () => {
  const plain = { ...makeSeries(["1.00", "2.00"]), outstanding: [null, null] };
  const { container, rerender } = await renderWithKit(chart(plain));
  const areas = () =>
    Array.from(container.querySelectorAll('.pk-TimePlot [data-part="area"]'), (area) =>
      area.getAttribute("data-layer"),
    );
  expect(areas()).toEqual([null]);
  expect(container.querySelector('[data-part="legend"]')).toBeNull();
  rerender(chart({ ...makeSeries(["1.00", "2.00"], "0.50"), total: ["1.50", "2.50"] }));
  expect(areas()).toEqual(["locked", "credit", null]);
  expect(legend(container)).toBe("AvailableLocked");
  // Regression: only the legend named the strip below zero, which read as a negative balance.
  expect(container.querySelector('[data-part="layerLabel"]')?.textContent).toBe(isolate("Outstanding credit 12.30"));
  // An amount that was locked for a moment has no area that could be seen.
  const long = makeSeries(Array.from({ length: 100 }, () => "1.00"));
  const locked = long.locked.map((_, index) => (index === 99 ? "0.50" : "0.00"));
  rerender(chart({ ...long, locked, total: locked.map((amount) => (amount === "0.50" ? "1.50" : "1.00")) }));
  expect(areas()).toEqual(["credit", null]);
  const labels = Array.from(container.querySelectorAll(".pk-TimePlot text"), (text) => text.textContent);
  expect(labels).toEqual(expect.arrayContaining([isolate("−10"), isolate("1")]));
});

test("behaviour: the table has every amount, and the outstanding credit if it is reported", async () => {
  await renderWithKit(chart(makeSeries(["1.00", null])));
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "TimeAvailableLockedTotalOutstanding credit",
    "Jan 5, 2026, 9:05 AMNo samplesNo samplesNo samplesNo samples",
    "Jan 5, 2026, 9:00 AM1.000.001.0012.30",
  ]);
});

test("behaviour: hidden amounts are in no text, no tip and no file", async () => {
  const { container } = await renderWithKit(chart(makeSeries(["7000.00", "8000.00"])));
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
  expect(container.textContent).not.toMatch(/[78](,|\.)?0/);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("Available Hidden amount");
  expect(summary()).toBe("Amounts are hidden.");
  await settleParts();
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent?.trim())).toEqual(["Download image"]);
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(container.textContent).not.toMatch(/[78](,|\.)?0/);
});

test("parameters: amountsHidden and onAmountsHiddenChange", async () => {
  const onAmountsHiddenChange = vi.fn();
  await renderWithKit(chart(makeSeries(["1.00"]), { amountsHidden: true, onAmountsHiddenChange }));
  expect(headline()).toContain("Hidden amount");
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(onAmountsHiddenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(headline()).toContain("Hidden amount");
});

test("behaviour: no button that hides the amounts if the host controls them elsewhere", async () => {
  await renderWithKit(chart(makeSeries(["1.00"]), { amountsHidden: true }));
  expect(headline()).toContain("Hidden amount");
  expect(screen.queryByRole("button", { name: "Hide amounts" })).toBeNull();
});

test("behaviour: the file has the exact amounts and empty cells for gaps", async () => {
  const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  await renderWithKit(chart(makeSeries(["1.50", null])));
  await settleParts();
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Download CSV" }));
  const [blob] = create.mock.calls[0] ?? [];
  expect(blob instanceof Blob && (await blob.text())).toBe(
    [
      "time,currency,available,locked,total,outstanding",
      "2026-01-05T09:00:00.000Z,NGN,1.50,0.00,1.50,12.30",
      "2026-01-05T09:05:00.000Z,NGN,,,,",
      "",
    ].join("\r\n"),
  );
});

test("behaviour: handles one point and no points", async () => {
  const { rerender } = await renderWithKit(chart(makeSeries(["5.00"])));
  expect(headline()).toBe("5.00 NGN");
  rerender(chart(makeSeries([null, null])));
  expect(screen.getByText("No balances in this range")).toBeDefined();
  rerender(chart({ ...makeSeries([]), sampled_since: null }));
  expect(screen.getByText("No balance history yet")).toBeDefined();
});

test("behaviour: reads the samples of the first currency, and again for another currency or range", async () => {
  const { backend } = await renderWithKit(<BalanceHistory />);
  await settle(1000);
  const reads = () => backend.requests.filter((request) => request.endsWith("/kit/balance-history")).length;
  expect(reads()).toBe(1);
  fireEvent.click(screen.getByRole("radio", { name: "USD" }));
  await settle(1000);
  expect(reads()).toBe(2);
  fireEvent.click(screen.getByRole("radio", { name: "90d" }));
  await settle(1000);
  expect(reads()).toBe(3);
  // The proxy of this test does not sample.
  expect(screen.getByText("No balance history yet")).toBeDefined();
});

const tile = (currency: string) => screen.getByRole("radio", { name: currency });
const tileText = (currency: string) => tile(currency).closest('[data-part="option"]')?.textContent;

test("parameters: currencyPicker shows the withdrawable amounts as the choice of the currency", async () => {
  const { backend, container } = await renderWithKit(<BalanceHistory currencyPicker="withdrawable" />, {
    backend: { balanceHours: 24 },
  });
  await settle(1000);
  const { withdrawable, balances, credit } = await createKit({ fetch: backend.fetch }).client.call(getBalances, {});
  const { amount } = formatMoney({ value: withdrawable?.ngn ?? "", currency: "NGN", locale: "en" });
  expect(tileText("NGN")).toContain(`Withdrawable now ${amount} NGN`);
  // Only what is less than the available amount is explained.
  // Regression: two amounts of a currency stood on the page without the sum that joins them.
  const write = (value = "") => isolate(formatMoney({ value, currency: "NGN", locale: "en" }).amount);
  const available = write(balances.find(({ currency }) => currency === "NGN")?.available);
  expect(tileText("NGN")).toContain(`${available} available −\u00a0${write(credit.outstanding)} outstanding`);
  // On a phone, instead of the sum.
  expect(tileText("NGN")).toContain(`After ${write(credit.outstanding)} of outstanding credit`);
  expect(tileText("USD")).not.toContain("outstanding");
  expect(container.querySelector('[data-part="headline"] [data-part="value"]')).toBeNull();
  expect(screen.getAllByRole("radiogroup", { name: "Currency" })).toHaveLength(1);
  expect(tile("NGN")).toHaveProperty("checked", true);
  const reads = () => backend.requests.filter((request) => /wallets\/balance/.test(request)).length;
  // They are the balances that the chart reads, besides those of this test.
  expect(reads()).toBe(2);
  fireEvent.click(tile("USD"));
  await settle(1000);
  expect(container.querySelector('[data-part="title"]')?.textContent).toBe("USD available");
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(tileText("NGN")).toMatch(/Withdrawable now ••••••Hidden amount/);
});

// Regression: a tile was silent about deposits on hold.
test("behaviour: a tile says what is incoming, unless amounts are hidden", async () => {
  await renderWithKit(<BalanceHistory currencyPicker="withdrawable" />, {
    backend: { scenario: "travel-rule-held", balanceHours: 24 },
  });
  await settle(1000);
  expect(tileText("USD")).toMatch(/ [\d,]+\.\d\d\sUSDC and [\d,]+\.\d\d\sUSDT incoming$/);
  expect(tileText("NGN")).not.toContain("incoming");
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(tileText("USD")).not.toContain("incoming");
});

test("behaviour: a tile says that a withdrawable amount is unknown", async () => {
  await renderWithKit(<BalanceHistory currencyPicker="withdrawable" />, {
    backend: { scenario: "withdrawable-unavailable", balanceHours: 24 },
  });
  expect(tileText("NGN")).toContain("Temporarily unavailable");
});

test("behaviour: an error for a missing grant, and no request for samples", async () => {
  const { backend } = await renderWithKit(<BalanceHistory />, { backend: { scopes: ["trades:view"] } });
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
  expect(backend.requests.filter((request) => request.includes("balance-history"))).toEqual([]);
});

const bars = (container: HTMLElement, kind: string) =>
  Array.from(container.querySelectorAll(`.pk-TimePlot [data-part="bar"][data-kind="${kind}"]`), (bar) =>
    Number(bar.getAttribute("height")),
  );
const legend = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-part="legend"]'), ({ textContent }) => textContent).join("");

// Regression: all marks of transactions were equal, and no text said how much came and went in the range.
test("behaviour: bars and sums say how much came and went, and the table has it by day", async () => {
  const { container } = await renderWithKit(<BalanceHistory defaultCurrency="USD" timeZone="UTC" />, {
    backend: { scenario: "travel-rule-held", balanceHours: 31 * 24 },
  });
  await settle(1000);
  for (const kind of ["in", "out", "held"]) expect(bars(container, kind).length).toBeGreaterThan(0);
  expect(new Set(bars(container, "in")).size).toBeGreaterThan(1);
  expect(legend(container)).toMatch(/Deposits \+[\d,.]+.*Withdrawals and fees −[\d,.]+.*On hold [\d,.]+\sUSD[TC]/);
  expect(summary()).toMatch(
    /Transactions in this range: [1-9]\d* deposits, [1-9]\d* withdrawals, 3 on hold\. Locked or released in this range: −[\d,.]+\.$/,
  );
  fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(
    /, On hold[^,]* · [A-Z][a-z]+ \d+ .*[\d,.]+\sUSD[TC]/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const [head, ...days] = within(screen.getByRole("table", { name: "USD available by day" })).getAllByRole("row");
  expect(head?.textContent).toBe("DayDepositsWithdrawals and feesOn holdLocked or released");
  expect(days.some(({ textContent }) => /^[A-Z][a-z]+ \d+, 2026[\d,.]+\sUSD[TC]/.test(textContent))).toBe(true);
});

async function lockedNow({ fetch }: Pick<ReturnType<typeof createBackend>, "fetch">): Promise<string | undefined> {
  const { balances } = await createKit({ fetch }).client.call(getBalances, {});
  const value = balances.find(({ currency }) => currency === "NGN")?.locked;
  return value && formatMoney({ value, currency: "NGN", locale: "en" }).amount;
}

test("behaviour: the sums are exact, and those of the range only", async () => {
  const { backend, container } = await renderWithKit(<BalanceHistory timeZone="UTC" />, {
    backend: { balanceHours: 31 * 24 },
  });
  await settle(1000);
  const since = backend.clock.now() - 30 * 86_400_000;
  const { transactions } = await createKit({ fetch: backend.fetch }).client.call(listTransactions, {});
  const own = transactions.filter(
    ({ type, status, currency, created_at: at = "" }) =>
      type === "deposit" && status === "success" && currency === "NGN" && Date.parse(at) >= since,
  );
  const sum = own.reduce((total, { amount = "0" }) => addDecimals(total, amount) ?? total, "0");
  expect(own.length).toBeGreaterThan(1);
  // The locked amount is a part of the change too.
  expect(legend(container)).toContain(`Newly locked −${(await lockedNow(backend)) ?? ""}`);
  expect(legend(container)).toContain(`Deposits +${formatMoney({ value: sum, currency: "NGN", locale: "en" }).amount}`);
});

const amountIn = (text: string, pattern: RegExp) =>
  Number(pattern.exec(text)?.[1]?.replace("−", "-").replaceAll(",", ""));

// Regression: the sums of the legend were apart from the change above, and nothing said what the difference was.
test("behaviour: the sums of the legend add up to the change, because the last one is what remains", async () => {
  const { container } = await renderWithKit(<BalanceHistory timeZone="UTC" />, { backend: { balanceHours: 31 * 24 } });
  await settle(1000);
  const sums = [/Deposits ([−+\d,.]+)/, /and fees ([−+\d,.]+)/, /Newly locked ([−+\d,.]+)/, /Other ([−+\d,.]+)/];
  const amounts = sums.map((pattern) => amountIn(legend(container), pattern));
  expect(amounts.every((amount) => amount !== 0)).toBe(true);
  expect(bars(container, "locked").length).toBeGreaterThan(0);
  const change = amountIn(headline() ?? "", /([−+][\d,.]+) since/);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(change, 2);
});

test("behaviour: hidden amounts have equal bars and no sums", async () => {
  const { container } = await renderWithKit(<BalanceHistory timeZone="UTC" defaultAmountsHidden />, {
    backend: { balanceHours: 31 * 24 },
  });
  await settle(1000);
  expect(bars(container, "in").length).toBeGreaterThan(1);
  expect(new Set([...bars(container, "in"), ...bars(container, "out")]).size).toBe(1);
  expect(bars(container, "locked")).toEqual([]);
  expect(legend(container)).toMatch(/^Deposits\s*Withdrawals and fees\s*$/);
});

test("behaviour: no sums if only a part of the range is loaded, but since when", async () => {
  const { container } = await renderWithKit(<BalanceHistory timeZone="UTC" />, {
    backend: { balanceHours: 31 * 24, transactionPageSize: 10 },
  });
  await settle(1000);
  expect(legend(container)).toMatch(/^Deposits\s*Withdrawals and fees\s*Newly locked −[\d,.]+\s*$/);
  expect(screen.getByText(/^Only transactions since .+ are marked\./)).toBeDefined();
  expect(summary()).not.toContain("Transactions in this range");
});

test("behaviour: users who may not see transactions get the line only", async () => {
  const { backend, container } = await renderWithKit(<BalanceHistory />, {
    backend: { scopes: ["wallets:view"], balanceHours: 48 },
    prepare: ({ service }) => service.faults.add({ operation: "listTransactions", status: 403, code: "FORBIDDEN" }),
  });
  await settle(1000);
  expect(backend.requests.length).toBeGreaterThan(0);
  expect(container.querySelector('[data-part="curve"]')).not.toBeNull();
  expect(container.querySelector('[data-part="bars"]')).toBeNull();
  expect(container.querySelector('[data-part="sum"]')).toBeNull();
});

// Regression: trades moved the balance and had no bar and no sum, so deposits and withdrawals did not add up to the change.
test("behaviour: trades have bars, an approximate sum, a number and the exact amounts of their fills", async () => {
  const backend = createBackend({ balanceHours: 31 * 24 });
  // The page learns with its session that the proxy receives events.
  await subscribeReceiver(backend);
  const { fetch, clock } = backend;
  const { container } = await renderWithKit(<BalanceHistory timeZone="UTC" />, { fetch, now: clock.now });
  await vi.dynamicImportSettled();
  const trade = {
    pair_id: "BTC-NGN",
    side: "buy",
    status: "filled",
    amount: "0.25",
    filled_amount: "0.25",
    // Regression: a sum without a fraction was written with one, as if it were exact.
    price: "10000",
  };
  for (const [index, data] of [trade, { ...trade, pair_id: "BTC-USD" }, { ...trade, filled_amount: "0.1" }].entries()) {
    const order_id = `0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b1${index}`;
    backend.service.emit({ type: "exchange.filled", data: { ...data, order_id } });
  }
  await pass(backend, 1000);
  await settle(1000);
  expect(legend(container)).toMatch(/2 trades ≈\s−3,500Newly locked/);
  expect(summary()).toMatch(/Trades in this range: 2\. Locked/);
  expect(bars(container, "trade")).toHaveLength(1);
  fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(
    /, Trades · [^,]+ ≈\s−3,500 \(2\), Bought BTC\/NGN \(2\) · [^,]+ 0\.35\sBTC$/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const table = within(screen.getByRole("table", { name: "NGN available by day" }));
  expect(table.getAllByRole("row")[0]?.textContent).toBe("DayDepositsWithdrawals and feesTradesLocked or released");
  expect(table.getAllByRole("row")[1]?.textContent).toMatch(/≈\s−3,500 \(2\)/);
  // Their number is not an amount.
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(table.getAllByRole("row")[1]?.textContent).toMatch(/[^)]2Hidden amount$/);
  expect(container.textContent).not.toContain("≈");
});

test("behaviour: without the price of a trade, only their number", async () => {
  const backend = createBackend({ balanceHours: 31 * 24 });
  await subscribeReceiver(backend);
  const { fetch, clock } = backend;
  const { container } = await renderWithKit(<BalanceHistory timeZone="UTC" />, { fetch, now: clock.now });
  await vi.dynamicImportSettled();
  const trade = { pair_id: "BTC-NGN", side: "sell", status: "filled", amount: "1", filled_amount: "1" };
  for (const [index, data] of [trade, { ...trade, price: "100" }].entries()) {
    const order_id = `0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b1${index}`;
    backend.service.emit({ type: "exchange.filled", data: { ...data, order_id } });
  }
  await pass(backend, 1000);
  await settle(1000);
  expect(legend(container)).toMatch(/2 trades Newly locked/);
});

test("behaviour: without permission for orders, no trades and no request for events", async () => {
  const { backend, container } = await renderWithKit(<BalanceHistory />, {
    backend: { scopes: ["wallets:view"], balanceHours: 48 },
  });
  await vi.dynamicImportSettled();
  await settle(1000);
  expect(legend(container)).toMatch(
    /^Deposits 0\.00Withdrawals 0\.00Newly locked −[\d,.]+Other −[\d,.]+AvailableLocked$/,
  );
  expect(backend.requests.filter((request) => /events|markets|orders/.test(request))).toEqual([]);
});
