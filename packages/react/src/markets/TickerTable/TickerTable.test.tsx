import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { Profiler } from "react";
import { expect, test, vi } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { muteErrors } from "../../../test/muteErrors.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { createKit } from "../../query/kit.ts";
import { tickerQuery } from "../markets.ts";
import { defaultTickerColumns } from "../tickerColumnTable.ts";
import { isSlightChange } from "../tickerDirection.ts";
import { TickerTable } from "./TickerTable.tsx";

const rows = () => screen.getAllByRole("row").slice(1);
const pairs = () => rows().map((row) => within(row).getByRole("rowheader").textContent);
const column = (name: string) =>
  rows().map((row) => row.querySelector(`[data-column="${name}"]`)?.textContent?.replaceAll(",", "") ?? "");
const cells = () => rows().flatMap((row) => within(row).getAllByRole("gridcell"));
const sortBy = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Without the live region of toasts, which is empty. */
const alert = () => screen.getAllByRole("alert").find(({ textContent }) => textContent !== "");
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

test("default", async () => {
  await renderWithKit(<TickerTable />);
  expect(screen.getByRole("grid", { name: "Markets, last 24 hours" })).toBeDefined();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Favourites",
    "Market",
    "Last price",
    "24h",
    "24h trend",
    "Bid",
    "Ask",
    "Spread",
    "Turnover",
  ]);
  expect(pairs()).toEqual(["BTC/USD", "ETH/USD", "USDT/NGN", "USDC/NGN", "BTC/NGN", "ETH/NGN"]);
  expect(screen.getByText("6 markets")).toBeDefined();
  expect(screen.getByText("Live")).toBeDefined();
  // Regression: the change and its trend were two columns to sort by one value.
  expect(screen.queryByRole("button", { name: "24h trend" })).toBeNull();
});

// Regression: nothing named the second value of a market on a phone.
test("behaviour: the toolbar of a phone names the value below each name", async () => {
  await renderWithKit(<TickerTable />);
  expect(screen.getByText("Below the name: Turnover")).toBeDefined();
  sortBy("Spread");
  expect(screen.getByText("Below the name: Spread")).toBeDefined();
});

test("behaviour: shows every digit of the service", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { backend: { markets: 24 } });
  const response = await backend.fetch("/partner-kit/partner/exchange/ticker/24h", {
    headers: { "x-partner-kit": "1" },
  });
  const { data } = await response.json();
  expect(column("last")).toEqual(data.tickers.map(({ last }: { last: string }) => last));
  expect(column("last")).toContainEqual(expect.stringMatching(/^0\.0000\d+$/));
});

test("behaviour: pins the first columns only while scrolled sideways", async () => {
  const { container } = await renderWithKit(<TickerTable />);
  const scroll = container.querySelector('[data-part="scroll"]') ?? container;
  const frame = scroll.parentElement ?? container;
  const scrollTo = (left: number) => fireEvent.scroll(scroll, { target: { scrollLeft: left } });
  expect(frame.hasAttribute("data-aside")).toBe(false);
  scrollTo(40);
  expect(frame.hasAttribute("data-aside")).toBe(true);
  scrollTo(0);
  expect(frame.hasAttribute("data-aside")).toBe(false);
});

test("behaviour: sorts by value, reverses, and restores the original order", async () => {
  await renderWithKit(<TickerTable />);
  const given = pairs();
  sortBy("Last price");
  const header = screen.getByRole("columnheader", { name: "Last price" });
  expect(header.getAttribute("aria-sort")).toBe("descending");
  const descending = column("last").toSorted(compareDecimals).toReversed();
  expect(column("last")).toEqual(descending);
  sortBy("Last price");
  expect(header.getAttribute("aria-sort")).toBe("ascending");
  expect(column("last")).toEqual(descending.toReversed());
  sortBy("Last price");
  expect(header.getAttribute("aria-sort")).toBeNull();
  expect(pairs()).toEqual(given);
  sortBy("Market");
  expect(pairs()).toEqual(given.toSorted());
});

test("behaviour: finds a pair in any spelling", async () => {
  await renderWithKit(<TickerTable />);
  for (const text of ["btc/ngn", "BTC-NGN", "ngn btc"]) {
    search(text);
    expect(pairs()).toEqual(["BTC/NGN"]);
  }
  expect(screen.getByText("1 of 6 markets")).toBeDefined();
});

test("behaviour: a search without a match shows a message and can be cleared", async () => {
  await renderWithKit(<TickerTable />);
  search("zzz");
  expect(screen.getByText("No markets match “zzz”.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(rows()).toHaveLength(6);
});

test("parameters: view, onViewChange", async () => {
  const onViewChange = vi.fn();
  await renderWithKit(<TickerTable view={{ search: "eth" }} onViewChange={onViewChange} />);
  expect(pairs()).toEqual(["ETH/USD", "ETH/NGN"]);
  sortBy("24h");
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
    search: "eth",
    sort: { column: "changePercent", direction: "descending" },
    quote: undefined,
    isFavouritesOnly: false,
    columns: defaultTickerColumns,
  });
  expect(pairs()).toEqual(["ETH/USD", "ETH/NGN"]);
});

