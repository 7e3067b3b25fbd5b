import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("parameters: sort: the label of a column is a button", async () => {
  const onSort = vi.fn();
  const [id, ...others] = columns;
  const sorted = [
    { ...(id ?? expect.fail("no column")), sort: { direction: "descending" as const, onSort } },
    ...others,
  ];
  const { user } = renderUi(<DataTable label="Deliveries" columns={sorted} rows={rows} getRowKey={(row) => row.id} />);
  expect(screen.getByRole("columnheader", { name: "Delivery" }).getAttribute("aria-sort")).toBe("descending");
  await user.click(screen.getByRole("button", { name: "Delivery" }));
  expect(onSort).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Answer" })).toBeNull();
});
