import { DataGrid } from "@mui/x-data-grid";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createStage, timeAction } from "../../stage.jsx";
import { readTicks } from "../readTicks.mjs";
import { byNumber, fields, ROW } from "./fields.mjs";

/**
 * The free edition as its guide recommends. It cannot update several rows through its API, so the rows are state. It
 * has pages of at most 100 rows.
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
    // Synchronous, like React's updates for a click or a key.
    ...createStage({ root, Component: Grid, Wrapper: ({ children }) => children, shown }),
    sort: (direction) =>
      timeAction(
        () => flushSync(() => set.setSortModel(direction ? [{ field: "last", sort: direction }] : [])),
        "#root",
      ),
    filter: (text) =>
      timeAction(
        () => flushSync(() => set.setFilterModel({ items: [], quickFilterValues: text === "" ? [] : [text] })),
        "#root",
      ),
  };
}
