/** Explicit roles, because browsers drop a table's implicit roles if CSS changes its `display`. */
export const tableRoles = {
  table: { role: "table" },
  grid: { role: "grid" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
  gridCell: { role: "gridcell" },
} as const;
