import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Changed, type ChangedProps } from "./Changed.tsx";
import { useArrivals } from "./useArrivals.ts";

const amount = (props: Omit<ChangedProps, "children">) => <Changed {...props}>{props.value}</Changed>;
const element = (text: string) => screen.getByText(text);

test("default: marks a value that changed, and restarts with each change", () => {
  const { rerender } = renderUi(amount({ value: "1.00" }));
  expect(element("1.00").hasAttribute("data-changed")).toBe(false);
  rerender(amount({ value: "1.00" }));
  expect(element("1.00").hasAttribute("data-changed")).toBe(false);
  rerender(amount({ value: "2.00" }));
  const second = element("2.00");
  expect(second.hasAttribute("data-changed")).toBe(true);
  rerender(amount({ value: "3.00" }));
  expect(element("3.00")).not.toBe(second);
});

test("parameters: of: a value of something else is not a change", () => {
  const { rerender } = renderUi(amount({ value: "1.00", of: "ada" }));
  rerender(amount({ value: "2.00", of: "ada" }));
  rerender(amount({ value: "9.00", of: "grace" }));
  expect(element("9.00").hasAttribute("data-changed")).toBe(false);
});

interface ListProps {
  readonly keys: readonly string[] | undefined;
  readonly of?: string;
}

function List({ keys, of = "all" }: ListProps): ReactElement {
  return <p>{[...useArrivals(keys, of)].join(" ") || "none"}</p>;
}

test.each<[name: string, lists: readonly ListProps[], arrived: string]>([
  ["the first list", [{ keys: undefined }, { keys: ["b", "a"] }], "none"],
  ["an entry before known ones", [{ keys: ["b", "a"] }, { keys: ["c", "b", "a"] }], "c"],
  ["an entry of an empty list", [{ keys: [] }, { keys: ["a"] }], "a"],
  ["older entries that are loaded", [{ keys: ["c", "b"] }, { keys: ["c", "b", "a"] }], "none"],
  ["an entry that returns", [{ keys: ["b", "a"] }, { keys: ["a"] }, { keys: ["b", "a"] }], "none"],
  ["another order", [{ keys: ["b", "a"] }, { keys: ["a", "b"] }], "none"],
  ["another filter", [{ keys: ["b", "a"] }, { keys: ["c", "b", "a"], of: "failed" }], "none"],
  ["a list that was read anew", [{ keys: ["a"] }, { keys: undefined }, { keys: ["b", "a"] }], "none"],
])("behaviour: arrivals: %s", (_, lists, arrived) => {
  const [first = { keys: [] }, ...others] = lists;
  const { container, rerender } = renderUi(<List {...first} />);
  for (const list of others) rerender(<List {...list} />);
  expect(container.querySelector("p")?.textContent).toBe(arrived);
});

test("behaviour: an arrival ends, so that scrolling back does not repeat its tint", async () => {
  const { container, rerender } = renderUi(<List keys={["a"]} />);
  rerender(<List keys={["b", "a"]} />);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(container.querySelector("p")?.textContent).toBe("none");
});
