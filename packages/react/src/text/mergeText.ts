import type { Text, TextOverrides } from "./text.ts";

/** A catalogue with a host's words on top. */
export function mergeText(catalogue: Text, overrides: TextOverrides = {}): Text {
  // Sections differ in their keys, which the compiler cannot follow from one to the next.
  return Object.fromEntries(
    Object.entries(catalogue).map(([section, words]) => {
      const own: unknown = Reflect.get(overrides, section);
      return [section, typeof own === "object" && own !== null ? { ...words, ...own } : words];
    }),
  ) as Text;
}
