import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import config from "./importRules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Allowed imports, each similar to a forbidden one. */
const allowed = {
  "packages/contract/src/exports/index.ts": `export { tick } from "../tick.ts"; export type { Tick } from "../tick.ts";`,
  "packages/contract/src/tick.ts": `import * as z from "zod/mini"; export const tick = z; export type Tick = string;`,
  "packages/contract/src/tick.test.ts": `import "node:fs"; import "./tick.ts";`,
  "packages/mock/src/exports/index.ts": `export { serve } from "../serve.ts";`,
  "packages/mock/src/serve.ts": `import { tick } from "@partner-kit/contract"; export const serve = tick;`,
  "packages/mock/src/handler.ts": `export type Handler = string;`,
  "packages/mock/src/handlers/chains.ts": `import type { Handler } from "../handler.ts"; export type Chains = Handler;`,
  "packages/mock/src/router.ts": `export const router = 1;`,
  "packages/mock/src/adapters/node.ts": `import "node:http"; export const listen = 1;`,
  "packages/mock/src/testing/setup.ts": `import "../serve.ts"; export const setup = 1;`,
  "packages/proxy/src/exports/index.ts": `export { createProxy } from "../createProxy.ts";`,
  "packages/proxy/src/createProxy.ts": `import { tick } from "@partner-kit/contract"; import "./routes/forward.ts"; export const createProxy = tick;`,
  "packages/proxy/src/createProxy.test.ts": `import { serve } from "@partner-kit/mock"; import "node:fs"; serve;`,
  "packages/proxy/src/node/server.ts": `import "node:http"; import "../createProxy.ts";`,
  "packages/proxy/src/routes/forward.ts": `import "../store/memory.ts";`,
  "packages/proxy/src/store/memory.ts": `export const memory = 1;`,
  "packages/proxy/src/http/response.ts": `export const response = 1;`,
  "packages/proxy/src/store/createSqliteStore.ts": `import "node:sqlite"; export const sqlite = 1;`,
  "packages/react/src/exports/index.ts": `export { useTicker } from "../markets/useTicker.ts";`,
  "packages/react/src/exports/charts.ts": `export { PriceChart } from "../charts/PriceChart/PriceChart.tsx";`,
  "packages/react/src/query/useOperationQuery.ts": `export const useOperationQuery = 1;`,
  "packages/react/src/markets/useTicker.ts": `import { useOperationQuery } from "../query/useOperationQuery.ts"; export const useTicker = useOperationQuery;`,
  "packages/react/src/markets/TickerTable/TickerTable.css": ``,
  "packages/react/src/markets/TickerTable/TickerTable.tsx": `import { useTicker } from "../useTicker.ts"; import "./TickerTable.css"; import "../../ui/Button/Button.tsx"; export const TickerTable = <a>{useTicker}</a>;`,
  "packages/react/src/markets/TickerTable/TickerTable.stories.tsx": `import { serve } from "@partner-kit/mock"; serve;`,
  "packages/react/src/balances/useBalances.ts": `import { useTicker } from "../markets/useTicker.ts"; export const useBalances = useTicker;`,
  "packages/react/src/charts/PriceChart/PriceChart.tsx": `import { Line } from "recharts"; import "../../markets/useTicker.ts"; export const PriceChart = <Line />;`,
  "packages/react/src/charts/messages.en.ts": `export const enCharts = 1;`,
  "packages/react/src/markets/messages.en.ts": `export const enMarkets = 1;`,
  "packages/react/src/markets/messages.fr.ts": `import type * as english from "./messages.en.ts"; import type { Text } from "../text/text.ts"; export type French = Text<typeof english>;`,
  "packages/react/src/text/text.ts": `import type { en } from "./en.ts"; export type Text<T> = T | typeof en;`,
  "packages/react/src/text/en.ts": `import { enCharts } from "../charts/messages.en.ts"; import { enMarkets } from "../markets/messages.en.ts"; export const en = [enCharts, enMarkets];`,
  "packages/react/src/format/formatPrice.ts": `export const formatPrice = 1;`,
  "packages/react/src/ui/Button/Button.tsx": `import "../../format/formatPrice.ts"; export const Button = <b />;`,
};