test("parameters: className, text, locale", async () => {
  const { container } = await renderWithKit(<TickerTable className="mine" />, {
    locale: "de",
    text: { tickerTable: { last: "Kurs" } },
  });
  expect(container.querySelector(".pk-TickerTable.mine")).not.toBeNull();
  expect(screen.getByRole("columnheader", { name: "Kurs" })).toBeDefined();
  expect(rows()[0]?.querySelector('[data-column="last"]')?.textContent).toMatch(/^\d+\.\d{3},\d\d$/);
});

test("behaviour: a change shows sign, arrow and direction", async () => {
  await renderWithKit(<TickerTable />);
  const cells = rows().map((row) => row.querySelector('[data-column="changePercent"]'));
  for (const cell of cells) {
    const isDown = cell?.textContent?.startsWith("−");
    expect(cell?.getAttribute("data-direction")).toBe(isDown ? "down" : "up");
    expect(cell?.querySelector("svg")).not.toBeNull();
    expect(cell?.textContent).toMatch(/^[+−]\d+\.\d\d%$/);
  }
});

test("behaviour: a slight change has no colour, but its sign and arrow", async () => {
  await renderWithKit(<TickerTable />);
  for (const row of rows()) {
    const cell = row.querySelector('[data-column="changePercent"]');
    const isSlight = isSlightChange(cell?.textContent?.replace("%", "") ?? "");
    expect(cell?.hasAttribute("data-slight")).toBe(isSlight);
    expect(row.querySelector('[data-column="trend"]')?.hasAttribute("data-slight")).toBe(isSlight);
  }
});

test("behaviour: a live tick updates the changed cells without rendering", async () => {
  const onRender = vi.fn();
  const { backend } = await renderWithKit(
    <Profiler id="table" onRender={onRender}>
      <TickerTable />
    </Profiler>,
    { backend: { markets: 24 } },
  );
  // The age renders with the clock.
  await settle(10_000);
  onRender.mockClear();
  const before = new Map(cells().map((cell) => [cell, cell.textContent]));
  const elements = rows();
  await pass(backend, 1000);
  expect(rows()).toEqual(elements);
  const changed = cells().filter((cell) => before.get(cell) !== cell.textContent);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(before.size / 2);
  expect(onRender).not.toHaveBeenCalled();
});

test("behaviour: live updates produce the same cells as rendering", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  for (let second = 0; second < 5; second += 1) await pass(backend, 1000);
  await settle(1000);
  const written = screen.getByRole("grid").querySelector("tbody")?.innerHTML;
  fireEvent.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Bid" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Bid" }));
  // The column was removed and added again, so its cells are new.
  expect(screen.getByRole("grid").querySelector("tbody")?.innerHTML).toBe(written);
});

test("behaviour: a row has the digits that its prices are aligned by", async () => {
  await renderWithKit(<TickerTable />, { backend: { markets: 24 } });
  const digits = rows().map((row) => row.dataset["digits"]);
  expect(digits).toEqual(column("last").map((price) => String(price.split(".")[1]?.length ?? 0)));
  expect(new Set(digits).size).toBeGreaterThan(1);
  expect(screen.getByRole("grid").style.getPropertyValue("--pk-ticker-table-digits")).toBe("5");
});

// Regression: the width went to long columns, whose numbers were far from the column before them and close to the one after.
test("behaviour: the remaining width widens the narrowest columns", async () => {
  await renderWithKit(<TickerTable defaultView={{ columns: ["ask", "spread"] }} />);
  expect(screen.getByRole("grid").style.getPropertyValue("--pk-ticker-table-columns")).toMatch(
    /^var\(--pk-star-size\)( minmax\(calc\(\d+ch \+ var\(--pk-cell-space\)\), 1fr\)){3}$/,
  );
});

test("behaviour: reused rows show only their new pair after sorting", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { backend: { markets: 400 } });
  for (let second = 0; second < 5; second += 1) await pass(backend, 1000);
  const [before, elements] = [pairs(), rows()];
  sortBy("Turnover");
  const reused = rows().filter((row, index) => row === elements[index] && pairs()[index] !== before[index]);
  expect(reused.length).toBeGreaterThan(3);
  const written = rows().map((row) => row.outerHTML);
  // The row was removed and added again, so all its cells are new.
  search("zzz");
  search("");
  expect(rows().map((row) => row.outerHTML)).toEqual(written);
});

