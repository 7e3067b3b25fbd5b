import { fetchPeer } from "../fetchPeer.mjs";

/** The tables that TickerTable is measured beside, by the name of their contestant. */
export const peers = {
  agGrid: {
    label: "AG Grid Community",
    name: "ag-grid-react",
    version: "36.2.0",
    beside: { "ag-grid-community": "36.2.0" },
  },
  tanStack: {
    label: "TanStack Table and Virtual",
    name: "@tanstack/react-table",
    version: "8.21.3",
    beside: { "@tanstack/react-virtual": "3.14.26" },
  },
  muiX: {
    label: "MUI X DataGrid",
    name: "@mui/x-data-grid",
    version: "9.14.0",
    beside: { "@mui/material": "9.5.0", "@emotion/react": "11.14.0", "@emotion/styled": "11.14.1" },
  },
};

/** Has Vite find the peers where they were installed, and all of them on the bench's own React. */
export function resolvePeers() {
  const folders = new Map();
  for (const peer of Object.values(peers)) {
    const installed = fetchPeer({ ...peer, beside: { ...peer.beside, react: "19.3.1", "react-dom": "19.3.1" } });
    for (const name of [peer.name, ...Object.keys(peer.beside)]) folders.set(name, installed);
  }
  return {
    name: "peers",
    enforce: "pre",
    config: () => ({ resolve: { dedupe: ["react", "react-dom"] } }),
    resolveId(id, importer) {
      const installed = folders.get(id);
      if (installed === undefined || importer?.includes("/.cache/")) return undefined;
      return this.resolve(id, `${installed}/package.json`, { skipSelf: true });
    },
  };
}
