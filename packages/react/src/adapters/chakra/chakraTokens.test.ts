// @vitest-environment node
import { defaultConfig, defaultSystem } from "@chakra-ui/react";
import { expect, test } from "vitest";
import { expectTokens } from "../../../test/expectTokens.ts";
import { chakraSources, chakraTokens } from "./chakraTokens.ts";

const { tokens = {}, semanticTokens = {} } = defaultConfig.theme ?? {};

/** The value of a token of the default theme, in one of its modes. */
function resolve(path: string, mode: "light" | "dark"): unknown {
  const keys = path.replace("colorPalette", "gray").split(".");
  const node = [semanticTokens, tokens].map((root) => read(root, keys)).find((found) => found !== undefined);
  const value = typeof node === "object" && node !== null && `_${mode}` in node ? Reflect.get(node, `_${mode}`) : node;
  const reference = typeof value === "string" && /^\{(.+)\}$/.exec(value)?.[1];
  return reference ? resolve(reference, mode) : value;
}

function read(root: unknown, keys: readonly string[]): unknown {
  const node = keys.reduce(get, root);
  return get(node, "value") ?? get(get(node, "DEFAULT"), "value");
}

function get(node: unknown, key: string): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
}

test.each(["light", "dark"] as const)("behaviour: the default theme, %s, keeps the kit's contrast", (mode) => {
  const values = Object.entries(chakraSources).map(([name, path]) => [name, resolve(path, mode)]);
  expectTokens({ mode, tokens: Object.fromEntries(values) });
});

test("behaviour: tokens are references to the variables of the system", () => {
  const references = chakraTokens(defaultSystem);
  expect(references["--pk-color-surface"]).toBe("var(--chakra-colors-bg-panel)");
  expect(references["--pk-radius"]).toBe("var(--chakra-radii-l3)");
  expect(Object.values(references).filter((value) => !/^var\(--chakra-[\w-]+\)$/.test(String(value)))).toEqual([]);
});
