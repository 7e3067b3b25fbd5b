import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentNames } from "../../build/currentNames.ts";
import first from "../releases/0.1.json" with { type: "json" };
import { release02 } from "./release02.ts";

const packages = ["contract", "react", "proxy", "mock"] as const;
const current = currentNames();

// Renaming something public fails here until the table has it.
test.each(packages)("behaviour: every export of %s in 0.1 exists or is in the table", (name) => {
  const exported = new Set(current.exports[name]);
  const changed = release02.exports
    .filter((change) => change.package === `@partner-kit/${name}`)
    .map((change) => change.from);
  expect(first.exports[name].filter((old) => !exported.has(old) && !changed.includes(old))).toEqual([]);
});

test("behaviour: every class, custom property and variable of 0.1 exists or is in the table", () => {
  const names = [...current.classes, ...current.properties, ...current.variables];
  const known = new Set([...names, ...release02.classes.map(({ from }) => from)]);
  const old = [...first.classes, ...first.properties, ...first.variables];
  expect(old.filter((name) => !known.has(name))).toEqual([]);
});

test("behaviour: every message of 0.1 exists or is in the table", () => {
  const changed = release02.fields.flatMap(({ in: places, from }) =>
    places.flatMap((place) => (/^:Text(?=\.|$)/.test(place) ? [...place.split(".").slice(1), from].join(".") : [])),
  );
  const isChanged = (path: string): boolean => changed.some((name) => path === name || path.startsWith(`${name}.`));
  expect(first.messages.filter((path) => !current.messages.includes(path) && !isChanged(path))).toEqual([]);
});

test("behaviour: every operation of 0.1 exists", () => {
  expect(Object.keys(first.operations).filter((name) => current.operations[name] === undefined)).toEqual([]);
});

// Today's packages are the release: a new name that is renamed again has to be corrected here.
test.each(packages)("behaviour: names of %s exist, and the old ones do not", (name) => {
  const exported = new Set(current.exports[name]);
  const changes = release02.exports.filter((change) => change.package === `@partner-kit/${name}`);
  expect(changes.filter(({ from }) => exported.has(from))).toEqual([]);
  expect(changes.filter(({ to }) => to !== undefined && !exported.has(to))).toEqual([]);
  const roots = release02.fields
    .filter((change) => change.package === `@partner-kit/${name}`)
    .flatMap((change) => change.in.map((location) => /\w+/.exec(location)?.[0] ?? ""));
  expect(Array.from(new Set(roots)).filter((root) => !exported.has(root))).toEqual([]);
});

test("behaviour: operations exist", () => {
  const exported = new Set(current.exports["contract"]);
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

/** The code and styles of a package, without tests. */
function readSource(name: string): string {
  const folder = new URL(`../../../${name}/src/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}