test("behaviour: tints a moved price by its direction", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  const cell = () => document.querySelector<HTMLElement>('[data-pair="BTC-USD"] [data-column="last"]');
  const read = () => cell()?.textContent?.replaceAll(",", "") ?? "";
  let moves = 0;
  for (let second = 0; second < 20; second += 1) {
    const before = read();
    await pass(backend, 1000);
    if (read() === before) continue;
    moves += 1;
    expect(cell()?.dataset["tick"]).toBe(compareDecimals(read(), before) > 0 ? "up" : "down");
    await settle(1200);
    expect(cell()?.dataset["tick"]).toBeUndefined();
  }
  expect(moves).toBeGreaterThan(2);
});

test("behaviour: rows keep their order under a pointer and are sorted later", async () => {
  const queryClient = new QueryClient();
  const { container } = await renderWithKit(
    <TickerTable defaultView={{ sort: { column: "last", direction: "descending" } }} />,
    { queryClient },
  );
  const before = pairs();
  const { queryKey } = tickerQuery({ kit: createKit() });
  const rise = (last: string) =>
    act(() => {
      queryClient.setQueryData(queryKey, (data) => ({
        tickers: data?.tickers.map((ticker) => (ticker.pair_id === "USDT-NGN" ? { ...ticker, last } : ticker)) ?? [],
      }));
    });
  const scroll = container.querySelector('[data-part="scroll"]') ?? container;
  fireEvent.pointerMove(scroll);
  rise("999999999999");
  await settle(10_000);
  expect(pairs()).toEqual(before);
  fireEvent.pointerLeave(scroll);
  await settle(10_000);
  expect(pairs()[0]).toBe("USDT/NGN");
  expect(pairs().slice(1)).toEqual(before.filter((pair) => pair !== "USDT/NGN"));
});

test("behaviour: shows a skeleton of the table while loading", async () => {
  const { container } = await renderWithKit(<TickerTable />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  const section = container.querySelector(".pk-TickerTable");
  expect(section?.getAttribute("aria-busy")).toBe("true");
  expect(container.querySelectorAll("thead th")).toHaveLength(defaultTickerColumns.length + 1);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(8);
});

test("behaviour: a failure explains what happened and what to do", async () => {
  await renderWithKit(<TickerTable />, {
    live: false,
    prepare: ({ service }) => service.faults.add({ operation: "getTicker", status: 403 }),
  });
  const note = alert();
  expect(note?.textContent).toContain("The service rejected your API key");
  expect(note?.textContent).toContain("Nothing was changed.");
  expect(note?.textContent).toContain("Code: FORBIDDEN");
  // Only an administrator can give the key its scope.
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("behaviour: keeps the error while retrying", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { prepare: ({ setReachable }) => setReachable(false) });
  await settle(4000);
  expect(alert()?.textContent).toContain("No connection");
  backend.setReachable(true);
  backend.service.faults.add({ operation: "getTicker", latency_ms: 60_000 });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(alert()).toBeDefined();
  expect(screen.getByRole("button", { name: "Trying again…" }).getAttribute("aria-busy")).toBe("true");
});

test("behaviour: prices stay with their age while the service is unreachable, and recover", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  backend.service.faults.add({ status: 503 });
  await pass(backend, 2000);
  await settle(30_000);
  expect(rows()).toHaveLength(6);
  const note = document.querySelector(".pk-LineNote");
  expect(note?.textContent).toContain("The service is not responding.");
  expect(note?.textContent).toContain("As of 30 sec. ago");
  // The note is the only mark.
  expect(document.querySelector('[data-part="age"]')).toBeNull();
  backend.service.faults.clear();
  await pass(backend, 60_000);
  expect(document.querySelector(".pk-LineNote")).toBeNull();
  expect(screen.getByText("Live")).toBeDefined();
});

test("behaviour: too many requests has its own message", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  backend.service.faults.add({ operation: "getTicker", status: 429, retry_after: 60 });
  await pass(backend, 2000);
  expect(document.querySelector(".pk-LineNote")?.textContent).toContain("The service is limiting requests.");
});

test("behaviour: shows a rendering error instead of the table and reports it to the host", async () => {
  muteErrors();
  const onError = vi.fn();
  await renderWithKit(
    <>
      <p>The host’s own page</p>
      <TickerTable />
    </>,
    { onError, locale: "no such locale" },
  );
  expect(screen.getByText("The host’s own page")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("This part of the page stopped working");
  expect(onError).toHaveBeenCalledWith(expect.any(RangeError), { source: "render", component: "TickerTable" });
});

test("behaviour: explains an empty list of markets", async () => {
  const queryClient = new QueryClient();
  const backend = createBackend();
  queryClient.setQueryData(tickerQuery({ kit: createKit({ fetch: backend.fetch }) }).queryKey, { tickers: [] });
  await renderWithKit(<TickerTable />, {
    queryClient,
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(screen.getByText("No markets yet")).toBeDefined();
  expect(screen.queryByRole("grid")).toBeNull();
});
