import type { GrantedScope } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createLastGrants, SUBJECTS_KEPT } from "./createLastGrants.ts";

const view: ReadonlySet<GrantedScope> = new Set(["wallets:view"]);
const trade: ReadonlySet<GrantedScope> = new Set(["trades:create"]);

test("behaviour: returns what was granted last, and nothing about strangers", () => {
  const grants = createLastGrants();
  grants.note({ subject: "ada", granted: view });
  grants.note({ subject: "ada", granted: trade });
  expect(grants.of("ada")).toBe(trade);
  expect(grants.of("kwame")).toBeUndefined();
});

test("behaviour: forgets those who were away the longest, and nobody among the last 5,000", () => {
  const grants = createLastGrants();
  grants.note({ subject: "away", granted: view });
  grants.note({ subject: "active", granted: view });
  for (let count = 0; count < 2 * SUBJECTS_KEPT; count += 1) {
    grants.note({ subject: `person ${count}`, granted: view });
    if (count % 1_000 === 0) grants.note({ subject: "active", granted: trade });
  }
  expect(grants.of("away")).toBeUndefined();
  expect(grants.of("active")).toBe(trade);
  for (let count = SUBJECTS_KEPT; count < 2 * SUBJECTS_KEPT; count += 1)
    expect(grants.of(`person ${count}`)).toBe(view);
});
