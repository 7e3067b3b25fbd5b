import { tokenPurposes } from "../../../.storybook/pages/tokenPurposes.ts";
import { cellCode, writeTable } from "./markdown.ts";
import { readSource } from "./root.ts";

/** Writes the table of tokens with their purpose and default. */
export function writeTokenTable(): string {
  const values = readTokens();
  const rows = Object.entries(tokenPurposes).map(([name, purpose]) => [
    cellCode(name),
    purpose,
    values.has(name) ? cellCode(values.get(name) ?? "") : "",
  ]);
  return writeTable(["token", "purpose", "default"], rows);
}

/** Returns the default of each token, with the colours of the palette: light, then dark. */
function readTokens(): ReadonlyMap<string, string> {
  const styles = readSource("packages/react/src/theme/tokens.css").replace(/\/\*[\s\S]*?\*\//g, "");
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of styles.matchAll(/(--pk-[\w-]+):\s*([^;]+);/g))
    if (!values.has(name)) values.set(name, value);
  return new Map(
    Array.from(values, ([name, value]) => [
      name,
      value
        .replace(/var\((--pk-ref-[\w-]+)\)/g, (_, reference: string) => values.get(reference) ?? reference)
        .replace(/^light-dark\(([^,]+), (.+)\)$/, "$1, $2"),
    ]),
  );
}
