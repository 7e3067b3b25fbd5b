// Checks the built site: every internal link leads to a page and a heading, and no page loads anything from another origin.
import { globSync, readFileSync } from "node:fs";
import { findProblems } from "./findProblems.ts";
import { app } from "./root.ts";
import { readSettings } from "./settings.ts";

const dist = `${app}dist/`;
const files = globSync("**/*", { cwd: dist }).map((file) => file.replaceAll("\\", "/"));
const { base, stories } = readSettings();
const problems = findProblems({
  base,
  stories,
  files: new Set(files),
  texts: new Map(
    files.filter((file) => /\.(html|css)$/.test(file)).map((file) => [file, readFileSync(`${dist}${file}`, "utf8")]),
  ),
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
