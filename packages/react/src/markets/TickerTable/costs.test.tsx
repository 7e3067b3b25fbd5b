import { fireEvent, screen } from "@testing-library/react";
import { Profiler } from "react";
import { expect, test, vi } from "vitest";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { tickerColumns } from "../tickerColumnTable.ts";
import { TickerTable } from "./TickerTable.tsx";

const everyColumn = { columns: tickerColumns };

// Costs that do not depend on the machine. Lower a number when it falls; a higher one needs a reason.

test("behaviour: a tick writes each changed cell once, and the tint and range of each moved pair", async () => {
  const { backend, container } = await renderWithKit(<TickerTable defaultView={everyColumn} />, {
    backend: { markets: 24 },
  });
  await settle(10_000);
  const table = container.querySelector("tbody") ?? container;
  const cells = () => [...table.querySelectorAll("[data-column]")].map(({ textContent }) => textContent);
  const before = cells();
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => writes.push(...records));
  observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
  await pass(backend, 1000);
  observer.disconnect();
  const changed = cells().filter((text, index) => text !== before[index]).length;
  expect(changed).toBeGreaterThan(0);
  const count: Record<string, number> = {};
  for (const { type, attributeName } of writes) count[attributeName ?? type] = (count[attributeName ?? type] ?? 0) + 1;
  // One text per cell, and per pair the tint of the price and the range with its label.
  const moved = count["data-tick"] ?? 0;
  expect(count).toEqual({ characterData: changed, "data-tick": moved, "aria-label": moved, x1: moved, x2: 2 * moved });
  expect(moved).toBeGreaterThan(0);
});

// The first measurement of a new table makes the browser compute the styles of all cells. Before, they were computed again.
test("behaviour: a new table has its columns when it is first measured", async () => {
  const templates: string[] = [];
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(function (this: HTMLElement) {
    const grid = this.querySelector<HTMLElement>("[role=grid]");
    if (grid) templates.push(grid.style.getPropertyValue("--pk-ticker-table-columns"));
    return 1000;
  });
  await renderWithKit(<TickerTable defaultView={everyColumn} />);
  vi.restoreAllMocks();
  expect(templates[0]).toMatch(/^var\(--pk-star-size\) minmax/);
});

// Twice, because the letter must not wait for the rows: on a processor that is four times slower, 95 of 100 interactions were
// painted within 64 ms instead of 152 ms.
test("behaviour: a keystroke in the search renders the letter, then the rows", async () => {
  const onRender = vi.fn();
  const table = (
    <Profiler id="table" onRender={onRender}>
      <TickerTable />
    </Profiler>
  );
  await renderWithKit(table, { backend: { markets: 400 } });
  await settle(10_000);
  onRender.mockClear();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "b" } });
  expect(onRender).toHaveBeenCalledTimes(2);
});
