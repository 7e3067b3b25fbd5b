import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { MoversChart } from "./MoversChart.tsx";

test("default: each row has its pair, price, change and samples", async () => {
  const { backend } = await renderWithKit(<MoversChart />, { backend: { priceHours: 12 } });
  await settle(500);
  for (const [name, sign] of [
    ["Gainers", "\\+"],
    ["Losers", "−"],
  ] as const) {
    const rows = within(screen.getByRole("list", { name })).getAllByRole("listitem");
    expect(rows.length).toBeLessThanOrEqual(5);
    for (const row of rows) {
      expect(row.textContent).toMatch(new RegExp(`^[A-Z0-9]+/[A-Z]+ +[\\d.,]+ ${sign}[\\d.,]+%$`));
      expect(within(row).getByRole("img").getAttribute("aria-label")).toMatch(/^From [\d,.]+ at/);
    }
  }
  expect(backend.requests.filter((request) => request.includes("/kit/price-trends"))).toHaveLength(1);
});

// Regression: five losers were three assets.
test("behaviour: lists each asset once", async () => {
  await renderWithKit(<MoversChart count={40} />, { backend: { markets: 40 } });
  const names = screen.getAllByRole("listitem").map((row) => row.textContent?.split(/[/ ]/)[0]);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test("behaviour: prices align on the point, and both lists have the same columns", async () => {
  const { container } = await renderWithKit(<MoversChart count={40} />, { backend: { markets: 40 } });
  const stylesOf = (part: string) =>
    Array.from(container.querySelectorAll<HTMLElement>(`[data-part="${part}"]`), ({ style, dataset, textContent }) => ({
      width: style.minWidth,
      digits: (textContent?.split(".")[1]?.length ?? 0) + Number(dataset["missing"]),
    }));
  const prices = stylesOf("last");
  expect(new Set(prices.map(({ width }) => width)).size).toBe(1);
  // Regression: the points of prices with more than five digits after it were elsewhere.
  expect(new Set(prices.map(({ digits }) => digits)).size).toBe(1);
  expect(new Set(stylesOf("move").map(({ width }) => width)).size).toBe(1);
});

test("parameters: count applies in a narrow container too", async () => {
  const { container, rerender } = await renderWithKit(<MoversChart />);
  const panels = () => container.querySelector('[data-part="panels"]');
  expect(panels()?.hasAttribute("data-short")).toBe(true);
  rerender(<MoversChart count={5} />);
  expect(panels()?.hasAttribute("data-short")).toBe(false);
});

test("parameters: onSelect receives the pair of a row", async () => {
  const onSelect = vi.fn<(pairId: string) => void>();
  await renderWithKit(<MoversChart onSelect={onSelect} />);
  const [row] = screen.getAllByRole("listitem");
  const button = within(row ?? document.body).getByRole("button");
  fireEvent.click(button);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(button.textContent?.replace("/", "-"));
});
