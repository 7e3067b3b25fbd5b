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
