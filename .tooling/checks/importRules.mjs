// Rules for imports between modules. A violation prints the rule's comment.
// importRules.test.mjs breaks each rule once, so a new rule needs a case there.

const test = "\\.(test|stories|guide)\\.tsx?$|\\.test-d\\.ts$|/(test|e2e)/";
const proxyEdge =
  "^packages/proxy/src/(node/|store/(sql/|create(Sql|Sqlite|Postgres)Store|createRedisWaker)|exports/(node|sqlite|postgres|redis))";
const mockEdge = "^packages/mock/src/(node/|[^/]*[cC]li[A-Z.]|adapters/(node|msw)|testing/|exports/(node|msw|testing))";
// Everything in packages/react/src that is not a resource's own folder.
const core = "provider|form|lazy|locale|query|live|session|errors|charts|ui|format|text|theme|exports|test";
const resourceFolder = `^packages/react/src/(?!(?:${core})/)([^/]+)/`;

const anyComponentFolder = `${resourceFolder.replace("([^/]+)", "[^/]+")}[A-Z][^/]*/`;

/** @type {import("dependency-cruiser").IConfiguration["forbidden"]} */
const rules = [
  {
    name: "no-cycles",
    comment: "Two modules that need each other are one module, or miss a third.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    comment: "The import leads nowhere. Peers of a benchmark are fetched when it runs.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(ag-grid-|@mui/x-data-grid$|@tanstack/react-(table|virtual)$)" },
  },
  {
    name: "no-tests-in-source",
    comment: "Published code does not import tests, stories or their helpers.",
    from: { path: "^packages/[^/]+/src/", pathNot: test },
    to: { path: test, pathNot: "(^|/)node_modules/" },
  },
  {
    name: "no-dev-dependencies-in-source",
    comment: "Published code imports only the dependencies and peer dependencies in its package.json.",
    from: { path: "^packages/[^/]+/src/", pathNot: test },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm-peer", "npm-optional"] },
  },
  {
    name: "no-own-barrel",
    comment: "exports/ is for those outside the package; inside, import the file that has it.",
    from: { path: "^packages/([^/]+)/src/(?!exports/)", pathNot: test },
    to: { path: "^packages/$1/src/exports/" },
  },
  {
    name: "front-door-only",
    comment:
      "Another package is used through its exports, never by a path into it. Only the script that lists the public names of a release reads sources.",
    from: { path: "^(packages/[^/]+|apps/[^/]+|\\.storybook)/", pathNot: "^packages/cli/build/" },
    // The catalogues of the languages are entries, too.
    to: { path: "^packages/[^/]+/(src/(?!exports/|text/(ar|fr|pt)\\.ts$)|dist/)", pathNot: ["^$1/", "\\.css$"] },
  },
  {
    name: "contract-imports-zod-only",
    comment: "The contract runs anywhere: zod and its own files, no Node, no other package.",
    from: { path: "^packages/contract/src/", pathNot: test },
    to: { pathNot: ["^packages/contract/src/", "(^|/)node_modules/zod/"] },
  },
  {
    name: "zod-mini-only",
    comment: "Classic zod compiles schemas with eval, which a host's security policy reports: docs/decisions/0002.",
    from: { path: "^packages/", pathNot: test },
    to: { path: "(^|/)node_modules/zod/(?!.*mini)" },
  },
  {
    name: "packages-stay-apart",
    comment: "react, proxy and mock meet in tests, stories and apps only; what they share is the contract.",
    from: { path: "^packages/([^/]+)/src/", pathNot: test },
    to: { path: "^(packages|apps|\\.storybook|\\.tooling)/", pathNot: ["^packages/$1/", "^packages/contract/"] },
  },
  {
    name: "proxy-core-no-node",
    comment: "The proxy's core runs in a browser too: node: modules belong to node/ and the stores over SQL.",
    from: { path: "^packages/proxy/src/", pathNot: [test, proxyEdge] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "proxy-core-no-edge",
    comment: "The proxy's core is given a store and a listener; it does not fetch them from the Node edge.",
    from: { path: "^packages/proxy/src/", pathNot: [test, proxyEdge] },
    to: { path: proxyEdge },
  },
  {
    name: "proxy-rooms-below-routes",
    comment: "Routes use the other rooms (access, audit, store, live, upstream…), not the other way round.",
    from: { path: "^packages/proxy/src/(?!routes/|exports/|node/)[^/]+/", pathNot: test },
    to: { path: "^packages/proxy/src/(routes/|createProxy)" },
  },
  {
    name: "proxy-store-knows-no-requests",
    comment: "A store is given data: who may see it and how it is sent is decided around it.",
    from: { path: "^packages/proxy/src/store/", pathNot: test },
    to: { path: "^packages/proxy/src/(http|access|upstream|webhooks)/" },
  },
  {
    name: "mock-core-no-node",
    comment: "The emulator runs in a browser too: node: modules belong to its Node adapter and its command.",
    from: { path: "^packages/mock/src/", pathNot: [test, mockEdge] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "mock-core-no-edge",
    comment: "The emulator's core knows none of its adapters.",
    from: { path: "^packages/mock/src/", pathNot: [test, mockEdge] },
    to: { path: mockEdge },
  },
  {
    name: "mock-handlers-see-their-context",
    comment: "A handler gets tables, clock, random and emit from its context; it reaches for nothing around it.",
    from: { path: "^packages/mock/src/handlers/", pathNot: test },
    to: {
      path: "^packages/mock/src/(adapters/|node/|exports/|scenarios/|cli|router|createMockService|access|control|handlers\\.)",
    },
  },
  {
    name: "mock-adapters-see-fetch",
    comment: "An adapter turns a host's request into a call of fetch; it knows nothing behind that.",
    from: { path: "^packages/mock/src/(adapters|node)/", pathNot: test },
    to: { path: "^packages/mock/src/(handlers|handler\\.|database|db|tables|seed/|scenarios/|market|router)" },
  },
  {
    name: "react-no-node",
    comment: "The React package runs in a browser.",
    from: { path: "^packages/react/src/", pathNot: test },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "react-primitives-know-no-hooks",
    comment: "ui, format and theme are given everything but language and time; data is fetched above them.",
    from: { path: "^packages/react/src/(ui|format|theme|locale)/", pathNot: test },
    to: { path: "^packages/react/src/", pathNot: "^packages/react/src/(ui|format|text|theme|locale|test)/" },
  },
  {
    name: "react-hooks-import-no-components",
    comment: "component -> behaviour hook -> data hook -> query -> contract, never back; a hook brings no pixel.",
    from: { path: `${resourceFolder}use[A-Z][^/]*$`, pathNot: test },
    to: { path: "^packages/react/src/(ui/|charts/|[^/]+/[A-Z][^/]*/)", pathNot: "\\.css$" },
  },
  {
    name: "react-hooks-import-no-css",
    comment: "Hooks import no styles.",
    from: { path: "/use[A-Z][^/]*\\.tsx?$", pathNot: test },
    to: { path: "\\.css$" },
  },
  {
    name: "react-main-entry-reaches-no-css",
    comment: "Hooks import no styles, not even indirectly.",
    from: { path: "^packages/react/src/exports/(index|dataHooks|behaviourHooks|webhookHooks)\\.ts$" },
    to: { path: "\\.css$", reachable: true },
  },
  {
    name: "react-resources-share-hooks-only",
    comment: "One resource uses another's hooks at most, never its components.",
    from: { path: resourceFolder, pathNot: test },
    to: { path: anyComponentFolder, pathNot: "^packages/react/src/$1/", dynamic: false },
  },
  {
    name: "react-resources-open-dialogs-only",
    comment: "Of another resource's components, only a dialog is loaded, when somebody opens it.",
    from: { path: resourceFolder, pathNot: test },
    to: { path: anyComponentFolder, pathNot: ["^packages/react/src/$1/", "Dialog\\.tsx$"], dynamic: true },
  },
  {
    name: "react-recharts-in-charts-only",
    comment: "recharts is ten times the rest; only those who import the charts entry pay for it.",
    from: { path: "^(packages|\\.storybook)/", pathNot: "^packages/react/src/charts/" },
    to: { path: "(^|/)node_modules/recharts/" },
  },
  {
    name: "react-charts-are-their-own-entry",
    comment: "recharts is ten times the rest; only those who import the charts entry pay for it.",
    from: { path: "^packages/react/src/(?!charts/|exports/charts)", pathNot: test },
    to: { path: "^packages/react/src/charts/", pathNot: "/messages\\.[a-z]+\\.ts$" },
  },
  {
    name: "react-text-takes-messages-only",
    comment: "A catalogue joins the messages of every resource, and knows nothing else of them.",
    from: { path: "^packages/react/src/text/", pathNot: test },
    to: {
      path: ["^packages/react/src/charts/", resourceFolder],
      pathNot: "/messages\\.[a-z]+\\.ts$",
    },
  },
  {
    name: "react-messages-stand-alone",
    comment: "A file of messages is loaded with its language, and brings nothing but their types.",
    from: { path: "^packages/react/src/.*/messages\\.[a-z]+\\.ts$" },
    to: { pathNot: ["/messages\\.en\\.ts$", "^packages/react/src/text/text\\.ts$"] },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // TypeScript 7 has no JavaScript API yet; swc reads the same syntax.
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|generated|\\.cache|fixture-[a-z]+|test/hosts|apps/hosts/(?!test/)[^/]+)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@partner-kit/source", "import", "module", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
      mainFields: ["module", "main", "types"],
    },
  },
};
