import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The source of `@partner-kit/react/styles.css`. It declares the layers and imports no sheet. */
export const entry = fileURLToPath(new URL("../src/styles.css", import.meta.url));

const folder = fileURLToPath(new URL("../src/", import.meta.url));

/** The entry followed by imports of all sheets, in order. */
export function entryText(): string {
  const imports = listSheets().map((path) => `@import "./${path}";\n`);
  return readFileSync(entry, "utf8") + imports.join("");
}

/** Vite plugin that adds the sheets to the entry, for pages that import the kit's sources. */
export function kitStyles(): Plugin {
  return {
    name: "kit-styles",
    enforce: "pre",
    load: (id) => (id.split("?")[0] === entry ? entryText() : undefined),
  };
}

/**
 * Paths of all sheets in src. All rules have the same specificity, so their order decides: theme, rules shared by
 * primitives, primitives, components, rules shared by components. Within these groups by path, except that a sheet comes
 * after every component that its rules change, and rules for several components come before their own.
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
      throw new Error(
        `These style sheets depend on each other: ${rest}. Move the rules that change another component into one of them.`,
      );
    }
    placed.add(next);
  }
  return [...placed];
}

const ranks = [/^theme\/tokens\.css$/, /^theme\//, /^ui\/[a-z]/, /^ui\//, /\/[A-Z]\w*\.css$/, /./];

function rankOf(path: string): number {
  return ranks.findIndex((rank) => rank.test(path));
}

/** The sheets that must come before each sheet. A component's sheet has the component's name. */
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

/** The components of a selector, and whether each is the subject or a part of another. */
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
