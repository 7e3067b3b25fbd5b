import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The file that `@partner-kit/react/styles.css` resolves to in the sources. It has the layers and lists no sheet. */
export const entry = fileURLToPath(new URL("../src/styles.css", import.meta.url));

const folder = fileURLToPath(new URL("../src/", import.meta.url));

/** The entry with every sheet of the sources behind it, in order. */
export function entryText(): string {
  const imports = listSheets().map((path) => `@import "./${path}";\n`);
  return readFileSync(entry, "utf8") + imports.join("");
}

/** A plugin of Vite's that puts the sheets into the entry, for pages that take the kit from its sources. */
export function kitStyles(): Plugin {
  return {
    name: "kit-styles",
    enforce: "pre",
    load: (id) => (id.split("?")[0] === entry ? entryText() : undefined),
  };
}

/**
 * Paths of all sheets below src. No rule is stronger than another, so the later one counts: first the theme, then what
 * primitives share, primitives, components, and what components share. Within these by path, but a sheet comes after
 * every component that its rules change, and a rule for several components comes before their own.
 */
export function listSheets(): readonly string[] {
  const paths = globSync("*/**/*.css", { cwd: folder }).toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
  );
  const before = findPredecessors(paths);
  const placed = new Set<string>();
  while (placed.size < paths.length) {
    const next = paths.find(
      (path) => !placed.has(path) && [...(before.get(path) ?? [])].every((one) => placed.has(one)),
    );
    if (!next) {
      const rest = paths.filter((path) => !placed.has(path)).join(", ");
      throw new Error(`These style sheets change one another, so none can come first: ${rest}`);
    }
    placed.add(next);
  }
  return [...placed];
}

const ranks = [/^theme\/tokens\.css$/, /^theme\//, /^ui\/[a-z]/, /^ui\//, /\/[A-Z]\w*\.css$/, /./];

function rankOf(path: string): number {
  return ranks.findIndex((rank) => rank.test(path));
}

/** For each sheet, those that have to come before it. A component's own sheet has its name. */
function findPredecessors(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map(paths.map((path) => [basename(path, ".css"), path]));
  const before = new Map(paths.map((path) => [path, new Set<string>()]));
  for (const path of paths) {
    const css = readFileSync(folder + path, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    for (const [selector] of css.matchAll(/:where\([^{}]*(?=\{)/g)) {
      const named = namesIn(selector);
      const isShared = new Set(named.flatMap(({ name, isPart }) => (isPart ? [] : [name]))).size > 1;
      for (const { name, isPart } of named) {
        const owner = owners.get(name) ?? path;
        if (owner !== path) before.get(isShared && !isPart ? owner : path)?.add(isShared && !isPart ? path : owner);
      }
    }
  }
  return before;
}

/** The components that a selector names, and whether each is a part of another or what the selector is about. */
function namesIn(selector: string): readonly { readonly name: string; readonly isPart: boolean }[] {
  let isPart = false;
  let depth = 0;
  return Array.from(selector.matchAll(/[(),]|\.pk-(\w+)/g)).flatMap(([token, name]) => {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token === "," && depth <= 1) isPart = false;
    if (name === undefined) return [];
    const found = { name, isPart };
    isPart = true;
    return [found];
  });
}
