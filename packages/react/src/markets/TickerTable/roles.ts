/** Said outright: browsers forget what table elements are once CSS lays them out in another way than as a table. */
export const roles = {
  grid: { role: "grid" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "gridcell" },
} as const;
