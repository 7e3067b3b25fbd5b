import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import first from "../../test/names-0.1.json" with { type: "json" };
import { release02 } from "./release02.ts";

const packages = ["contract", "react", "proxy", "mock"] as const;

// Renaming something public fails here until the table has it.
test.each(packages)("behaviour: every export of %s in 0.1 exists or is in the table", (name) => {
  const exported = listExports(name);
  const changed = release02.exports
    .filter((change) => change.package === `@partner-kit/${name}`)
    .map((change) => change.from);
  expect(first.exports[name].filter((old) => !exported.has(old) && !changed.includes(old))).toEqual([]);
});

test("behaviour: every class, custom property and variable of 0.1 exists or is in the table", () => {
  const source = packages.map(readSource).join("\n");
  const changed = release02.classes.map(({ from }) => from);
  const names = [...first.classes, ...first.properties, ...first.variables].filter((name) => !changed.includes(name));
  const exists = (name: string) => new RegExp(`${name}(?![\\w-])`).test(source);
  // The proxy derives the name of a secret's file from the name of the secret.
  expect(names.filter((name) => !exists(name) && !exists(name.replace(/_FILE$/, "")))).toEqual([]);
});

// Today's packages are the release: a new name that is renamed again has to be corrected here.
test.each(packages)("behaviour: names of %s exist, and the old ones do not", (name) => {
  const exported = listExports(name);
  const changes = release02.exports.filter((change) => change.package === `@partner-kit/${name}`);
  expect(changes.filter(({ from }) => exported.has(from))).toEqual([]);
  expect(changes.filter(({ to }) => to !== undefined && !exported.has(to))).toEqual([]);
  const roots = release02.fields
    .filter((change) => change.package === `@partner-kit/${name}`)
    .flatMap((change) => change.in.map((location) => /\w+/.exec(location)?.[0] ?? ""));
  expect(Array.from(new Set(roots)).filter((root) => !exported.has(root))).toEqual([]);
});

test("behaviour: operations exist", () => {
  const exported = listExports("contract");
  const operations = release02.exports.flatMap(({ operation }) => operation ?? []);
  expect(operations.filter((operation) => !exported.has(operation))).toEqual([]);
});

test("behaviour: classes and attributes exist, and the old ones do not", () => {
  const source = readSource("react");
  for (const { from, to } of release02.classes) {
    expect(source).not.toMatch(new RegExp(`${from}(?![\\w-])`));
    expect(source).toContain(to);
  }
  for (const { attribute, from, to } of release02.attributes) {
    expect(source).not.toContain(`${attribute}="${from}"`);
    expect(source).toContain(`${attribute}="${to}"`);
  }
});

/** The names in a package's entries, types too. */
function listExports(name: string): ReadonlySet<string> {
  const folder = new URL(`../../../${name}/src/exports/`, import.meta.url);
  const entries = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.includes(".test."));
  return new Set(
    entries.flatMap((file) => {
      const { module } = parseSync(file, readFileSync(new URL(file, folder), "utf8"));
      return module.staticExports.flatMap(({ entries: exported }) =>
        exported.map((entry) => entry.exportName.name ?? ""),
      );
    }),
  );
}

/** The code and styles of a package, without tests. */
function readSource(name: string): string {
  const folder = new URL(`../../../${name}/src/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}