/** One violation per file: path, content and the rule that must fire. @type {[string, string, string][]} */
const broken = [
  [
    "packages/contract/src/readsFile.ts",
    `import { readFileSync } from "node:fs"; readFileSync;`,
    "contract-imports-zod-only",
  ],
  [
    "packages/contract/src/usesReact.ts",
    `import type { FC } from "react"; export type A = FC;`,
    "contract-imports-zod-only",
  ],
  ["packages/contract/src/needsItself.ts", `import "./needsItself.ts";`, "no-cycles"],
  ["packages/mock/src/nowhere.ts", `import "./gone.ts";`, "no-unresolved"],
  ["packages/contract/src/readsTest.ts", `import "./tick.test.ts";`, "no-tests-in-source"],
  ["packages/contract/src/readsBarrel.ts", `import { tick } from "./exports/index.ts"; tick;`, "no-own-barrel"],
  ["packages/react/src/query/readsDevDependency.ts", `import "axe-core";`, "no-dev-dependencies-in-source"],
  ["packages/mock/src/backDoor.ts", `import "../../contract/src/tick.ts";`, "front-door-only"],
  ["apps/demo/src/backDoor.ts", `import "../../../packages/contract/src/tick.ts";`, "front-door-only"],
  ["packages/contract/src/readsZod.ts", `import * as z from "zod"; z;`, "zod-mini-only"],
  ["packages/react/src/query/readsMock.ts", `import { serve } from "@partner-kit/mock"; serve;`, "packages-stay-apart"],
  ["packages/proxy/src/readsMock.ts", `export { serve } from "@partner-kit/mock";`, "packages-stay-apart"],
  ["packages/mock/src/readsReact.ts", `void import("@partner-kit/react");`, "packages-stay-apart"],
  [
    "packages/proxy/src/live/readsFile.ts",
    `import type { Stats } from "node:fs"; export type A = Stats;`,
    "proxy-core-no-node",
  ],
  ["packages/proxy/src/picksStore.ts", `import "./store/createSqliteStore.ts";`, "proxy-core-no-edge"],
  ["packages/proxy/src/upstream/forwards.ts", `import "../routes/forward.ts";`, "proxy-rooms-below-routes"],
  ["packages/proxy/src/store/responds.ts", `import "../http/response.ts";`, "proxy-store-knows-no-requests"],
  ["packages/mock/src/seed/readsFile.ts", `import "node:fs";`, "mock-core-no-node"],
  ["packages/mock/src/picksAdapter.ts", `import "./adapters/node.ts";`, "mock-core-no-edge"],
  ["packages/mock/src/picksTestingKit.ts", `import "./testing/setup.ts";`, "mock-core-no-edge"],
  ["packages/mock/src/testing/readsProxy.ts", `import "@partner-kit/proxy";`, "packages-stay-apart"],
  ["packages/mock/src/handlers/routes.ts", `import "../router.ts";`, "mock-handlers-see-their-context"],
  ["packages/mock/src/adapters/handles.ts", `import "../handlers/chains.ts";`, "mock-adapters-see-fetch"],
  ["packages/react/src/session/readsFile.ts", `import "node:fs";`, "react-no-node"],
  ["packages/react/src/ui/Ticks/Ticks.tsx", `import "../../markets/useTicker.ts";`, "react-primitives-know-no-hooks"],
  ["packages/react/src/format/queries.ts", `import "../query/useOperationQuery.ts";`, "react-primitives-know-no-hooks"],
  [
    "packages/react/src/markets/useTable.ts",
    `import "./TickerTable/TickerTable.tsx";`,
    "react-hooks-import-no-components",
  ],
  ["packages/react/src/markets/useStyle.ts", `import "./TickerTable/TickerTable.css";`, "react-hooks-import-no-css"],
  [
    "packages/react/src/exports/index.ts",
    `export { useStyle } from "../markets/useStyle.ts";`,
    "react-main-entry-reaches-no-css",
  ],
  [
    "packages/react/src/balances/List/List.tsx",
    `import "../../markets/TickerTable/TickerTable.tsx";`,
    "react-resources-share-hooks-only",
  ],
  [
    "packages/react/src/balances/Grid/Grid.tsx",
    `const load = () => import("../../markets/TickerTable/TickerTable.tsx");\nload();`,
    "react-resources-open-dialogs-only",
  ],
  ["packages/react/src/ui/Plot/Plot.tsx", `import "recharts";`, "react-recharts-in-charts-only"],
  [
    "packages/react/src/balances/Chart/Chart.tsx",
    `import "../../charts/PriceChart/PriceChart.tsx";`,
    "react-charts-are-their-own-entry",
  ],
  ["packages/react/src/text/fr.ts", `import "../markets/useTicker.ts";`, "react-text-takes-messages-only"],
  [
    "packages/react/src/quotes/messages.fr.ts",
    `import { formatPrice } from "../format/formatPrice.ts"; formatPrice;`,
    "react-messages-stand-alone",
  ],
];

test("default: allowed imports pass", () => {
  expect(violationsOf(Object.entries(allowed))).toEqual([]);
});

test("behaviour: each violation triggers its own rule only", () => {
  const files = [...Object.entries(allowed), ...broken.map(([path, text]) => /** @type {const} */ ([path, text]))];
  const expected = broken.map(([path, , rule]) => `${rule}: ${path}`);
  expect(violationsOf(files)).toEqual(expected.toSorted());
});

test("behaviour: every rule has a file that breaks it", () => {
  const names = config.forbidden?.map(({ name }) => name);
  expect(new Set(broken.map(([, , rule]) => rule))).toEqual(new Set(names));
});

/**
 * Writes the files as a workspace and returns each violation as `rule: file`.
 *
 * @param {readonly (readonly [string, string])[]} files
 */
function violationsOf(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "import-rules-")));
  try {
    const apps = files.some(([path]) => path.startsWith("apps/")) ? ["apps"] : [];
    /** @param {string} path @param {string} text */
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [path, text] of files) write(path, text);
    for (const name of ["zod", "react", "recharts", "axe-core"]) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
      write(`node_modules/${name}/index.js`, "");
    }
    write("node_modules/zod/mini.js", "");
    mkdirSync(join(folder, "node_modules/@partner-kit"));
    for (const name of ["contract", "mock", "proxy", "react"]) {
      const manifest = {
        name: `@partner-kit/${name}`,
        exports: { ".": { "@partner-kit/source": "./src/exports/index.ts" } },
        dependencies: { zod: "1.0.0", react: "1.0.0", recharts: "1.0.0" },
        devDependencies: { "axe-core": "1.0.0" },
      };
      write(`packages/${name}/package.json`, JSON.stringify(manifest));
      symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@partner-kit", name));
    }
    const { stdout, stderr } = spawnSync(
      join(root, ".tooling/node_modules/.bin/depcruise"),
      ["--config", join(root, ".tooling/checks/importRules.mjs"), "--output-type", "json", "packages", ...apps],
      { cwd: folder, encoding: "utf8", shell: process.platform === "win32" },
    );
    if (!stdout) throw new Error(stderr);
    /** @type {import("dependency-cruiser").ICruiseResult} */
    const { summary } = JSON.parse(stdout);
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
