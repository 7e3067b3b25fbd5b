import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useRef } from "react";
import { expect, test, vi } from "vitest";
import { useShowOlder } from "./useShowOlder.ts";

const ROW = 45;
const ROOM = 100;

interface ListProps {
  readonly count: number;
  readonly load: () => void;
}

function List({ count, load }: ListProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const showOlder = useShowOlder({ scroller, count, load });
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <>
      <div ref={scroller}>
        {rows.map((row) => (
          <p key={row} data-part="item" data-row={row} />
        ))}
      </div>
      <button type="button" onClick={showOlder}>
        Show
      </button>
    </>
  );
}

// Regression: the button read older events below the edge of the list, so nothing seemed to happen.
test("default: scrolls to what is below first, then loads more and scrolls to it, and ends below a row", () => {
  let top = 0;
  // Tests have no layout.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(ROOM);
  vi.spyOn(HTMLElement.prototype, "scrollTop", "get").mockImplementation(() => top);
  vi.spyOn(HTMLElement.prototype, "scrollTop", "set").mockImplementation((value) => {
    top = Math.min(value, document.querySelectorAll("p").length * ROW - ROOM);
  });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rectOf(this: HTMLElement) {
    const row = this.dataset["row"];
    return { bottom: row === undefined ? ROOM : (Number(row) + 1) * ROW - top } as DOMRect;
  });
  const load = vi.fn<() => void>();
  const { rerender } = render(<List count={5} load={load} />);
  const press = () => fireEvent.click(screen.getByRole("button"));
  press();
  expect([top, load.mock.calls.length]).toEqual([4 * ROW - ROOM, 0]);
  press();
  expect([top, load.mock.calls.length]).toEqual([5 * ROW - ROOM, 0]);
  press();
  expect([top, load.mock.calls.length]).toEqual([5 * ROW - ROOM, 1]);
  rerender(<List count={10} load={load} />);
  expect(top).toBe(7 * ROW - ROOM);
  // New events do not scroll the list.
  rerender(<List count={11} load={load} />);
  expect(top).toBe(7 * ROW - ROOM);
});
