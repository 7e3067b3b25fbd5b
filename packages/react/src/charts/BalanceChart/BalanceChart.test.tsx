import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { BalanceChart } from "./BalanceChart.tsx";

const strip = (name: string) => screen.getByRole("list", { name }).closest(".pk-BalanceStrip") ?? document.body;

const labels = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

/** The drawn percentages of a part. */
function drawn(name: string, tone: string): readonly [start: number, length: number] {
  const rect = strip(name).querySelector(`[data-part="strip"] rect[data-tone="${tone}"]`);
  const read = (attribute: string) => Number(rect?.getAttribute(attribute)?.replace("%", ""));
  return [read("x"), read("width")];
}

const AMOUNT = String.raw`[\d,]+\.\d\d`;
const SHARE = String.raw`\d+\.\d%`;

test("default: a strip per currency with the exact amounts of its parts, and one share", async () => {
  await renderWithKit(<BalanceChart />);
  for (const currency of ["NGN Nigerian Naira", "USD US Dollar"]) {
    expect(labels(currency)).toEqual(
      [`^Available ${AMOUNT}$`, `^Locked ${AMOUNT} ${SHARE}$`].map((text) => expect.stringMatching(new RegExp(text))),
    );
    expect(strip(currency).textContent).toMatch(new RegExp(`Withdrawable now ${AMOUNT}$`));
    expect(strip(currency).textContent).toMatch(new RegExp(`Total ${AMOUNT}`));
    // Available and locked lie end to end and fill the strip.
    const [available, locked] = [drawn(currency, "available"), drawn(currency, "locked")];
    expect(available[0]).toBe(0);
    expect(locked[0]).toBeCloseTo(available[1]);
    expect(available[1] + locked[1]).toBeCloseTo(100, 0);
  }
});

// Regression: the available part was first in balances and second in credit.
test("behaviour: the credit line is a strip with the available part first", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scenario: "credit-overdue" } });
  const [free, used] = labels("NGN Credit limit");
  expect(free).toMatch(new RegExp(`^Available ${AMOUNT}$`));
  expect(used).toMatch(new RegExp(`^Used ${AMOUNT} ${SHARE}$`));
  expect(drawn("NGN Credit limit", "available")[0]).toBe(0);
  expect(used?.endsWith(` ${drawn("NGN Credit limit", "danger")[1].toFixed(1)}%`)).toBe(true);
  expect(screen.queryByRole("list", { name: /^USD Credit/ })).toBeNull();
});

test("behaviour: a missing value has no bracket, and the chart explains it", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scenario: "withdrawable-unavailable" } });
  expect(screen.queryByText("Withdrawable now")).toBeNull();
  expect(document.querySelector('[data-part="bracket"]')).toBeNull();
  expect(screen.getByText(/^The withdrawable amount is temporarily unavailable/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByText(/^The withdrawable amount is temporarily unavailable/)).toBeDefined();
  const column = screen.getAllByRole("columnheader").findIndex(({ textContent }) => textContent === "Withdrawable now");
  const [, row] = screen.getAllByRole("row");
  expect(row?.children[column]?.textContent).toBe("–");
});

test("behaviour: nothing held has neither lengths nor shares", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scenario: "empty" } });
  expect(labels("USD US Dollar")).toEqual(["Available 0.00", "Locked 0.00"]);
  expect(strip("USD US Dollar").querySelector("svg rect[width$='%'][data-tone]")).toBeNull();
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<BalanceChart />, { backend: { scopes: ["trades:view"] } });
  await settle(1000);
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});
