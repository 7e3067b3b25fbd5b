import {
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createStage, timeAction } from "../../stage.jsx";
import { readTicks } from "../readTicks.mjs";
import { byNumber, fields, ROW } from "./fields.mjs";

/** TanStack Table as in its examples: the data is state, rows have IDs, and only visible rows are rendered. */
export function createContestant({ root, tickers, open }) {
  let set;
  const columns = fields.map((field) => ({
    accessorKey: field,
    header: field,
    sortDescFirst: true,
    ...(field === "pair_id" ? {} : { sortingFn: (a, b, column) => byNumber(a.getValue(column), b.getValue(column)) }),
  }));
  const getRowId = ({ pair_id }) => pair_id;

  function Table() {
    const [data, setData] = useState(tickers);
    const [sorting, setSorting] = useState([]);
    const [globalFilter, setGlobalFilter] = useState("");
    const scroller = useRef(null);
    const table = useReactTable({
      data,
      columns,
      getRowId,
      state: { sorting, globalFilter },
      globalFilterFn: "includesString",
      getCoreRowModel: getCoreRowModel(),
      getSortedRowModel: getSortedRowModel(),
      getFilteredRowModel: getFilteredRowModel(),
    });
    const { rows } = table.getRowModel();
    const virtualizer = useVirtualizer({
      count: rows.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => ROW,
      overscan: 8,
    });

    useEffect(() => {
      set = { setSorting, setGlobalFilter };
      void readTicks({
        open,
        onTickers: (changed) =>
          setData((known) => {
            const byPair = new Map(changed.map((ticker) => [ticker.pair_id, ticker]));
            return known.map((ticker) => byPair.get(ticker.pair_id) ?? ticker);
          }),
      });
    }, []);

    return (
      <div ref={scroller} style={{ height: "80vh", overflow: "auto", fontSize: 13 }}>
        <div style={{ position: "relative", height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              <div
                key={row.id}
                data-part="row"
                style={{ ...rowStyle, height: ROW, transform: `translateY(${start}px)` }}
              >
                {row.getVisibleCells().map((cell) => (
                  <div key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    );
  }

  const shown = '[data-part="row"]';
  return {
    // Synchronous, like React's updates for a click or a key.
    ...createStage({ root, Component: Table, Wrapper: ({ children }) => children, shown }),
    sort: (direction) =>
      timeAction(
        () => flushSync(() => set.setSorting(direction ? [{ id: "last", desc: direction === "desc" }] : [])),
        "#root",
      ),
    filter: (text) => timeAction(() => flushSync(() => set.setGlobalFilter(text)), "#root"),
  };
}

const rowStyle = {
  position: "absolute",
  insetInline: 0,
  display: "grid",
  gridTemplateColumns: `repeat(${fields.length}, 1fr)`,
  textAlign: "end",
  lineHeight: `${ROW}px`,
  whiteSpace: "nowrap",
};
