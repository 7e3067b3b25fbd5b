import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TickerTable } from "./TickerTable.tsx";

const grid = () => screen.getByRole("grid");
const stops = () => Array.from(grid().querySelectorAll<HTMLElement>("[tabindex='0']"));
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label");

async function press(key: string, init: { readonly ctrlKey?: boolean } = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await settle(200);
}

test("behaviour: Tab reaches one cell, arrow keys the others", async () => {
  await renderWithKit(<TickerTable />);
  expect(stops().map(({ textContent }) => textContent)).toEqual(["Market"]);
  stops()[0]?.focus();
  await press("ArrowRight");
  expect(focused()).toBe("Last price");
  await press("ArrowDown");
  expect(focused()).toMatch(/^[\d,.]+$/);
  await press("ArrowLeft");
  expect(focused()).toBe("BTC/USD");
  await press("ArrowLeft");
  expect(focused()).toBe("Favourite BTC/USD");
  await press("ArrowLeft");
  expect(focused()).toBe("Favourite BTC/USD");
  await press("ArrowDown");
  expect(focused()).toBe("Favourite ETH/USD");
  await press("Home", { ctrlKey: true });
  expect(focused()).toBe("Favourites");
  await press("End", { ctrlKey: true });
  expect(document.activeElement?.closest("tr")?.dataset["pair"]).toBe("ETH-NGN");
  await press("ArrowDown");
  expect(document.activeElement?.closest("tr")?.dataset["pair"]).toBe("ETH-NGN");
  expect(stops()).toEqual([document.activeElement]);
});

test("behaviour: arrow keys move in their visual direction in right-to-left pages", async () => {
  await renderWithKit(<TickerTable />);
  // Browsers derive this from `dir`.
  grid().style.direction = "rtl";
  stops()[0]?.focus();
  await press("ArrowLeft");
  expect(focused()).toBe("Last price");
});

test("behaviour: rows out of view are counted but not rendered", async () => {
  await renderWithKit(<TickerTable />, { backend: { markets: 400 } });
  expect(grid().getAttribute("aria-rowcount")).toBe("401");
  const rows = Array.from(grid().querySelectorAll("tbody tr"));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.length).toBeLessThan(60);
  expect(rows.map((row) => row.getAttribute("aria-rowindex"))).toEqual(rows.map((_, index) => String(index + 2)));
});
