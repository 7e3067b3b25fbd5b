// Compares the public API of every package with the reports in docs/api: the types of each entry, and the help of each
// command. With `--write` it updates the reports. It needs the builds: `pnpm api` makes them first.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { formatTally } from "../runner/tally.mjs";
import { compareReports } from "./compareReports.mjs";

/** @typedef {Readonly<Record<string, string | { readonly types?: string }>>} Exports */

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/api");
const current = join(root, ".cache/api");
rmSync(current, { recursive: true, force: true });
mkdirSync(current, { recursive: true });

/** As in a host. */
const compilerOptions = {
  strict: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["esnext", "dom", "dom.iterable"],
  jsx: "react-jsx",
  skipLibCheck: true,
  types: [],
};

const packages = readdirSync(join(root, "packages")).map((name) => {
  const path = join(root, "packages", name);
  /** @type {{ exports: Exports, bin?: Readonly<Record<string, string>> }} */
  const { exports, bin = {} } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  return { name, path, exports, bin };
});

writeTypes(packages.flatMap(describeEntries));
for (const { path, bin } of packages) {
  for (const [name, script] of Object.entries(bin)) writeHelp(name, join(path, script));
}

const reports = readReports(current);
if (process.argv.includes("--write")) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of reports) writeFileSync(join(folder, name), text);
} else {
  const problems = compareReports(readReports(folder), reports);
  for (const problem of problems) console.log(`${problem}\n`);
  if (problems.length > 0) console.log("The public API changed. Run `pnpm api` and review the changes in docs/api.\n");
  console.log(formatTally({ passed: reports.size - problems.length, failed: problems.length }));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/**
 * The entries of a package that have types.
 *
 * @param {typeof packages[number]} parameters
 */
function describeEntries({ name, path, exports }) {
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    const types = typeof conditions === "object" ? conditions.types : undefined;
    return types === undefined
      ? []
      : [{ report: join(name, entry).replaceAll("/", "-"), path, types: join(path, types) }];
  });
}

/** @param {readonly { report: string, path: string, types: string }[]} entries */
function writeTypes(entries) {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const configs = entries.map(({ report, path, types }) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: path,
        mainEntryPointFilePath: types,
        compiler: { overrideTsconfig: { compilerOptions } },
        apiReport: {
          enabled: true,
          reportFileName: report,
          reportFolder: current,
          reportTempFolder: join(current, "temporary"),
          // The fields of a type that is not exported are public through those that are. The report of the main entry has
          // those of the catalogues.
          includeForgottenExports: !report.startsWith("react-text-"),
        },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
        newlineKind: "lf",
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(path, "package.json"),
    }),
  );
  const [first, ...others] = configs;
  if (!first) throw new Error("No package has an entry with types.");
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  // Reading the types again for each entry would take three times as long.
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const config of configs) {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
  }
}

/**
 * Writes the help of a command and of its subcommands.
 *
 * @param {string} name
 * @param {string} script
 */
function writeHelp(name, script) {
  /** @param {readonly string[]} args */
  const help = (...args) => execFileSync(process.execPath, [script, ...args, "--help"], { encoding: "utf8" }).trim();
  const own = help();
  const [, list = ""] = /^Usage: .* <command> .*\n\n((?: {2}\w+ .*\n)*)/m.exec(own) ?? [];
  const commands = list.split("\n").flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
  const sections = [own, ...commands.map((command) => help(command))].map((text) => `\`\`\`\n${text}\n\`\`\`\n`);
  writeFileSync(join(current, `${name}.md`), [`# ${name}\n`, ...sections].join("\n"));
}

/** @param {string} path */
function readReports(path) {
  const names = readdirSync(path).filter((name) => name.endsWith(".md"));
  return new Map(names.map((name) => [name, withoutMessages(readFileSync(join(path, name), "utf8"))]));
}

/**
 * The names of the messages are public, their wording is not.
 *
 * @param {string} report
 */
function withoutMessages(report) {
  return report.replace(/^const sections: \{$.*?^\};$/ms, (sections) => sections.replace(/: ".*";$/gm, ": string;"));
}
