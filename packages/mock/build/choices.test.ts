import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Constants that are no choice about the service: units, what the service document says, and the emulator's own working. */
const units = ["UNIT", "HUNDREDTH", "MINUTE_MS", "HOUR_MS", "DAY_MS", "PLACES"];
const derived = ["STABLECOIN_STEP", "STRETCH_STEPS", "DAY_STRETCHES"];
const documented = ["ENVELOPE_VERSION", "RETENTION_MS"];
const ofTheProgram = [
  "TIMER_MAX_MS",
  "CONTROL_BODY_MAX_BYTES",
  "MOCK_PORT_DEFAULT",
  "FORMAT",
  "PIECES",
  "SOME_PUBLIC",
  "LETTERS",
  "ACCOUNT_ID",
  "OTHER_ACCOUNT_ID",
];
const internal = new Set([...units, ...derived, ...documented, ...ofTheProgram]);

const root = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

function listSources(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "test" ? [] : listSources(path);
    return path.endsWith(".ts") && !path.endsWith(".test.ts") ? [path] : [];
  });
}

test("behaviour: every figure that the emulator chose is told in its differences or among its sentinels", () => {
  const told = read("build/choices.ts") + read("build/sentinels.ts");
  const found = listSources("src").flatMap((path) =>
    Array.from(
      read(path).matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b[^=]*=\s*[^\s]*\d/gm),
      ([, name = ""]) => name,
    ),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !internal.has(name) && !isUsed(told, name))).toEqual([]);
});

/** Whether a name stands anywhere but among the imports. */
function isUsed(text: string, name: string): boolean {
  const body = text.replace(/^import .*$/gm, "");
  return new RegExp(`\\b${name}\\b`).test(body);
}
