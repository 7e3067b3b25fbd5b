import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { SpreadChart } from "./SpreadChart.tsx";

beforeEach(() => giveRoom(800));

const START = Date.parse("2026-01-05T09:00:00Z") / 1000;

function makeSeries(samples: readonly (readonly [bid: string | null, ask: string | null])[]): PriceSeries {
  return {
    time: samples.map((_, index) => START + index * 60),
    last: samples.map(([bid]) => bid),
    best_bid: samples.map(([bid]) => bid),
    best_ask: samples.map(([, ask]) => ask),
    step_seconds: 60,
    sampled_since: "2026-01-05T09:00:00Z",
  };
}

const chart = (series: PriceSeries) => <SpreadChart pairId="BTC-USD" series={series} timeZone="UTC" />;

test("default: the spread in percent and in the quote currency, and its average", async () => {
  const { container } = await renderWithKit(
    chart(
      makeSeries([
        ["100.10", "100.30"],
        ["100.1", "100.2"],
        ["99.25", "99.5"],
      ]),
    ),
  );
  expect(container.querySelector('[data-part="headline"]')?.textContent?.trim()).toBe(
    "0.2516% 0.25 USD per \u2068BTC\u2069 · above average",
  );
  const summary = container.querySelector('[data-part="summary"]')?.textContent;
  expect(summary).toContain("narrowest 0.0999% at Jan 5, 2026, 9:01 AM, widest 0.2516% at Jan 5, 2026, 9:02 AM");
  expect(summary).toMatch(/ · Average 0\.1837%$/);
  // Regression: the label of the average was on the line, which is close to its average.
  expect(container.querySelector('.pk-TimePlot [data-part="reference"]')).not.toBeNull();
  expect(container.querySelector(".pk-TimePlot svg")?.textContent).not.toContain("Average");
  expect(container.querySelector('[data-part="average"]')?.textContent).toBe("Average 0.1837%");
  // The labels at the extremes stay, unlike with levels to compare with.
  expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(2);
});

// Regression: the rate had the direction of its first code, so that it read as BTC per USD. Then its currency was left of the amount.
test("behaviour: the rate in Arabic is written from right to left, and its amount from left to right", async () => {
  const { container } = await renderWithKit(chart(makeSeries([["100.10", "100.30"]])), { locale: "ar" });
  const rate = container.querySelector('[data-part="rate"]');
  expect(rate?.getAttribute("dir")).toBe("rtl");
  expect(rate?.textContent).toMatch(/^[\d.]+ USD .+ \u2068BTC\u2069$/);
  expect(rate?.querySelector(".pk-Money > [dir=ltr]")?.textContent).toMatch(/^[\d.]+ USD$/);
});

test("behaviour: the line breaks if bid or ask is missing", async () => {
  const { container } = await renderWithKit(
    chart(
      makeSeries([
        ["1.0", "1.5"],
        ["1.0", "1.4"],
        ["1.0", null],
        ["1.0", "1.6"],
        ["1.0", "1.5"],
      ]),
    ),
  );
  expect(container.querySelector('[data-part="curve"]')?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getAllByRole("row").map((row) => row.textContent)[3]).toBe(
    "Jan 5, 2026, 9:02 AMNo samplesNo samples1.0No samples",
  );
});

// Regression: nothing on the page named the band, or the point beside the end of the line.
test("behaviour: a legend below the plot names the latest value, the line and the band", async () => {
  const { container } = await renderWithKit(chart(makeSeries([["1.0", "1.5"]])));
  const entries = Array.from(container.querySelectorAll('[data-of="band"] > li'), ({ textContent }) => textContent);
  expect(entries).toEqual(["Latest", "Average per period", "Range"]);
});

test("behaviour: announces each point with both prices", async () => {
  await renderWithKit(chart(makeSeries([["1.0", "1.5"]])));
  const said = screen.getByRole("slider", { name: /BTC\/USD, spread/ }).getAttribute("aria-valuetext");
  expect(said).toBe("Jan 5, 2026, 9:00 AM, Spread 40.0000%, Amount 0.5, Bid 1.0, Ask 1.5");
});

test("parameters: isCompanion", async () => {
  const { container } = await renderWithKit(<SpreadChart pairId="BTC-USD" range="1h" isCompanion />);
  await settle(1000);
  expect(screen.getByRole("region", { name: "BTC/USD, spread" })).toBeDefined();
  expect(container.querySelector('[data-part="title"] [aria-hidden]')?.textContent).toBe("Spread");
  expect(screen.getByRole("slider", { name: /BTC\/USD, spread/ })).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByText("Live")).toBeNull();
  expect(screen.queryByText(/^Sampled every/)).toBeNull();
});

test("behaviour: reads the proxy's samples", async () => {
  const { backend } = await renderWithKit(<SpreadChart pairId="BTC-USD" />);
  await settle(1000);
  expect(backend.requests).toContain("GET /partner-kit/kit/ticker-history");
  expect(screen.getByRole("radio", { name: "24h" })).toHaveProperty("checked", true);
});
