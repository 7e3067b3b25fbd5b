import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { pass, renderWithKit, settle, settleParts } from "../../../test/renderWithKit.tsx";
import { isolate } from "../../format/isolate.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { TickerCard } from "../../markets/TickerCard/TickerCard.tsx";
import { PriceChart } from "./PriceChart.tsx";

beforeAll(async () => void (await import("./PriceCompare.tsx")));
beforeEach(() => giveRoom(800));

const START = Date.parse("2026-01-05T09:00:00Z") / 1000;

function makeSeries(last: readonly (string | null)[]): PriceSeries {
  return {
    time: last.map((_, index) => START + index * 60),
    last,
    best_bid: last,
    best_ask: last,
    step_seconds: 60,
    sampled_since: "2026-01-05T09:00:00Z",
  };
}

const chart = (series: PriceSeries | undefined) => <PriceChart pairId="BTC-USD" series={series} timeZone="UTC" />;

const summary = () => document.querySelector('[data-part="summary"]')?.textContent;

test("default: draws the line with its extremes and a summary", async () => {
  const { container } = await renderWithKit(chart(makeSeries(["100.50", "99.25", null, "104.00", "102.00"])));
  expect(container.querySelector('[data-part="headline"]')?.textContent).toBe(
    "102.00 USD +1.49% (+1.50) since 9:00 AM",
  );
  expect(summary()).toContain(
    "lowest sample 99.25 at Jan 5, 2026, 9:01 AM, highest sample 104.00 at Jan 5, 2026, 9:03 AM",
  );
  expect(summary()).toContain("Breaks in sampling: 1.");
  // Two segments with a gap between them.
  expect(container.querySelector('[data-part="curve"]')?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  // Regression: "High" and "Low" contradicted the service's 24-hour high and low beside the chart, and bare prices read like them.
  expect(Array.from(container.querySelectorAll('[data-part="mark"]'), (mark) => mark.textContent)).toEqual([
    "Highest sample 104.00",
    "Lowest sample 99.25",
  ]);
  expect(container.querySelector('[data-part="end"]')?.textContent).toBe(isolate("102"));
  await settleParts();
  fireEvent.click(screen.getByRole("button", { name: "About this chart" }));
  expect(screen.getByRole("dialog").textContent).toMatch(
    /^Sampled every 1 minute\. Values in between can be higher or lower\./,
  );
});

test("behaviour: compares prices that are equal as floats as decimals", async () => {
  await renderWithKit(
    chart(makeSeries(["0.10000000000000000001", "0.10000000000000000000", "0.10000000000000000002"])),
  );
  expect(summary()).toContain("lowest sample 0.10000000000000000000 at Jan 5, 2026, 9:01 AM");
  expect(summary()).toContain("highest sample 0.10000000000000000002 at Jan 5, 2026, 9:02 AM");
});

test("behaviour: keys reach every point including gaps, and Escape hides the cursor", async () => {
  const { container } = await renderWithKit(chart(makeSeries(["1.00", null, "3.00"])));
  const cursor = screen.getByRole("slider", { name: /BTC\/USD, price/ });
  const said = () => cursor.getAttribute("aria-valuetext");
  expect(said()).toBe("Jan 5, 2026, 9:02 AM, Price 3.00");
  fireEvent.keyDown(cursor, { key: "Home" });
  expect(said()).toBe("Jan 5, 2026, 9:00 AM, Price 1.00");
  fireEvent.keyDown(cursor, { key: "ArrowRight" });
  expect(said()).toBe("Jan 5, 2026, 9:01 AM, Price No samples");
  fireEvent.keyDown(cursor, { key: "End" });
  fireEvent.keyDown(cursor, { key: "ArrowRight" });
  expect(cursor.getAttribute("aria-valuenow")).toBe("2");
  expect(container.querySelector('[data-part="tip"]')?.textContent).toContain("3.00");
  fireEvent.keyDown(cursor, { key: "Escape" });
  expect(container.querySelector('[data-part="tip"]')).toBeNull();
});

test("behaviour: shows the same data as a table", async () => {
  await renderWithKit(chart(makeSeries(["1.00", null, "3.00"])));
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual([
    "TimePrice",
    "Jan 5, 2026, 9:02 AM3.00",
    "Jan 5, 2026, 9:01 AMNo samples",
    "Jan 5, 2026, 9:00 AM1.00",
  ]);
});

test("behaviour: handles one point and no points", async () => {
  const { rerender } = await renderWithKit(chart(makeSeries(["5.00"])));
  expect(summary()).toContain("first 5.00, last 5.00");
  rerender(chart(makeSeries([null, null])));
  expect(screen.getByText("No prices in this range")).toBeDefined();
  rerender(chart({ ...makeSeries([]), sampled_since: null }));
  expect(screen.getByText("No prices yet")).toBeDefined();
});

test("behaviour: reads the proxy's samples, and again for another range", async () => {
  const { backend, container } = await renderWithKit(<PriceChart pairId="BTC-USD" />);
  await settle(1000);
  expect(backend.requests).toContain("GET /partner-kit/kit/ticker-history");
  // The marks of orders read events when their part has loaded.
  const reads = () => backend.requests.filter((request) => request.endsWith("/kit/ticker-history")).length;
  const before = reads();
  expect(container.querySelector("section")?.getAttribute("data-status")).not.toBe("loading");
  fireEvent.click(screen.getByRole("radio", { name: "7d" }));
  await settle(1000);
  expect(reads()).toBe(before + 1);
});

// Regression: the change over the samples was labelled as that of 24 hours, like the different one in the table.
test("behaviour: shows the service's 24-hour change, and the samples' change with its start", async () => {
  const { backend, container } = await renderWithKit(
    <>
      <TickerCard pairId="BTC-USD" />
      <PriceChart pairId="BTC-USD" timeZone="UTC" />
    </>,
  );
  await settle(1000);
  await pass(backend, 3 * 60_000);
  await settle(2000);
  const own = container.querySelector('.pk-TickerCard [data-part="change"]')?.textContent ?? "";
  const [percent = "nothing"] = /[−+][\d.]+%/.exec(own) ?? [];
  const changes = () =>
    Array.from(container.querySelectorAll('.pk-Chart [data-part="change"]'), (change) => change.textContent);
  expect(changes()).toEqual([
    expect.stringMatching(new RegExp(`^${percent.replace(/[+.]/g, "\\$&")} .* in 24 hours$`)),
    expect.stringMatching(/ since 9:0\d AM$/),
  ]);
  // With few samples, the summary includes the day's prices.
  expect(container.querySelectorAll('[data-part="levels"] line')).toHaveLength(3);
  expect(summary()).toMatch(/ · 24h high [\d,.]+ · 24h low [\d,.]+ · 24h open [\d,.]+$/);
  fireEvent.click(screen.getByRole("radio", { name: "1h" }));
  await settle(1000);
  expect(changes()).toEqual([expect.stringMatching(/ since 9:0\d AM$/)]);
  await backend.close();
});

test("behaviour: a change that started on another day includes the date", async () => {
  const { rerender, container } = await renderWithKit(chart(makeSeries(["1.00", "2.00"])));
  const text = () => container.querySelector('[data-part="headline"]')?.textContent;
  const series = makeSeries(["1.00", "2.00"]);
  rerender(chart({ ...series, time: [START - 86_400, START] }));
  expect(text()).toBe("2.00 USD +100.00% (+1.00) since Jan 4, 9:00 AM");
});

test("parameters: isPriceHidden leaves out what a card above shows, but not the change of another range", async () => {
  const { backend, container } = await renderWithKit(<PriceChart pairId="BTC-USD" timeZone="UTC" isPriceHidden />);
  await settle(1000);
  await pass(backend, 3 * 60_000);
  await settle(2000);
  const text = () => container.querySelector('[data-part="headline"]')?.textContent;
  expect(text()).toMatch(/^[−+]?[\d.]+% \([−+]?[\d.,]+\) since 9:0\d AM$/);
  expect(container.querySelector('[data-part="value"], [data-part="unit"]')).toBeNull();
  await backend.close();
});

test("behaviour: without the price, samples of a whole day do not repeat the change that the card has", async () => {
  const { container } = await renderWithKit(<PriceChart pairId="BTC-USD" timeZone="UTC" isPriceHidden />, {
    backend: { priceHours: 25 },
  });
  await settle(1000);
  expect(container.querySelector('[data-part="headline"]')?.textContent).toBe("");
  // The line of the opening price has its name beside it.
  expect(container.querySelector('line[data-part="reference"] + text')?.textContent).toBe(isolate("24h open"));
});

// Regression: the highest sample was marked below a card with a higher price of the same 24 hours. All parts of the page repeated the pair.
test("parameters: isPriceHidden leaves out the extremes of 24 hours, which the card has, and the pair for the eye", async () => {
  const { container } = await renderWithKit(<PriceChart pairId="BTC-USD" timeZone="UTC" isPriceHidden />, {
    backend: { priceHours: 25 },
  });
  await settle(1000);
  const marks = () => Array.from(container.querySelectorAll('[data-part="mark"]'), (mark) => mark.textContent);
  expect(marks()).toEqual([]);
  expect(summary()).toMatch(/lowest sample [\d,.]+ at .*, highest sample [\d,.]+ at /);
  fireEvent.click(screen.getByRole("radio", { name: "7d" }));
  await settle(1000);
  expect(marks()).toEqual([expect.stringMatching(/^High [\d,.]+$/), expect.stringMatching(/^Low [\d,.]+$/)]);
  expect(screen.getByRole("region", { name: "BTC/USD, price" })).toBeDefined();
  expect(container.querySelector('[data-part="title"] [aria-hidden]')?.textContent).toBe("Price");
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<PriceChart pairId="BTC-USD" />, { backend: { scopes: ["wallets:view"] } });
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});

