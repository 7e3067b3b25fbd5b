import type { ReactElement, ReactNode } from "react";

export interface RowsProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Table of a documentation page. */
export function Rows({ head, rows }: RowsProps): ReactElement {
  const numbered = rows.map((cells, row) => ({ row, cells: cells.map((cell, column) => ({ column, cell })) }));
  return (
    <table className="rows">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ row, cells }) => (
          <tr key={row}>
            {cells.map(({ column, cell }) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
