import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { muteErrors } from "../../../test/muteErrors.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import * as format from "../../format/formatPercent.ts";
import { createKit } from "../../query/kit.ts";
import { tickerQuery } from "../tickerQuery.ts";
import { TickerTable } from "./TickerTable.tsx";

const rows = () => screen.getAllByRole("row").slice(1);
const pairs = () => rows().map((row) => within(row).getByRole("rowheader").textContent);
const column = (name: string) =>
  rows().map((row) => row.querySelector(`[data-column="${name}"]`)?.textContent?.replaceAll(",", "") ?? "");
const sortBy = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

test("default", async () => {
  await renderWithKit(<TickerTable />);
  expect(screen.getByRole("table", { name: "Markets, last 24 hours" })).toBeDefined();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Market",
    "Last price",
    "24 h",
    "Change",
    "High",
    "Low",
    "Bid",
    "Ask",
    "Volume",
  ]);
  expect(pairs()).toEqual(["BTC/USD", "ETH/USD", "USDT/NGN", "USDC/NGN", "BTC/NGN", "ETH/NGN"]);
  expect(screen.getByText("6 markets")).toBeDefined();
  expect(screen.getByText("Live")).toBeDefined();
});

test("behaviour: shows every digit the service sent", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { backend: { markets: 24 } });
  const response = await backend.fetch("/partner-kit/partner/exchange/ticker/24h", {
    headers: { "x-partner-kit": "1" },
  });
  const { data } = await response.json();
  expect(column("last")).toEqual(data.tickers.map(({ last }: { last: string }) => last));
  expect(column("last")).toContainEqual(expect.stringMatching(/^0\.0000\d+$/));
});

test("behaviour: sorts by value, turns round, and gives the order back", async () => {
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

test("behaviour: finds a pair however it is written", async () => {
  await renderWithKit(<TickerTable />);
  for (const text of ["btc/ngn", "BTC-NGN", "ngn btc"]) {
    search(text);
    expect(pairs()).toEqual(["BTC/NGN"]);
  }
  expect(screen.getByText("1 of 6 markets")).toBeDefined();
});

test("behaviour: a search without a match says so and can be cleared", async () => {
  await renderWithKit(<TickerTable />);
  search("zzz");
  expect(screen.getByText("No market matches “zzz”.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(rows()).toHaveLength(6);
});

test("parameters: view, onViewChange", async () => {
  const onViewChange = vi.fn();
  await renderWithKit(<TickerTable view={{ search: "eth", sort: undefined }} onViewChange={onViewChange} />);
  expect(pairs()).toEqual(["ETH/USD", "ETH/NGN"]);
  sortBy("24 h");
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
    search: "eth",
    sort: { column: "changePercent", direction: "descending" },
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
    const isDown = cell?.textContent?.startsWith("-");
    expect(cell?.getAttribute("data-direction")).toBe(isDown ? "down" : "up");
    expect(cell?.querySelector("svg")).not.toBeNull();
    expect(cell?.textContent).toMatch(/^[+-]\d+\.\d\d%$/);
  }
});

test("behaviour: a live tick renders only the rows that changed", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { backend: { markets: 24 } });
  const before = new Map(rows().map((row) => [row.dataset["pair"], row.textContent]));
  const rendered = vi.spyOn(format, "formatPercent");
  await pass(backend, 1000);
  const changed = rows().filter((row) => before.get(row.dataset["pair"]) !== row.textContent);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(24);
  // Twice at most: a row whose price moved renders once more to mark it.
  expect(rendered.mock.calls.length).toBeGreaterThanOrEqual(changed.length);
  expect(rendered.mock.calls.length).toBeLessThanOrEqual(changed.length * 2);
});

test("behaviour: a price that moved is marked with its direction, and marked anew the next time", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  const cell = () => document.querySelector('[data-pair="BTC-USD"] [data-column="last"]');
  expect(cell()?.hasAttribute("data-tick")).toBe(false);
  const seen: { price: string; tick: string | null; beat: string | null }[] = [];
  for (let second = 0; second < 20; second += 1) {
    await pass(backend, 1000);
    const price = cell()?.textContent?.replaceAll(",", "") ?? "";
    if (seen.at(-1)?.price === price) continue;
    seen.push({
      price,
      tick: cell()?.getAttribute("data-tick") ?? null,
      beat: cell()?.getAttribute("data-beat") ?? null,
    });
  }
  expect(seen.length).toBeGreaterThan(2);
  for (const [index, { price, tick, beat }] of seen.entries()) {
    const previous = seen[index - 1];
    if (!previous) continue;
    expect(tick).toBe(compareDecimals(price, previous.price) > 0 ? "up" : "down");
    expect(beat).not.toBe(previous.beat);
  }
});

