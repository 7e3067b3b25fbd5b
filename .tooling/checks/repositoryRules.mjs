/** @import { RepositoryFile } from "./readRepository.mjs" */
import { checkProse } from "./proseRules.mjs";
import { checkThreatModel } from "./threatModel.mjs";

// Chart scales need only the precision of the screen. The sorter compares the digits if two floats are equal. The other
// files read no decimals, or those of colours.
const floatUsers =
  /\/(charts\/toNumber|markets\/tickerRange|markets\/priceTrend|markets\/createTickerSorter|markets\/TickerTable\/useGridNavigation|format\/compareDecimals|theme\/contrast)\.ts$|\/snippets\/|\.(test|stories)\.tsx?$/;

// Tests call the emulator directly, and check that the key does not leak.
const keyHolders = /^(packages\/(proxy|mock)|apps\/bench|\.tooling)\/|\/(test|e2e)\/|\.test\.tsx?$/;

/**
 * Rules about files that no linter checks. Each returns one line per problem.
 *
 * @type {Readonly<Record<string, (files: readonly RepositoryFile[]) => string[]>>}
 */
export const repositoryRules = {
  "top level": (files) => {
    const folders = /^(packages|apps|docs|\.[a-z-]+)\//;
    const plain =
      /^(package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|tsconfig\.base\.json|turbo\.json|biome\.json|knip\.json|[A-Z]+(\.md)?|\.[a-z-]+(\.[a-z]+)*)$/;
    return files
      .filter(({ path }) => !folders.test(path) && !plain.test(path))
      .map(({ path }) => `${path}: belongs in packages, apps, docs or a dot-folder`);
  },

  "only the proxy and the emulator name the key's header": (files) =>
    linesOf(sources(files).filter(({ path }) => !keyHolders.test(path)))
      .filter(({ line }) => /x-api-key/i.test(line))
      .map(({ at }) => `${at}: names the key's header`),

  "decimals stay strings": (files) =>
    linesOf(
      sources(files).filter(({ path }) => /^(packages\/react|apps\/demo)\/src\//.test(path) && !floatUsers.test(path)),
    )
      .filter(({ line }) => /\b(?:Number|(?:Number\.)?parseFloat)\(|valueAsNumber/.test(line))
      .map(({ at }) => `${at}: makes a float; decimals go through the helpers in format/`),

  "no rule is switched off in a line": (files) =>
    linesOf(sources(files).filter(({ path }) => !path.startsWith(".tooling/checks/")))
      .filter(
        ({ path, line }) =>
          /(biome-ignore|oxlint-disable|eslint-disable|@ts-ignore|@ts-nocheck)/.test(line) ||
          (line.includes("@ts-expect-error") && !/\.test(-d)?\.tsx?$/.test(path)),
      )
      .map(({ at, line }) => `${at}: ${line.trim()}`),

  "nothing unfinished, no path of somebody's machine": (files) =>
    linesOf(files.filter(({ path }) => !path.startsWith(".tooling/checks/")))
      .filter(({ line }) => /\b(TODO|FIXME|XXX)\b|(?<![\w.:/*-])\/(work|tmp|home|Users)\/\w/.test(line))
      .map(({ at, line }) => `${at}: ${line.trim()}`),

  "no file over 400 lines": (files) =>
    sources(files)
      .filter(({ path }) => !/\/seed\//.test(path))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > 400)
      .map(({ path, lines }) => `${path}: ${lines} lines; is it still one thing?`),

  "plain English": checkProse,

  "every threat has a test": checkThreatModel,

  "versions are pinned, in one place": (files) =>
    files
      .filter(({ path }) => path.endsWith("package.json"))
      .flatMap(({ path, text }) => {
        const { dependencies, devDependencies } = JSON.parse(text);
        return Object.entries({ ...dependencies, ...devDependencies })
          .filter(([, version]) => !/^(catalog:|workspace:\*|\d+\.\d+\.\d+)$/.test(String(version)))
          .map(([name, version]) => `${path}: ${name} is "${version}", not catalog:, workspace:* or exact`);
      }),

  "every package is checked whole": (files) => {
    const paths = new Set(files.map(({ path }) => path));
    const packages = [...paths].flatMap((path) => /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? []);
    return packages.flatMap((folder) =>
      ["tsconfig.json", "tsdown.config.ts", "vitest.config.ts"]
        .filter((name) => !paths.has(`${folder}/${name}`))
        .map((name) => `${folder}/${name}: is missing`),
    );
  },
};

/** @param {readonly RepositoryFile[]} files */
function sources(files) {
  return files.filter(({ path }) => /\.(tsx?|mjs|js|css|html)$/.test(path));
}

/** @param {readonly RepositoryFile[]} files */
function linesOf(files) {
  return files.flatMap(({ path, text }) =>
    text.split("\n").map((line, index) => ({ path, line, at: `${path}:${index + 1}` })),
  );
}
