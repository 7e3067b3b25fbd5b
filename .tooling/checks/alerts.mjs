// Checks the alert rules of the proxy with promtool, and runs their unit tests. A test of the proxy checks their syntax
// and their metrics without promtool.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureDebianTool } from "../debianTool.mjs";
import { formatTally } from "../runner/tally.mjs";

const cwd = fileURLToPath(new URL("../../packages/proxy", import.meta.url));
const promtool = ensureDebianTool("promtool")?.path;
const tally = { passed: 0, failed: 0 };
if (promtool === undefined)
  console.log("Note: promtool was not found, so no alert rule was evaluated. Install Prometheus or set PROMTOOL_PATH.");
else {
  for (const args of [
    ["check", "rules", "ops/alerts.yml"],
    ["test", "rules", "test/alerts.promtool.yml"],
  ]) {
    const { status, stdout, stderr, error } = spawnSync(promtool, args, { cwd, encoding: "utf8" });
    tally[status === 0 ? "passed" : "failed"] += 1;
    if (status !== 0) console.log(`promtool ${args.join(" ")}:\n${stdout}${stderr}${error?.message ?? ""}`);
  }
}
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