test("behaviour: a zoomed chart shows the change of its part beside the latest price, until everything is shown again", async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const prices = Array.from({ length: 60 }, (_, index) => `${100 + index}.00`);
  const { container, rerender } = await renderWithKit(chart(makeSeries(prices)));
  const text = () => container.querySelector('[data-part="headline"]')?.textContent;
  const cursor = screen.getByRole("slider");
  const width = Number.parseFloat(cursor.style.width);
  fireEvent.pointerDown(cursor, { pointerType: "mouse", button: 0, clientX: (width * 10) / 59 });
  fireEvent.pointerMove(cursor, { clientX: (width * 20) / 59 });
  fireEvent.pointerUp(cursor);
  expect(text()).toMatch(/^159\.00 USD \+9\.09% \(\+10\.00\) Jan 5, 9:10.*9:20.AM$/);
  expect(summary()).toContain("first 110.00, last 120.00");
  // A new sample neither moves nor ends the zoom.
  rerender(chart(makeSeries([...prices, "500.00"])));
  expect(text()).toMatch(/^500\.00 USD \+9\.09%/);
  fireEvent.click(screen.getByRole("button", { name: "Show the whole range" }));
  expect(text()).toBe("500.00 USD +400.00% (+400.00) since 9:00 AM");
  expect(document.activeElement).toBe(screen.getByRole("slider"));
});