test("behaviour: loading has the shape of the table", async () => {
  const { container } = await renderWithKit(<TickerTable />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  const section = container.querySelector(".pk-TickerTable");
  expect(section?.getAttribute("aria-busy")).toBe("true");
  expect(container.querySelectorAll("thead th")).toHaveLength(9);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(8);
});

test("behaviour: a failure says what happened, what is safe and what to do, and is tried again on demand", async () => {
  const { backend } = await renderWithKit(<TickerTable />, {
    live: false,
    prepare: ({ service }) => service.faults.add({ operation: "getTicker", status: 403 }),
  });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("The service refused the account’s key");
  expect(alert.textContent).toContain("Nothing was changed.");
  expect(alert.textContent).toContain("Code: FORBIDDEN");
  backend.service.faults.clear();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(rows()).toHaveLength(6);
});

test("behaviour: stays with its error while it is tried again", async () => {
  const { backend } = await renderWithKit(<TickerTable />, { prepare: ({ setReachable }) => setReachable(false) });
  await settle(4000);
  expect(screen.getByRole("alert").textContent).toContain("No connection");
  backend.setReachable(true);
  backend.service.faults.add({ operation: "getTicker", latency_ms: 60_000 });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.getByRole("alert")).toBeDefined();
  expect(screen.getByRole("button", { name: "Trying again…" }).getAttribute("aria-busy")).toBe("true");
});

test("behaviour: figures stay, with their age, while the service does not answer, and come back by themselves", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  backend.service.faults.add({ status: 503 });
  await pass(backend, 2000);
  await settle(30_000);
  expect(rows()).toHaveLength(6);
  expect(screen.getByText("Not current")).toBeDefined();
  const note = document.querySelector(".pk-StaleNote");
  expect(note?.textContent).toContain("The service does not answer.");
  expect(note?.textContent).toContain("As of 30 sec. ago");
  backend.service.faults.clear();
  await pass(backend, 60_000);
  expect(document.querySelector(".pk-StaleNote")).toBeNull();
  expect(screen.getByText("Live")).toBeDefined();
});

test("behaviour: too many requests is not the same as a service that is down", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  backend.service.faults.add({ operation: "getTicker", status: 429, retry_after: 60 });
  await pass(backend, 2000);
  expect(document.querySelector(".pk-StaleNote")?.textContent).toContain("The service asks to slow down.");
});

test("behaviour: a break of its own is kept to itself and told to the host", async () => {
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
  expect(screen.getByRole("alert").textContent).toContain("This part of the page broke");
  expect(onError).toHaveBeenCalledWith(expect.any(RangeError), { source: "render", component: "TickerTable" });
});

test("behaviour: no markets is said, with what would be here", async () => {
  const queryClient = new QueryClient();
  const backend = createBackend();
  queryClient.setQueryData(tickerQuery({ kit: createKit({ fetch: backend.fetch }) }).queryKey, { tickers: [] });
  await renderWithKit(<TickerTable />, {
    queryClient,
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(screen.getByText("No markets yet")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});
