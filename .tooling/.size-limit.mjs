import { readFileSync } from "node:fs";

// Budgets for the first load of a page, minified and gzipped, without React and @tanstack/react-query.
// Files that load later (languages, live updates, forms) have separate budgets.
const react = "../packages/react/dist";
const hosts = ["react", "react-dom", "@tanstack/react-query"];
const libraries = ["@mui/material", "antd", "@chakra-ui/react"];

/**
 * The part of esbuild's plugin API that this file uses.
 *
 * @typedef {{ kind: string, path: string }} Import
 * @typedef {(one: Import) => { path: string, external: boolean } | undefined} Resolve
 * @typedef {{ onResolve: (options: { filter: RegExp }, resolve: Resolve) => void }} Build
 */

/** Excludes dynamic imports. */
const firstLoad = {
  name: "first-load",
  /** @param {Build} build */
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/**
 * @param {string} name
 * @param {string} file
 * @param {{ limit: string, import?: string | Record<string, string>, ignore?: string[] }} budget
 */
function budget(name, file, { ignore = hosts, ...rest }) {
  return {
    name,
    path: file,
    ignore,
    gzip: true,
    modifyEsbuildConfig: (/** @type {{ plugins?: unknown[] }} */ config) => ({
      ...config,
      logLevel: "error",
      plugins: [firstLoad, ...(config.plugins ?? [])],
    }),
    ...rest,
  };
}

const hooks = `${react}/exports/index.js`;
const components = `${react}/exports/components.js`;
const charts = `${react}/exports/charts.js`;
const dataHooks = namesIn("dataHooks").filter((name) => name.startsWith("use"));
// Each hook is measured with the provider and one data hook.
const behaviourHooks = namesIn("index").filter((name) => /^use[A-Z]/.test(name) && !dataHooks.includes(name));

/**
 * Returns the export names of a built entry.
 *
 * @param {string} entry
 */
function namesIn(entry) {
  const text = readFileSync(new URL(`../packages/react/dist/exports/${entry}.js`, import.meta.url), "utf8");
  const [, list = ""] = /export \{([^}]*)\};?\s*(?:\/\/.*)?$/.exec(text) ?? [];
  return list.split(",").map((name) => name.trim().split(" as ").at(-1) ?? "");
}

/** Lists the files that the demo loads for its overview: shell, screen and live updates, each with its imports. */
function overviewFiles() {
  const dist = new URL("../apps/demo/dist/page/", import.meta.url);
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
  const names = new Set(
    Object.keys(manifest).filter((name) => /^_(?:shell|overview)-.*\.js$|createKitLive\.js$/.test(name)),
  );
  if (names.size !== 3)
    throw new Error("The build renamed the files of the demo's overview. Update the names in .size-limit.mjs.");
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return Array.from(names, (name) => `../apps/demo/dist/page/${manifest[name]?.file}`);
}

export default [
  budget("contract: client", "../packages/contract/dist/exports/client.js", {
    import: "{ createClient }",
    limit: "8 kB",
  }),
  budget("react: provider and one hook", hooks, { import: "{ PartnerKitProvider, useTicker }", limit: "16.4 kB" }),
  budget("react: every data hook", hooks, {
    import: `{ PartnerKitProvider, ${dataHooks.join(", ")} }`,
    limit: "24.5 kB",
  }),
  ...behaviourHooks.map((hook) =>
    budget(`react: provider, one hook and ${hook}`, hooks, {
      import: `{ PartnerKitProvider, useTicker, ${hook} }`,
      limit: "40.5 kB",
    }),
  ),
  ...[
    ["TickerTable", "40.9 kB"],
    ["TickerCard", "28.2 kB"],
    ["BalanceOverview", "29 kB"],
    ["RecipientEditor", "14 kB"],
    ["RecipientList", "57.3 kB"],
    ["TravelRuleForm", "51.2 kB"],
    ["TravelRuleQueue", "29.1 kB"],
    ["WebhookManager", "61 kB"],
    ["QuoteAccept", "43.6 kB"],
    ["Simulator", "31.9 kB"],
    ["WithdrawalForm", "72.2 kB"],
    ["BatchPayment", "7.4 kB"],
    ["PaymentBatchList", "30.2 kB"],
    ["PaymentBatchDetail", "36.6 kB"],
    ["EventFeed", "49.8 kB"],
  ].map(([name = "", limit = ""]) => budget(`react: ${name}`, components, { import: `{ ${name} }`, limit })),
  // All code of the form, including code that the page may have loaded already.
  budget("react: recipient form, opened", `${react}/recipients/RecipientEditor/RecipientEditorView.js`, {
    limit: "67.5 kB",
  }),
  budget("react: bulk payment form, opened", `${react}/paymentBatches/BatchPayment/BatchPaymentView.js`, {
    limit: "63 kB",
  }),
  budget("react: webhook editor, opened", `${react}/webhooks/WebhookManager/EditorDialog.js`, { limit: "36 kB" }),
  budget("react: delivery log, opened", components, { import: "{ DeliveryLog }", limit: "49.4 kB" }),
  budget("react: every component", components, { limit: "198.4 kB" }),
  budget("react: every chart, without recharts", charts, { ignore: [...hosts, "recharts"], limit: "61.2 kB" }),
  budget("react: every chart, with recharts", charts, { limit: "64.3 kB" }),
  // Without the library that the adapter connects. That of Material UI contains the button of the kit, for its dialog.
  ...[
    ["mui", "8.6 kB"],
    ["antd", "2.5 kB"],
    ["chakra", "1.5 kB"],
    ["shadcn", "1.5 kB"],
  ].map(([name = "", limit = ""]) =>
    budget(`react: adapter ${name}`, `${react}/exports/${name}.js`, { ignore: [...hosts, ...libraries], limit }),
  ),
  budget("react: messages of Arabic", `${react}/text/ar.js`, { limit: "33.3 kB" }),
  budget("react: inspector", `${react}/exports/devtools.js`, { limit: "8 kB" }),
  budget("react: inspector, opened", `${react}/devtools/PartnerKitInspector/InspectorPanel.js`, { limit: "40.2 kB" }),
  budget("react: live part", `${react}/live/createKitLive.js`, { limit: "22 kB" }),
  {
    name: "demo: overview, React included",
    path: overviewFiles(),
    gzip: true,
    // These files are already built.
    disablePlugins: ["@size-limit/esbuild"],
    limit: "210 kB",
  },
  { name: "react: styles", path: `${react}/styles.css`, gzip: true, limit: "35.5 kB" },
  { name: "react: styles without layers", path: `${react}/styles.unlayered.css`, gzip: true, limit: "36.4 kB" },
];
