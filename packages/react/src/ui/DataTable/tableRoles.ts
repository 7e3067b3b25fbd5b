/** Written out, because a browser forgets what the elements of a table are once CSS lays them out as anything else. */
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
