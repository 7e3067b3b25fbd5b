// Asks the registry for known vulnerabilities in production dependencies. Exits 1 if one of severity high or critical was
// not accepted. If the registry cannot answer within a minute, it prints why and exits 0, because a registry that is down
// says nothing about the change that CI is testing.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { acceptedAdvisories, judgeAdvisories } from "./judgeAdvisories.mjs";

const { status, error, stdout, stderr } = spawnSync("pnpm", ["audit", "--prod", "--json"], {
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  encoding: "utf8",
  timeout: 60_000,
  shell: process.platform === "win32",
  env: { ...process.env, NO_COLOR: "1", COLUMNS: "1000" },
});
const report = readReport();
if (report) {
  const advisories = Object.values(report.advisories);
  const problems = judgeAdvisories({
    advisories,
    accepted: acceptedAdvisories,
    today: new Date().toISOString().slice(0, 10),
  });
  for (const problem of problems) console.log(problem);
  const { totalDependencies } = report.metadata;
  console.log(`${totalDependencies} dependencies, ${advisories.length} advisories, ${problems.length} to fix`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (error?.message.includes("ETIMEDOUT") || /AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(stderr)) {
  console.log(`Skipped: the registry did not return an audit. ${reason()}`);
} else {
  console.log(`The audit failed for another reason than the registry. ${reason()}`);
  process.exitCode = 1;
}

/** @returns {{ advisories: Record<string, import("./judgeAdvisories.mjs").Advisory>, metadata: { totalDependencies: number } } | undefined} */
function readReport() {
  try {
    const parsed = JSON.parse(stdout);
    return parsed.advisories && parsed.metadata ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function reason() {
  const lines = (error?.message ?? stderr).split("\n").map((line) => line.replace(/^[\s│×├╰─▶]+/, "").trim());
  return lines.filter((line) => line && !line.startsWith("Error:")).join(" ") || `pnpm audit exited with ${status}.`;
}
