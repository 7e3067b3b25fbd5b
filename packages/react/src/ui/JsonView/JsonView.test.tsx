import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { JsonView } from "./JsonView.tsx";
import { listJsonLines } from "./listJsonLines.ts";

const value = { id: "evt_1", data: { amount: "25.00", tags: ["a/b", true, null] }, version: 1, empty: {} };

const lines = () => screen.getAllByRole("treeitem").map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

test("default", () => {
  renderUi(<JsonView label="Event" value={value} />);
  expect(screen.getByRole("tree", { name: "Event" }).getAttribute("dir")).toBe("ltr");
  expect(lines()).toEqual([
    "{4}",
    'id: "evt_1"',
    "data: {2}",
    'amount: "25.00"',
    "tags: [3]",
    "version: 1",
    "empty: {}",
  ]);
  const [root, id, data] = screen.getAllByRole("treeitem");
  expect(root?.getAttribute("aria-expanded")).toBe("true");
  expect(id?.hasAttribute("aria-expanded")).toBe(false);
  expect(data?.getAttribute("aria-level")).toBe("2");
  expect(data?.getAttribute("aria-posinset")).toBe("2");
  expect(data?.getAttribute("aria-setsize")).toBe("4");
});

test("behaviour: collapses by click, and all lines at once", async () => {
  const { user } = renderUi(<JsonView label="Event" value={value} />);
  await user.click(screen.getByText("{2}"));
  expect(lines()).not.toContain("tags: [3]");
  await user.click(screen.getByText("Expand all"));
  expect(lines()).toContain("true");
  await user.click(screen.getByText("Collapse all"));
  expect(lines()).toEqual(["{4}", 'id: "evt_1"', "data: {2}", "version: 1", "empty: {}"]);
});

test("behaviour: navigates and collapses by keyboard", async () => {
  const { user } = renderUi(<JsonView label="Event" value={value} />);
  screen.getAllByRole("treeitem")[0]?.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe('amount: "25.00"');
  await user.keyboard("{ArrowLeft}");
  expect(focused()).toBe("data: {2}");
  await user.keyboard("{ArrowLeft}");
  expect(lines()).not.toContain("tags: [3]");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe('amount: "25.00"');
  await user.keyboard("{ArrowDown}{Enter}");
  expect(lines()).toContain('"a/b"');
  await user.keyboard("{End}");
  expect(focused()).toBe("empty: {}");
  await user.keyboard("{Home} ");
  expect(lines()).toEqual(["{4}"]);
});

test("behaviour: one tab stop, at the last line", async () => {
  const { user } = renderUi(<JsonView label="Event" value={value} />);
  screen.getAllByRole("treeitem")[0]?.focus();
  await user.keyboard("{ArrowDown}");
  await user.tab({ shift: true });
  await user.tab();
  expect(focused()).toBe('id: "evt_1"');
});

test("behaviour: shows any value as JSON", () => {
  const write = (own: unknown) => listJsonLines({ value: own, isExpanded: () => true }).map(({ text }) => text);
  expect(write('a "b"\n')).toEqual(['"a \\"b\\"\\n"']);
  expect(write(undefined)).toEqual(["null"]);
  expect(write([])).toEqual(["[]"]);
  expect(write(0.1)).toEqual(["0.1"]);
});

test("behaviour: names with slashes have distinct paths", () => {
  const paths = listJsonLines({ value: { "a/b": 1, a: { b: 1 }, "~": 1 }, isExpanded: () => true });
  expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
});
