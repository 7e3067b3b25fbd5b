import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as exported from "./index.ts";

const entry = fileURLToPath(new URL("index.ts", import.meta.url));

test("default", () => {
  expect(Object.keys(exported)).toEqual([
    "allowLocal",
    "approveLargeWithdrawals",
    "approveNewRecipients",
    "approvePaymentDetails",
    "approveWebhookDestinations",
    "combinePolicies",
    "createFailedProxy",
    "createProxy",
    "createMemoryStore",
    "StoreError",
    "verifyAudit",
  ]);
});

test("behaviour: the core imports only the contract, and uses no Node API", () => {
  const files = new Set([entry]);
  const packages = new Set<string>();
  // The loop also visits files that are added during it.
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [, name = ""] of text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
      if (name.startsWith(".")) files.add(resolve(dirname(file), name));
      else packages.add(name);
    }
    expect(text).not.toMatch(/\b(?:process|Buffer|global|__dirname|require)\b[.(]/);
  }
  expect(files.size).toBeGreaterThan(20);
  expect(Array.from(packages).filter((name) => !name.startsWith("@partner-kit/contract"))).toEqual([]);
});
