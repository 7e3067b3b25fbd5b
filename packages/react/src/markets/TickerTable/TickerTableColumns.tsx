"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { enTickerTable } from "../messages.en.ts";
import { type TickerColumn, tickerColumns } from "../tickerColumnTable.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

export interface TickerTableColumnsProps extends Pick<UseTickerTableReturnType, "columns" | "setView"> {
  readonly id: string;
  readonly isOpen: boolean;
}

/** Which columns are shown. */
export function TickerTableColumns({ id, isOpen, columns, setView }: TickerTableColumnsProps): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  const choose = (column: TickerColumn, isShown: boolean) =>
    setView({ columns: isShown ? [...columns, column] : columns.filter((one) => one !== column) });
  return (
    <fieldset id={id} data-part="columns" aria-label={messages.columns} hidden={!isOpen}>
      {isOpen &&
        tickerColumns
          .filter((column) => column !== "pair")
          .map((column) => (
            <Checkbox
              key={column}
              label={messages[column]}
              isChecked={columns.includes(column)}
              onCheckedChange={(isShown) => choose(column, isShown)}
            />
          ))}
    </fieldset>
  );
}
