import { DataGrid } from "@mui/x-data-grid";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createStage, timeDeed } from "../../stage.jsx";
import { readTicks } from "../readTicks.mjs";
import { byNumber, fields, ROW } from "./fields.mjs";

/**
 * As its guide has it for the free edition, which cannot update several rows through its handle: the rows are state. It
 * shows at most a hundred of them at a time, in pages.
 */
export function createContestant({ root, tickers, open }) {
  let set;
  const columns = fields.map((field) => ({
    field,
    flex: 1,
    minWidth: 60,
    ...(field === "pair_id" ? {} : { sortComparator: byNumber }),
  }));
  const getRowId = ({ pair_id }) => pair_id;

  function Grid() {
    const [rows, setRows] = useState(tickers);
    const [sortModel, setSortModel] = useState([]);
    const [filterModel, setFilterModel] = useState({ items: [] });

    useEffect(() => {
      set = { setSortModel, setFilterModel };
      void readTicks({
        open,
        onTickers: (changed) =>
          setRows((known) => {
            const byPair = new Map(changed.map((ticker) => [ticker.pair_id, ticker]));
            return known.map((ticker) => byPair.get(ticker.pair_id) ?? ticker);
          }),
      });
    }, []);

    return (
      <div style={{ height: "80vh" }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          rowHeight={ROW}
          sortModel={sortModel}
          filterModel={filterModel}
          onSortModelChange={setSortModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    );
  }

  const shown = ".MuiDataGrid-row .MuiDataGrid-cell";
  return {
    // At once, as React does for a click or a key.
    ...createStage({ root, Component: Grid, Wrapper: ({ children }) => children, shown }),
    sort: (direction) =>
      timeDeed(() => flushSync(() => set.setSortModel(direction ? [{ field: "last", sort: direction }] : [])), "#root"),
    filter: (text) =>
      timeDeed(
        () => flushSync(() => set.setFilterModel({ items: [], quickFilterValues: text === "" ? [] : [text] })),
        "#root",
      ),
  };
}
