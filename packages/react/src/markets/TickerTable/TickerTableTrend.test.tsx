import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TickerTable } from "./TickerTable.tsx";

const line = (pairId: string) => document.querySelector(`[data-pair="${pairId}"] [data-column="trend"] svg`);
const path = (pairId: string) => line(pairId)?.lastElementChild?.getAttribute("d");
const reads = (requests: readonly string[]) => requests.filter((request) => request.includes("/kit/price-trends"));
const HALF_HOUR = 1_800_000;
const sampled = { backend: { priceHours: 12 } };

test("default: draws the samples of all visible rows after one read", async () => {
  const { backend } = await renderWithKit(<TickerTable />, sampled);
  expect(document.querySelector(".pk-Sparkline")).toBeNull();
  expect(reads(backend.requests)).toEqual([]);
  await settle(500);
  expect(document.querySelectorAll("tbody .pk-Sparkline")).toHaveLength(6);
  expect(reads(backend.requests)).toHaveLength(1);
  expect(path("BTC-USD")).toMatch(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+)+$/);
  expect(line("BTC-USD")?.getAttribute("aria-label")).toMatch(/^From [\d,.]+ at .+ to [\d,.]+ at .+$/);
});

test("behaviour: draws no line of a few samples, which would be dots", async () => {
  const { backend } = await renderWithKit(<TickerTable />);
  await settle(500);
  expect(reads(backend.requests)).toHaveLength(1);
  expect(document.querySelector(".pk-Sparkline")).toBeNull();
});

test("behaviour: a line has the direction of the change beside it, also after a tick", async () => {
  const { backend } = await renderWithKit(<TickerTable />, sampled);
  await pass(backend, 20_000);
  for (const row of document.querySelectorAll<HTMLElement>("tbody tr")) {
    const directionOf = (column: string) =>
      row.querySelector<HTMLElement>(`[data-column="${column}"]`)?.dataset["direction"];
    expect(directionOf("trend")).toMatch(/^(?:up|down|flat)$/);
    expect(directionOf("trend")).toBe(directionOf("changePercent"));
  }
});

// Regression: the level was the first sample. Half a day later than the ticker's price of 24 hours ago, it contradicted the change.
test("behaviour: a line ends above its level after a rise and below it after a fall", async () => {
  await renderWithKit(<TickerTable />, sampled);
  await settle(500);
  const directions = Array.from(document.querySelectorAll<HTMLElement>('[data-column="trend"]:has(svg)'), (cell) => {
    const [level = 0, end = 0] = Array.from(cell.querySelectorAll("path"), (each) =>
      Number(/ ([\d.]+)(?:H100)?$/.exec(each.getAttribute("d") ?? "")?.[1]),
    );
    return [cell.dataset["direction"], end < level ? "up" : "down"];
  });
  expect(directions).toHaveLength(6);
  expect(directions.map(([, drawn]) => drawn)).toEqual(directions.map(([change]) => change));
});

test("behaviour: a tick draws nothing, and a later sample extends the line", async () => {
  const { backend } = await renderWithKit(<TickerTable />, sampled);
  await settle(500);
  const before = path("BTC-USD");
  await pass(backend, 2000);
  expect(path("BTC-USD")).toBe(before);
  await pass(backend, HALF_HOUR);
  await settle(60_000);
  expect(path("BTC-USD")).not.toBe(before);
  expect(path("BTC-USD")).toMatch(/L100 [\d.]+$/);
});

test("behaviour: a reused row never shows the line of another pair", async () => {
  await renderWithKit(<TickerTable />, sampled);
  await settle(500);
  fireEvent.click(screen.getByRole("button", { name: "Market" }));
  const rows = Array.from(document.querySelectorAll("tbody tr"));
  expect(rows).toHaveLength(6);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "eth" } });
  for (const row of document.querySelectorAll("tbody tr")) {
    const price = row.querySelector('[data-column="last"]')?.textContent ?? "?";
    expect(row.querySelector("svg.pk-Sparkline")?.getAttribute("aria-label")).toContain(price);
  }
});

test("behaviour: nothing is read while the column is hidden", async () => {
  const { backend } = await renderWithKit(<TickerTable defaultView={{ columns: ["last"] }} />);
  await settle(1000);
  expect(reads(backend.requests)).toEqual([]);
});

// Regression: the line of a day was 98 pixels wide beside columns with room to spare.
test.each([
  ["has room for the hours of a day", 1200, "17ch", false],
  ["and the gaps give way before a column does", 1050, "10ch", true],
])("behaviour: the column of the line %s", async (_, room, width, isTight) => {
  const template = () => screen.getByRole<HTMLTableElement>("grid").style.getPropertyValue("--pk-ticker-table-columns");
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(room);
  // The table needs 1,100 pixels with the wider line, and 1,050 without.
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() =>
    Math.max(room, template().includes("17ch") ? 1100 : 1050),
  );
  vi.stubGlobal("getComputedStyle", () => ({ scrollPaddingInlineEnd: "1100px" }));
  await renderWithKit(<TickerTable view={{ columns: ["pair", "trend", "spread"] }} />);
  expect(template().split(" minmax")[2]).toContain(width);
  expect(screen.getByRole("grid").hasAttribute("data-tight")).toBe(isTight);
  expect(screen.getByRole("grid").dataset["leftOut"]).toBe("");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
