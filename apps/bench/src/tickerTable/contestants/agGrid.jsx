import { AllCommunityModule, ModuleRegistry } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useCallback, useState } from "react";
import { createStage, timeAction } from "../../stage.jsx";
import { readTicks } from "../readTicks.mjs";
import { byNumber, fields, ROW } from "./fields.mjs";

ModuleRegistry.registerModules([AllCommunityModule]);

/** AG Grid as its guide recommends for frequent updates, with row IDs and asynchronous transactions. */
export function createContestant({ root, tickers, open }) {
  let api;
  const getRowId = ({ data }) => data.pair_id;
  const columns = fields.map((field) => ({
    field,
    flex: 1,
    minWidth: 80,
    ...(field === "pair_id" ? {} : { comparator: byNumber }),
  }));

  function Grid() {
    const [rows] = useState(tickers);
    const start = useCallback((event) => {
      api = event.api;
      void readTicks({ open, onTickers: (update) => event.api.applyTransactionAsync({ update }) });
    }, []);
    return (
      <div style={{ height: "80vh" }}>
        <AgGridReact rowData={rows} columnDefs={columns} getRowId={getRowId} rowHeight={ROW} onGridReady={start} />
      </div>
    );
  }

  const shown = ".ag-row .ag-cell";
  return {
    ...createStage({ root, Component: Grid, Wrapper: ({ children }) => children, shown }),
    sort: (direction) =>
      timeAction(() => api.applyColumnState({ state: [{ colId: "last", sort: direction ?? null }] }), ".ag-root"),
    filter: (text) => timeAction(() => api.setGridOption("quickFilterText", text), ".ag-root"),
  };
}
