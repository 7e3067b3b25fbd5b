import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import type { DataTableColumn } from "./DataTable.tsx";
import { LongDataTable } from "./LongDataTable.tsx";

interface Delivery {
  readonly id: string;
}

const columns: readonly DataTableColumn<Delivery>[] = [
  { id: "id", label: "Delivery", isRowHeader: true, render: ({ id }) => id },
];

function render(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `d${index}` }));
  return renderUi(<LongDataTable label="Deliveries" columns={columns} rows={rows} getRowKey={({ id }) => id} />);
}

test("default: renders the visible rows of a long list, and says how many there are", () => {
  const { container } = render(50_000);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("50001");
  const shown = screen.getAllByRole("rowheader");
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]?.closest("tr")?.getAttribute("aria-rowindex")).toBe("2");
  const omitted = container.querySelector<HTMLElement>('[data-part="omitted"] td');
  expect(Number.parseInt(omitted?.style.blockSize ?? "", 10)).toBe((50_000 - shown.length) * 40);
});

test("behaviour: renders all rows of a short list", () => {
  const { container } = render(2);
  expect(screen.getAllByRole("rowheader")).toHaveLength(2);
  expect(container.querySelector('[data-part="omitted"]')).toBeNull();
});

// Regression: a low list removed rows right after it was ready, because the first render had guessed that more were visible.
test("behaviour: measuring a list removes no row, scrolling does", () => {
  const reports: ((entries: readonly Pick<ResizeObserverEntry, "target" | "contentRect">[]) => void)[] = [];
  const observed = new Set<Element>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe = (element: Element) => observed.add(element);
      disconnect = vi.fn<() => void>();
    },
  );
  const { container } = render(400);
  const scroller = container.querySelector('[data-part="scroller"]') ?? container;
  Object.defineProperty(scroller, "clientHeight", { value: 120 });
  // Otherwise the list is as high as its rows, as cards are.
  vi.spyOn(globalThis, "getComputedStyle").mockReturnValue({ overflowY: "auto" } as CSSStyleDeclaration);
  const before = screen.getAllByRole("row");
  act(() => {
    for (const report of reports) {
      const entries = [...observed].map((target) => {
        const height = target === scroller ? 120 : 40 * target.childElementCount;
        return { target, contentRect: new DOMRect(0, 0, 600, height) };
      });
      report(entries);
    }
  });
  expect(screen.getAllByRole("row")).toEqual(before);
  fireEvent.scroll(scroller, { target: { scrollTop: 4000 } });
  expect(screen.getAllByRole("row").length).toBeLessThan(before.length);
  expect(screen.getAllByRole("row")).not.toContain(before[1]);
});

test("behaviour: cards have their full height, and more are shown on request", () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  // Without the style sheet nothing scrolls, as in a narrow container.
  render(34);
  act(() => {
    for (const callback of observers) callback();
  });
  expect(screen.getAllByRole("rowheader")).toHaveLength(10);
  expect(screen.getByText("10 of 34")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getAllByRole("rowheader")).toHaveLength(30);
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getAllByRole("rowheader")).toHaveLength(34);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("35");
});
