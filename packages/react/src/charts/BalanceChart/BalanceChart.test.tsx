import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { BalanceChart } from "./BalanceChart.tsx";

beforeEach(() => giveRoom(500));

const lines = (currency: string) =>
  within(screen.getByRole("list", { name: currency }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

const widths = (container: HTMLElement) =>
  Array.from(container.querySelectorAll("rect"), (bar) => Number(bar.getAttribute("width")));

test("default: one panel per currency with exact amounts", async () => {
  const { container } = await renderWithKit(<BalanceChart />);
  expect(screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"))).toEqual(["NGN", "USD"]);
  for (const currency of ["NGN", "USD"]) {
    expect(lines(currency)).toEqual([
      expect.stringMatching(/^Available: [\d,]+\.\d\d$/),
      expect.stringMatching(/^Locked: [\d,]+\.\d\d$/),
      expect.stringMatching(/^Total: [\d,]+\.\d\d$/),
      expect.stringMatching(/^Withdrawable now: [\d,]+\.\d\d$/),
    ]);
  }
  // The total is the longest bar of each panel. Panels have different scales.
  const bars = widths(container);
  expect([Math.max(...bars.slice(0, 4)), Math.max(...bars.slice(4))]).toEqual([bars[2], bars[6]]);
});

test("behaviour: a missing value has no bar, and the chart explains it", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scenario: "withdrawable-unavailable" } });
  expect(lines("NGN")).toHaveLength(3);
  expect(screen.getByText(/^The withdrawable amount is temporarily unavailable/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getAllByRole("row").at(-1)?.textContent).toMatch(/–$/);
});

test("behaviour: an empty list sets no lengths", async () => {
  const { container } = await renderWithKit(<BalanceChart />, { backend: { scenario: "empty" } });
  expect(lines("USD")).toContain("Total: 0.00");
  expect(new Set(widths(container))).toEqual(new Set([0]));
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scopes: ["trades:view"] } });
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});
