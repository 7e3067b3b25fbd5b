import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { DataTable, type DataTableColumn } from "./DataTable.tsx";

interface Delivery {
  readonly id: string;
  readonly status: string;
}

const columns: readonly DataTableColumn<Delivery>[] = [
  { id: "id", label: "Delivery", isRowHeader: true, render: ({ id }) => id },
  { id: "status", label: "Answer", align: "end", render: ({ status }) => status },
  {
    id: "actions",
    label: "Actions",
    isLabelHidden: true,
    render: ({ id }) => <button type="button">Open {id}</button>,
  },
];
const rows: readonly Delivery[] = [
  { id: "d1", status: "204" },
  { id: "d2", status: "500" },
];
const table = (shown: readonly Delivery[] | undefined) => (
  <DataTable label="Deliveries" columns={columns} rows={shown} getRowKey={({ id }) => id} />
);

test("default", () => {
  renderUi(table(rows));
  const element = screen.getByRole("table", { name: "Deliveries" });
  expect(
    within(element)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Delivery", "Answer", "Actions"]);
  expect(
    within(element)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["d1", "d2"]);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "204",
    "Open d1",
    "500",
    "Open d2",
  ]);
});

test("behaviour: a cell has its label for the card layout", () => {
  const { container } = renderUi(table(rows.slice(1)));
  expect(Array.from(container.querySelectorAll("td"), (cell) => cell.dataset["label"])).toEqual(["Answer", undefined]);
});

test("behaviour: shows a silent skeleton while rows load", () => {
  const { container } = renderUi(table(undefined));
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
  expect(screen.getAllByRole("row")).toHaveLength(1);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(3);
});

test("parameters: scrolls renders the visible rows of a long list, and says how many there are", () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({ id: `d${index}`, status: "204" }));
  const { container } = renderUi(
    <DataTable label="Deliveries" columns={columns} rows={many} getRowKey={({ id }) => id} scrolls />,
  );
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("50001");
  const shown = screen.getAllByRole("rowheader");
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]?.closest("tr")?.getAttribute("aria-rowindex")).toBe("2");
  const omitted = container.querySelector<HTMLElement>('[data-part="omitted"] td');
  expect(Number.parseInt(omitted?.style.blockSize ?? "", 10)).toBe((50_000 - shown.length) * 40);
});

test("parameters: a short list that scrolls renders all rows", () => {
  const { container } = renderUi(
    <DataTable label="Deliveries" columns={columns} rows={rows} getRowKey={({ id }) => id} scrolls />,
  );
  expect(screen.getAllByRole("rowheader")).toHaveLength(2);
  expect(container.querySelector('[data-part="omitted"]')).toBeNull();
});
