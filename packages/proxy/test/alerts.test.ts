import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorLink } from "@partner-kit/contract";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { alarmNames } from "../src/monitoring/createAlarms.ts";
import { runAuditCommand } from "../src/node/runAuditCommand.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import { createTestProxy } from "./createTestProxy.ts";
import { readOps } from "./testStores.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

const { groups } = parse(readOps("alerts.yml"));
const rules: readonly Rule[] = groups.flatMap(({ rules }: { rules: readonly Rule[] }) => rules);
const runbook = readFileSync(new URL("../../../docs/operations/alerts.md", import.meta.url), "utf8");
const headings = Array.from(runbook.matchAll(/^### (.*)$/gm), ([, heading]) => heading);

/** The texts of an expression's syntax nodes with a name. */
function nodesOf(expr: string, name: string): string[] {
  const found: string[] = [];
  parser.parse(expr).iterate({
    enter(node) {
      if (node.type.name === name) found.push(expr.slice(node.from, node.to));
      if (node.type.isError) throw new Error(`The expression is invalid at ${node.from}: ${expr}`);
    },
  });
  return found;
}

/** The samples that the proxy and `audit verify` export, after every type of call that the rules mention. */
async function exportMetrics(): Promise<string[]> {
  const { proxy, call } = createTestProxy();
  await call("/partner/wallets/balances/overview");
  await call("/kit/webhook", { method: "POST", body: "{}" });
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-alerts-"));
  const path = join(folder, "store.db");
  await (await createSqliteStore({ path })).close();
  const file = join(folder, "audit.prom");
  const args = ["verify", "--metrics", file];
  await runAuditCommand({
    args,
    variables: { PARTNER_KIT_STORE: path },
    write: () => undefined,
    writeError: () => undefined,
  });
  const lines = `${proxy.metrics()}${readFileSync(file, "utf8")}`.split("\n");
  rmSync(folder, { recursive: true });
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

test("default: every rule is complete, and its runbook has a section", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(labels["severity"]).toMatch(/^(critical|warning)$/);
    expect(annotations["summary"]).not.toBe("");
    expect(annotations["description"]).toMatch(/^[A-Z].+\. Safe: .+\. Do: .+\.$/);
    expect(annotations["runbook_url"]).toBe(
      errorLink("STORE_FAILED").replace("errors/STORE_FAILED", `operations/alerts#${alert.toLowerCase()}`),
    );
  }
  expect(new Set(headings)).toEqual(new Set(rules.map(({ alert }) => alert)));
});

test("behaviour: every expression is valid, and uses metrics and labels that the proxy exports", async () => {
  const samples = await exportMetrics();
  const names = samples.map((line) => line.replace(/[{ ].*/, ""));
  for (const { expr } of rules) {
    const used = nodesOf(expr, "Identifier").filter((name) => name.startsWith("partner_kit_") || name === "up");
    expect(used).not.toEqual([]);
    // Prometheus creates `up`.
    for (const name of used) expect(name === "up" ? names.concat("up") : names).toContain(name);
    for (const matcher of nodesOf(expr, "UnquotedLabelMatcher")) {
      const [, label = "", operator, value = ""] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(matcher) ?? [];
      if (label !== "job") expect(samples.some((line) => line.includes(`${label}="`))).toBe(true);
      if (operator === "=" && (label === "operation" || label === "alarm"))
        expect(samples.some((line) => line.includes(`${label}="${value}"`))).toBe(true);
    }
  }
});

test("behaviour: every alarm has a rule", () => {
  const viaGauge = ["webhook_clock_skew", "handler_behind"];
  const matched = rules.flatMap(({ expr }) => /alarm="(\w+)"/.exec(expr)?.[1] ?? []);
  expect([...matched, ...viaGauge].toSorted()).toEqual([...alarmNames].toSorted());
});
