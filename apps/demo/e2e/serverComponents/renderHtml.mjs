// Reads the payload of a page from the input and writes its HTML, as a server does for the first load.
import { createElement, use } from "react";
import { renderToPipeableStream as render } from "react-dom/server";

/** @type {Map<string, Promise<unknown>>} */
const modules = new Map();

/** @param {string} id */
function load(id) {
  const loading = modules.get(id) ?? import(id);
  modules.set(id, loading);
  return loading;
}

Object.assign(globalThis, { __webpack_require__: load, __webpack_chunk_load__: load });
const { createFromNodeStream } = await import("react-server-dom-webpack/client.node");

const modulesOfPage = new Proxy(
  {},
  { get: (_, id) => new Proxy({}, { get: (_module, name) => ({ id, chunks: [], name, async: true }) }) },
);
const payload = createFromNodeStream(process.stdin, { moduleMap: modulesOfPage, moduleLoading: null });
const Page = () => use(payload);
const html = render(createElement(Page), { onAllReady: () => html.pipe(process.stdout) });