test("behaviour: compares with another pair as changes since the left edge", async () => {
  const { backend, container } = await renderWithKit(<PriceChart pairId="BTC-USD" timeZone="UTC" />);
  await settle(1000);
  await pass(backend, 3 * 60_000);
  await settle(2000);
  fireEvent.click(screen.getByRole("button", { name: "Compare" }));
  await settle(2000);
  const picker = screen.getByRole("combobox", { name: "Compare with" });
  expect(document.activeElement).toBe(picker);
  fireEvent.change(picker, { target: { value: "ETH/USD" } });
  await settle();
  fireEvent.keyDown(picker, { key: "Enter" });
  await settle(2000);
  expect(screen.getByText("BTC/USD and ETH/USD, change")).toBeDefined();
  const legend = container.querySelector('[data-part="legend"]')?.textContent;
  expect(legend).toMatch(/^BTC\/USD [−+]?[\d.]+% \([\d,.]+\)ETH\/USD [−+]?[\d.]+% \([\d,.]+\)$/);
  expect(container.querySelector('[data-part="layer"][data-layer="other"]')).not.toBeNull();
  const ends = Array.from(container.querySelectorAll('[data-part="ends"] text'), (text) => text.textContent);
  expect(ends).toEqual(["BTC/USD", "ETH/USD"].map(isolate));
  fireEvent.click(screen.getByRole("button", { name: "Stop comparing" }));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Compare" }));
  await backend.close();
});

// Regression: after the first close, a comparison that the host ended took the focus from where the user was.
test("behaviour: only closing the comparison moves the focus, and only once", async () => {
  const priceChart = (comparePairId: string | null) => (
    <>
      <input aria-label="Elsewhere" />
      <PriceChart pairId="BTC-USD" comparePairId={comparePairId} />
    </>
  );
  const { rerender } = await renderWithKit(priceChart(null));
  await settle(1000);
  fireEvent.click(screen.getByRole("button", { name: "Compare" }));
  await settle(1000);
  fireEvent.click(screen.getByRole("button", { name: "Stop comparing" }));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Compare" }));
  const elsewhere = screen.getByRole("textbox", { name: "Elsewhere" });
  elsewhere.focus();
  rerender(priceChart("ETH-USD"));
  await settle(1000);
  expect(screen.getByRole("combobox", { name: "Compare with" })).toBeDefined();
  rerender(priceChart(null));
  await settle();
  expect(screen.getByRole("button", { name: "Compare" })).toBeDefined();
  expect(document.activeElement).toBe(elsewhere);
});
