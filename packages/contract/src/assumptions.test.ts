import { expect, test } from "vitest";
import { type Assumption, isScopeAssumed, listAssumptions } from "./assumptions.ts";
import { errorCodes } from "./errorCodes.ts";
import { allOperations } from "./operations.ts";

function named(kind: Assumption["kind"], list = listAssumptions()): readonly string[] {
  return list.filter((each) => each.kind === kind).map(({ name }) => name);
}

test("default: shapes, scopes, error codes, the signed text and tolerances", () => {
  const shapes = allOperations.filter(({ evidence }) => evidence === "assumed").map(({ name }) => name);
  expect(named("shape")).toEqual([...shapes, "submitTravelRule", "webhookEvent", "identifiers"]);
  const grants = new Set<string | null>(allOperations.filter(isScopeAssumed).map(({ grant }) => grant));
  expect(new Set<string | null>(named("scope"))).toEqual(grants);
  expect(named("scope")).toHaveLength(grants.size);
  expect(named("error_code")).toEqual(["422", "429", "503", "409"]);
  expect(named("signature")).toEqual(["canonicalRequest"]);
  expect(named("tolerance")).toEqual(["X-Service-Timestamp", "webhook-timestamp"]);
});

test("behaviour: names exactly the operations without a documented scope", () => {
  const text = listAssumptions()
    .filter(({ kind }) => kind === "scope")
    .map(({ assumption }) => assumption)
    .join(" ");
  for (const operation of allOperations) {
    expect([operation.name, text.includes(`\`${operation.name}\``)]).toEqual([
      operation.name,
      isScopeAssumed(operation),
    ]);
  }
});

test("behaviour: lists every code that is not documented", () => {
  const assumed = Object.values(errorCodes).filter(({ evidence }) => evidence === "assumed");
  const statuses = assumed.map(({ status }) => String(status));
  // The code of 409 is documented, but not for a fourth enabled webhook endpoint.
  expect(named("error_code")).toEqual([...statuses, "409"]);
});

test("behaviour: every assumption is a sentence, and names are unique within their kind", () => {
  const list = listAssumptions();
  for (const { assumption } of list) expect(assumption).toMatch(/^[A-Z`].*\.$/);
  expect(new Set(list.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(list.length);
});

test("parameters: assumesScope, assumesCanonicalRequest", () => {
  const list = listAssumptions({
    assumesScope: ({ name }) => name === "getBalances",
    assumesCanonicalRequest: false,
  });
  expect(list.filter(({ kind }) => kind === "scope")).toEqual([
    { kind: "scope", name: "wallets:view", assumption: "Needed for `getBalances`." },
  ]);
  expect(named("signature", list)).toEqual([]);
});
