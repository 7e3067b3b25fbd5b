import { fetchPeer, readPeerVersions } from "../fetchPeer.mjs";

/** The tables to compare with TickerTable. Each key is the contestant's name and its folder in `peers`. */
export const peers = {
  agGrid: { label: "AG Grid Community", name: "ag-grid-react" },
  tanStack: { label: "TanStack Table and Virtual", name: "@tanstack/react-table" },
  muiX: { label: "MUI X DataGrid", name: "@mui/x-data-grid" },
};

/** Lets Vite resolve each peer from its own folder, and React from the bench. */
export function resolvePeers() {
  const folders = new Map();
  for (const [folder, { name }] of Object.entries(peers)) {
    const installed = fetchPeer({ folder, name });
    for (const one of Object.keys(readPeerVersions(folder)))
      if (!/^react(?:-dom)?$/.test(one)) folders.set(one, installed);
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
