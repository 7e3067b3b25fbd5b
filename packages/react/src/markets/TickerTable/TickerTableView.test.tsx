import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { spreadShare } from "../spreadShare.ts";
import { favouritesStore } from "../useFavourites.ts";
import { TickerTable } from "./TickerTable.tsx";

const pairs = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => localStorage.clear());
// All tables of the page share them.
afterEach(() => favouritesStore("/partner-kit").set([]));

test("behaviour: filters by quote currency", async () => {
  await renderWithKit(<TickerTable />);
  const quotes = screen.getByRole("radiogroup", { name: "Prices in" });
  const choices = within(quotes).getAllByRole<HTMLInputElement>("radio");
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["", true],
    ["NGN", false],
    ["USD", false],
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "USD" }));
  expect(pairs()).toEqual(["BTC/USD", "ETH/USD"]);
  fireEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(pairs()).toHaveLength(6);
});

test("behaviour: counts the markets", async () => {
  await renderWithKit(<TickerTable />);
  const count = () => screen.getAllByRole("status").find(({ dataset }) => dataset["part"] === "count")?.textContent;
  expect(count()).toBe("6 markets");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "btc" } });
  expect(count()).toBe("2 of 6 markets");
});

test("behaviour: the spread is in percent, and its amount is the title under a pointer", async () => {
  await renderWithKit(<TickerTable />);
  const cell = document.querySelector<HTMLElement>('[data-pair="BTC-USD"] [data-column="spread"]');
  const priceOf = (column: string) =>
    document.querySelector(`[data-pair="BTC-USD"] [data-column="${column}"]`)?.textContent?.replaceAll(",", "") ?? "";
  expect(cell?.textContent).toBe(`${spreadShare(priceOf("bid"), priceOf("ask"))}%`);
  expect(cell?.title).toBe("");
  fireEvent.pointerOver(cell?.firstElementChild ?? document.body);
  expect(cell?.title).toBe(`${subtractDecimals(priceOf("ask"), priceOf("bid"))} USD`);
});

test("behaviour: ignores a quote currency that is no longer traded", async () => {
  await renderWithKit(<TickerTable defaultView={{ quote: "XAU" }} />);
  expect(pairs()).toHaveLength(6);
});

test("behaviour: favourites are shared with another table and survive a reload", async () => {
  const { unmount } = await renderWithKit(
    <>
      <TickerTable />
      <TickerTable defaultView={{ isFavouritesOnly: true }} />
    </>,
  );
  const [, second] = screen.getAllByRole("grid");
  if (!second) throw new Error("there are two tables");
  expect(screen.getByText("No favourites")).toBeDefined();
  const [star] = screen.getAllByRole("button", { name: "Favourite ETH/USD" });
  if (!star) throw new Error("there is a star");
  fireEvent.click(star);
  expect(star.getAttribute("aria-pressed")).toBe("true");
  expect(
    within(second)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["ETH/USD"]);
  unmount();
  await renderWithKit(<TickerTable defaultView={{ isFavouritesOnly: true }} />);
  expect(pairs()).toEqual(["ETH/USD"]);
});

test("parameters: favourites, onFavouritesChange", async () => {
  const onFavouritesChange = vi.fn();
  await renderWithKit(<TickerTable favourites={["BTC-USD"]} onFavouritesChange={onFavouritesChange} />);
  fireEvent.click(button("Favourite ETH/USD"));
  expect(onFavouritesChange).toHaveBeenLastCalledWith(["BTC-USD", "ETH-USD"]);
  expect(button("Favourite ETH/USD").getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(button("Favourite BTC/USD"));
  expect(onFavouritesChange).toHaveBeenLastCalledWith([]);
  expect(localStorage).toHaveLength(0);
});

test("behaviour: favourites come first, but not in an order by values", async () => {
  const byChange = { sort: { column: "changePercent", direction: "descending" } } as const;
  const byName = { sort: { column: "pair", direction: "ascending" } } as const;
  const favourites = ["ETH-USD"];
  const { rerender } = await renderWithKit(<TickerTable view={byName} favourites={[]} />);
  const names = pairs();
  expect(names.indexOf("ETH/USD")).toBeGreaterThan(0);
  rerender(<TickerTable view={byName} favourites={favourites} />);
  await settle();
  expect(pairs()).toEqual(["ETH/USD", ...names.filter((name) => name !== "ETH/USD")]);
  rerender(<TickerTable view={byChange} favourites={[]} />);
  await settle();
  const changes = pairs();
  rerender(<TickerTable view={byChange} favourites={[changes.at(-1)?.replace("/", "-") ?? ""]} />);
  await settle();
  expect(pairs()).toEqual(changes);
});

test("behaviour: a new star does not move its row until the view changes", async () => {
  await renderWithKit(<TickerTable />);
  const listed = pairs();
  const last = listed.at(-1) ?? "";
  fireEvent.click(button(`Favourite ${last}`));
  await settle();
  expect(pairs()).toEqual(listed);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "usd" } });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  await settle();
  expect(pairs()).toEqual([last, ...listed.slice(0, -1)]);
});

