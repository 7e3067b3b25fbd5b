import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Constants that are not choices about the service: units, documented values and internals of the emulator. */
const units = ["UNIT", "HUNDREDTH", "MINUTE_MS", "HOUR_MS", "DAY_MS", "PLACES"];
const derived = ["STABLECOIN_STEP", "STRETCH_STEPS", "DAY_STRETCHES"];
const documented = ["ENVELOPE_VERSION", "RETENTION_MS"];
const implementation = [
  "TIMER_MAX_MS",
  "CONTROL_BODY_MAX_BYTES",
  "MOCK_PORT_DEFAULT",
  "FORMAT",
  "CHUNKS",
  "SOME_PUBLIC",
  "LETTERS",
  "ACCOUNT_ID",
  "OTHER_ACCOUNT_ID",
  // Time of the testing kit, not of the emulator.
  "DELIVERY_MS",
];
const internal = new Set([...units, ...derived, ...documented, ...implementation]);

const root = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

function listSources(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "test" ? [] : listSources(path);
    return path.endsWith(".ts") && !path.endsWith(".test.ts") ? [path] : [];
  });
}

test("behaviour: the differences or sentinels document every number that the emulator chose", () => {
  const documentation = read("build/choices.ts") + read("build/sentinels.ts");
  const found = listSources("src").flatMap((path) =>
    Array.from(
      read(path).matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b[^=]*=\s*[^\s]*\d/gm),
      ([, name = ""]) => name,
    ),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !internal.has(name) && !isUsed(documentation, name))).toEqual([]);
});

/** Whether a name occurs outside the imports. */
function isUsed(text: string, name: string): boolean {
  const body = text.replace(/^import .*$/gm, "");
  return new RegExp(`\\b${name}\\b`).test(body);
}
