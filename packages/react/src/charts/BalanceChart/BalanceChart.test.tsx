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

const rects = (container: HTMLElement, tone: string) =>
  Array.from(container.querySelectorAll(`.pk-BarPlot rect[data-tone="${tone}"]`), (bar) =>
    Number(bar.getAttribute("width")),
  );

const AMOUNT = String.raw`[\d,]+\.\d\d`;

test("default: one panel per currency with its parts and exact amounts", async () => {
  const { container } = await renderWithKit(<BalanceChart />);
  for (const currency of ["NGN", "USD"]) {
    expect(lines(currency).slice(0, 2)).toEqual([
      expect.stringMatching(new RegExp(`^Total: ${AMOUNT}$`)),
      expect.stringMatching(new RegExp(`^Withdrawable now: ${AMOUNT}$`)),
    ]);
  }
  const legends = Array.from(container.querySelectorAll('[data-part="legend"]'), (legend) => legend.textContent);
  expect(legends).toHaveLength(2);
  for (const legend of legends) expect(legend).toMatch(new RegExp(`^Available ${AMOUNT}Locked ${AMOUNT}`));
  // Available and locked lie end to end.
  const [available, locked] = ["accent", "muted"].map((tone) =>
    container.querySelector(`.pk-BarPlot rect[data-tone="${tone}"]`),
  );
  const [x, width] = ["x", "width"].map((name) => Number(available?.getAttribute(name)));
  expect(Number(locked?.getAttribute("x"))).toBeCloseTo((x ?? 0) + (width ?? 0));
});

test("behaviour: the credit line is a bar of its currency, on the same scale", async () => {
  const { container } = await renderWithKit(<BalanceChart />, { backend: { scenario: "credit-overdue" } });
  const credit = lines("NGN").at(-1);
  expect(credit).toMatch(new RegExp(`^Credit limit: ${AMOUNT}$`));
  expect(lines("USD").some((line) => line?.startsWith("Credit"))).toBe(false);
  expect(rects(container, "warn")).toHaveLength(1);
  expect(rects(container, "free")).toHaveLength(1);
});

test("behaviour: a missing value has no bar, and the chart explains it", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scenario: "withdrawable-unavailable" } });
  expect(lines("NGN").some((line) => line?.startsWith("Withdrawable"))).toBe(false);
  expect(screen.getByText(/^The withdrawable amount is temporarily unavailable/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const column = screen.getAllByRole("columnheader").findIndex(({ textContent }) => textContent === "Withdrawable now");
  const [, row] = screen.getAllByRole("row");
  expect(row?.children[column]?.textContent).toBe("–");
});

test("behaviour: an empty list sets no lengths", async () => {
  const { container } = await renderWithKit(<BalanceChart />, { backend: { scenario: "empty" } });
  expect(lines("USD")).toContain("Total: 0.00");
  expect(new Set([...rects(container, "accent"), ...rects(container, "muted")])).toEqual(new Set([0]));
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scopes: ["trades:view"] } });
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});
