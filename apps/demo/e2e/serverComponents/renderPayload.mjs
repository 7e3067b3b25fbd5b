// Renders a page of server components and writes the payload that a browser gets. Needs `--conditions=react-server`.
import { registerHooks } from "node:module";

const server = "react-server-dom-webpack/server.node";
registerHooks({
  // The kit's modules, which import it below, do not depend on it.
  resolve: (specifier, context, next) =>
    next(specifier, specifier === server ? { ...context, parentURL: import.meta.url } : context),
  // As bundlers do, replaces each client module by references to its exports.
  load(url, context, next) {
    const module = next(url, context);
    const source = String(module.source ?? "");
    if (!/^["']use client["']/.test(source)) return module;
    const [, list = ""] = /^export \{([^}]*)\}/m.exec(source) ?? [];
    const names = list.split(",").flatMap((name) => name.trim().split(" as ").at(-1) || []);
    const references = names.map((name) => `export const ${name} = register(() => {}, "${url}", "${name}");`);
    const imported = `import { registerClientReference as register } from "${server}";`;
    return { ...module, source: [imported, ...references].join("\n") };
  },
});

const { createElement } = await import("react");
const { renderToPipeableStream: render } = await import("react-server-dom-webpack/server.node");
const { PartnerKitProvider } = await import("@partner-kit/react");
const { TickerTable } = await import("@partner-kit/react/components");
const { ar } = await import("@partner-kit/react/text/ar");

/** Every module under its own URL, as a bundler lists those that pages load. */
const manifest = new Proxy(
  {},
  {
    get: (_, reference) => {
      const [id = "", name = ""] = String(reference).split("#");
      return { id, chunks: [], name, async: true };
    },
  },
);

const text = { tickerTable: { last: "Own message" } };
const page = createElement(PartnerKitProvider, { locale: "ar", catalogues: { ar }, text }, createElement(TickerTable));
render(page, manifest).pipe(process.stdout);