test("behaviour: columns can be shown and hidden", async () => {
  const onViewChange = vi.fn();
  await renderWithKit(<TickerTable defaultView={{ columns: ["last", "spread"] }} onViewChange={onViewChange} />);
  expect(headings()).toEqual(["Favourites", "Market", "Last price", "Spread"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(button("Columns"));
  fireEvent.click(screen.getByRole("checkbox", { name: "24h" }));
  expect(headings()).toEqual(["Favourites", "Market", "Last price", "24h", "Spread"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Last price" }));
  expect(headings()).toEqual(["Favourites", "Market", "24h", "Spread"]);
  expect(onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ columns: expect.arrayContaining(["changePercent", "spread"]) }),
  );
});

test("parameters: onSelect", async () => {
  const onSelect = vi.fn();
  await renderWithKit(<TickerTable onSelect={onSelect} />);
  fireEvent.click(button("BTC/NGN"));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("BTC-NGN");
  const row = screen.getByRole("row", { name: /ETH\/USD/ });
  fireEvent.click(within(row).getByRole("button", { name: /favourite/i }));
  expect(onSelect).toHaveBeenCalledOnce();
  fireEvent.click(within(row).getAllByRole("gridcell")[1] ?? row);
  expect(onSelect).toHaveBeenLastCalledWith("ETH-USD");
});

test("behaviour: the down arrow moves from the search to the first match and on to the next", async () => {
  const onSelect = vi.fn();
  const { rerender } = await renderWithKit(<TickerTable onSelect={onSelect} />);
  const search = screen.getByRole("searchbox");
  search.focus();
  fireEvent.change(search, { target: { value: "eth" } });
  await settle();
  fireEvent.keyDown(search, { key: "Enter" });
  expect(document.activeElement).toBe(button(pairs()[0] ?? ""));
  fireEvent.keyDown(button(pairs()[0] ?? ""), { key: "ArrowDown" });
  expect(document.activeElement).toBe(button(pairs()[1] ?? ""));
  rerender(<TickerTable />);
  search.focus();
  fireEvent.keyDown(search, { key: "ArrowDown" });
  expect(document.activeElement).toBe(screen.getAllByRole("rowheader")[0]);
  fireEvent.change(search, { target: { value: "nothing like it" } });
  search.focus();
  fireEvent.keyDown(search, { key: "Enter" });
  expect(document.activeElement).toBe(search);
});

test("behaviour: saves the matching rows in order with exact values", async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: vi.fn() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { backend } = await renderWithKit(
    <TickerTable defaultView={{ quote: "USD", sort: { column: "pair", direction: "descending" } }} />,
  );
  fireEvent.click(button("Download CSV"));
  const [header = "", first = "", second = "", end] = (await blobs[0]?.text())?.split("\r\n") ?? [];
  expect(header).toMatch(/^pair_id,last,open,/);
  expect([first, second].map((line) => line.split(",")[0])).toEqual(["ETH-USD", "BTC-USD"]);
  expect(end).toBe("");
  const answer = await backend.fetch("/partner-kit/partner/exchange/ticker/24h?pair_id=BTC-USD", {
    headers: { "x-partner-kit": "1" },
  });
  const [ticker] = (await answer.json()).data.tickers;
  expect(second).toBe(
    header
      .split(",")
      .map((field) => ticker[field])
      .join(","),
  );
});

test("parameters: openPair", async () => {
  const { rerender } = await renderWithKit(<TickerTable openPair="ETH-USD" />);
  const current = () => document.querySelector("[aria-current]")?.getAttribute("data-pair");
  expect(current()).toBe("ETH-USD");
  rerender(<TickerTable openPair="BTC-USD" />);
  expect(current()).toBe("BTC-USD");
  rerender(<TickerTable />);
  expect(current()).toBeUndefined();
});

test("behaviour: on phones the second line shows the value that sorts the rows", async () => {
  const { rerender } = await renderWithKit(<TickerTable view={{}} />);
  const second = () => screen.getByRole("grid").getAttribute("data-second");
  expect(second()).toBe("volumeQuote");
  rerender(<TickerTable view={{ sort: { column: "spread", direction: "descending" } }} />);
  expect(second()).toBe("spread");
  rerender(<TickerTable view={{ sort: { column: "last", direction: "descending" }, columns: ["last", "low"] }} />);
  expect(second()).toBe("low");
});

test("behaviour: an undo restores a favourite that was removed", async () => {
  await renderWithKit(<TickerTable />);
  const star = () => screen.getByRole("button", { name: "Favourite ETH/USD" });
  fireEvent.click(star());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  fireEvent.click(star());
  expect(screen.getByText("ETH/USD is no longer a favourite")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(star().getAttribute("aria-pressed")).toBe("true");
});

test("behaviour: the layout for phones sorts with a select", async () => {
  await renderWithKit(<TickerTable />);
  const select = screen.getByLabelText<HTMLSelectElement>("Sort by");
  expect(select.value).toBe("");
  fireEvent.change(select, { target: { value: "pair ascending" } });
  expect(screen.getByRole("columnheader", { name: "Market" }).getAttribute("aria-sort")).toBe("ascending");
  fireEvent.change(select, { target: { value: "" } });
  expect(screen.getByRole("columnheader", { name: "Market" }).getAttribute("aria-sort")).toBeNull();
});

// Regression: a box within the page scrolled on phones, and caught the thumb.
test("behaviour: rows follow the page where the style sheet lets the table overflow", async () => {
  const { container } = await renderWithKit(<TickerTable />, { backend: { markets: 400 } });
  const scroller = container.querySelector<HTMLElement>('[data-part="scroll"]') ?? container;
  const first = () => Number(screen.getAllByRole("row")[1]?.getAttribute("aria-rowindex"));
  expect(first()).toBe(2);
  vi.spyOn(scroller, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -4000, 360, 16_000));
  fireEvent.scroll(document);
  expect(first()).toBeGreaterThan(50);
  scroller.style.overflow = "auto";
  fireEvent.scroll(document);
  expect(first()).toBe(2);
});
