import { allOperations, errorCodes, listAssumptions } from "@partner-kit/contract";
import { scenarios } from "../src/scenarios/scenarios.ts";
import { choices } from "./choices.ts";
import { listInputLimits } from "./inputLimits.ts";
import { sentinels } from "./sentinels.ts";

/** Assumptions that are neither about an operation nor in a table. */
const otherNames: ReadonlySet<string> = new Set(["webhookEvent", "identifiers", "409"]);

/** Writes DIFFERENCES.md. */
export function writeDifferences(): string {
  const assumed = allOperations.flatMap(({ name, method, path, assumed: sentence }) =>
    sentence === undefined ? [] : [[`\`${name}\``, `\`${method} ${path}\``, sentence]],
  );
  const grants = allOperations.flatMap(({ name, scope, grant }) =>
    scope === "unknown" ? [[`\`${name}\``, `\`${grant}\``]] : [],
  );
  const others = listAssumptions().flatMap(({ kind, name, assumption }) =>
    kind === "signature" || kind === "tolerance" || otherNames.has(name) ? [`\`${name}\`: ${assumption}`] : [],
  );
  const limits = listInputLimits().map(({ limit, fields }) => [
    limit,
    fields.map((field) => `\`${field}\``).join(", "),
  ]);
  const codes = Object.entries(errorCodes).flatMap(([code, { status, origin, evidence }]) =>
    origin === "service" && evidence === "assumed" ? [[String(status), `\`${code}\``]] : [],
  );
  return [
    "# Differences and assumptions",
    "The documentation of the service has gaps. This page lists the assumptions of the contract, which apply to every part of the kit, and the\nchoices of the emulator. `pnpm documents` generates it from the code.",
    "## Operations with an assumed path or shape",
    writeTable(["operation", "path", "assumption"], assumed),
    "## Assumed scopes",
    "The service document does not name the scopes of these operations.",
    writeTable(["operation", "scope"], grants),
    "## Assumed error codes",
    writeTable(["status", "code"], codes),
    "## Signatures, events, IDs and limits",
    writeList(others),
    "## Assumed input limits",
    "The service document does not set these limits. Proxy and emulator reject longer or malformed values with 400 `VALIDATION_FAILED`. The\nlimits are far above the values that the service should need.",
    writeTable(["limit", "fields"], limits),
    "# Choices of the emulator",
    ...Object.entries(choices).flatMap(([area, sentences]) => [`## ${area}`, writeList(sentences)]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** Updates the tables of sentinels and scenarios in README.md. */
export function writeReadme(current: string): string {
  const rows = sentinels.map(({ field, value, effect }) => [field, `\`${value}\``, effect]);
  const scenarioRows = Object.entries(scenarios).map(([name, { description }]) => [`\`${name}\``, description]);
  const withSentinels = replacePart(current, "sentinels", writeTable(["input", "value", "effect"], rows));
  return replacePart(withSentinels, "scenarios", writeTable(["scenario", "initial data"], scenarioRows));
}

function replacePart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`pnpm documents\` -->`, `<!-- end of ${name} -->`];
  const [before, rest = ""] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined)
    throw new Error(`README.md has no markers for its ${name}. Add the lines ${begin} and ${end}.`);
  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function writeList(sentences: readonly string[]): string {
  return sentences.map((sentence) => `* ${sentence}`).join("\n");
}
