import { render } from "@testing-library/react";
import { type ReactElement, useRef } from "react";
import { expect, test, vi } from "vitest";
import { useWholeRows } from "./useWholeRows.ts";

const ROW = 40;
const DATE = 25;

/** Tests have no layout: a date, then rows. */
function layOut(room: number, scrolled = 0): void {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(DATE + 4 * ROW);
  vi.spyOn(HTMLElement.prototype, "scrollTop", "get").mockReturnValue(scrolled);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rectOf(this: HTMLElement) {
    const row = this.dataset["row"];
    const bottom = row === undefined ? 100 : 100 + DATE + (Number(row) + 1) * ROW;
    return { top: 100, bottom } as DOMRect;
  });
}

function List({ isEnabled = true }: { readonly isEnabled?: boolean }): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  useWholeRows({ scroller, isEnabled });
  return (
    <div ref={scroller} data-testid="list">
      {[0, 1, 2, 3].map((row) => (
        <p key={row} data-part="item" data-row={row} />
      ))}
    </div>
  );
}

const rowsOf = (list: HTMLElement) => list.style.getPropertyValue("--pk-event-feed-rows");

// Regression: the last row of the activity was cut, and its lower half faded.
test.each([
  [DATE + 3 * ROW - 1, `${DATE + 2 * ROW}px`],
  [DATE + 3 * ROW, `${DATE + 3 * ROW}px`],
  [DATE + 4 * ROW, ""],
  [DATE, ""],
])("default: room for %d px", (room, expected) => {
  layOut(room);
  expect(rowsOf(render(<List />).getByTestId("list"))).toBe(expected);
});

test("behaviour: keeps its height while it is scrolled, because a list at its end would move", () => {
  layOut(100);
  const { getByTestId, rerender } = render(<List />);
  const before = rowsOf(getByTestId("list"));
  layOut(145, 30);
  rerender(<List />);
  expect(rowsOf(getByTestId("list"))).toBe(before);
});

test("parameters: isEnabled", () => {
  layOut(100);
  const { getByTestId, rerender } = render(<List />);
  expect(rowsOf(getByTestId("list"))).not.toBe("");
  rerender(<List isEnabled={false} />);
  expect(rowsOf(getByTestId("list"))).toBe("");
});
