import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import type { PlotEvent } from "../TimePlot/TimePlotProps.ts";
import { PairChart } from "./PairChart.tsx";

beforeEach(() => giveRoom(800));

const START = Date.parse("2026-01-05T09:00:00Z") / 1000;
const prices = Array.from({ length: 60 }, (_, index) => `${100 + index}.00`);
const series: PriceSeries = {
  time: prices.map((_, index) => START + index * 60),
  last: prices,
  best_bid: prices,
  best_ask: prices,
  step_seconds: 60,
  sampled_since: "2026-01-05T09:00:00Z",
};

interface NamedEvent extends PlotEvent {
  readonly name: string;
}

const minutes = (count: number) => START + count * 60;
const events: readonly NamedEvent[] = [
  { name: "before", kind: "buy", time: minutes(-1) },
  { name: "early", kind: "sell", time: minutes(15) },
  { name: "late", kind: "buy", time: minutes(50) },
  { name: "step under way", kind: "buy", time: minutes(59.5) },
  { name: "after", kind: "order", time: minutes(61) },
];
const namesOf = (some: readonly NamedEvent[]) => some.map(({ name }) => name).join(", ");

const chart = (
  <PairChart
    pairId="BTC-USD"
    series={series}
    timeZone="UTC"
    title="{pair}"
    listDecimals={listPrices}
    columns={[{ label: "Price" }]}
    summary=""
    events={events}
    describeEvents={(some) => [{ label: "Events", value: namesOf(some) }]}
    renderLegend={(some) => <p data-testid="legend">{namesOf(some)}</p>}
  />
);

function listPrices({ last }: PriceSeries) {
  return last;
}

const legend = () => screen.getByTestId("legend").textContent;

// Regression: the legend named marks of orders outside the range, and a zoomed chart marked later orders at its right edge.
test("parameters: events within the shown range have marks and are in the legend", async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const { container } = await renderWithKit(chart);
  const kinds = () =>
    Array.from(container.querySelectorAll<SVGElement>('[data-part="event"]'), ({ dataset }) => dataset["kind"]);
  expect(legend()).toBe("early, late, step under way");
  expect(kinds()).toEqual(["sell", "buy", "buy"]);
  const cursor = screen.getByRole("slider");
  const width = Number.parseFloat(cursor.style.width);
  fireEvent.pointerDown(cursor, { pointerType: "mouse", button: 0, clientX: (width * 10) / 59 });
  fireEvent.pointerMove(cursor, { clientX: (width * 20) / 59 });
  fireEvent.pointerUp(cursor);
  expect(legend()).toBe("early");
  expect(kinds()).toEqual(["sell"]);
});

test("parameters: describeEvents receives the events at the cursor", async () => {
  await renderWithKit(chart);
  const cursor = screen.getByRole("slider");
  fireEvent.keyDown(cursor, { key: "End" });
  expect(cursor.getAttribute("aria-valuetext")).toMatch(/, Price 159\.00, Events step under way$/);
});
