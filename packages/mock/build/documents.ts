import { allOperations, errorCodes, listAssumptions } from "@partner-kit/contract";
import { scenarios } from "../src/scenarios/scenarios.ts";
import { choices } from "./choices.ts";
import { listInputLimits } from "./inputLimits.ts";
import { sentinels } from "./sentinels.ts";

/** The text of DIFFERENCES.md. */
export function writeDifferences(): string {
  const assumed = allOperations.flatMap(({ name, method, path, assumed: sentence }) =>
    sentence === undefined ? [] : [[`\`${name}\``, `\`${method} ${path}\``, sentence]],
  );
  const grants = allOperations.flatMap(({ name, scope, grant }) =>
    scope === "unknown" ? [[`\`${name}\``, `\`${grant}\``]] : [],
  );
  const others = listAssumptions().flatMap(({ kind, name, assumption }) =>
    kind === "signature" || kind === "tolerance" || name === "webhookEvent" ? [`\`${name}\`: ${assumption}`] : [],
  );
  const limits = listInputLimits().map(({ limit, fields }) => [
    limit,
    fields.map((field) => `\`${field}\``).join(", "),
  ]);
  const codes = Object.entries(errorCodes).flatMap(([code, { status, origin, evidence }]) =>
    origin === "service" && evidence === "assumed" ? [[String(status), `\`${code}\``]] : [],
  );
  return [
    "# Where the emulator guesses",
    "The service's documentation leaves gaps. This page lists what stands in them here: first what the contract assumes, and with it every\npart of the kit, then what the emulator alone had to choose. It is written by `pnpm documents` from the code.",
    "## Operations whose path or shape is assumed",
    writeTable(["operation", "path", "assumed"], assumed),
    "## Scopes that are assumed",
    "Which scope these need is not shown.",
    writeTable(["operation", "scope"], grants),
    "## Error codes that are assumed",
    writeTable(["status", "code"], codes),
    "## Signatures and events",
    writeList(others),
    "## Limits of input that are assumed",
    "The service document sets none of these. Proxy and emulator refuse what is beyond them with 400 `VALIDATION_FAILED`, and none is\nmeant to keep out anything that the service would take.",
    writeTable(["limit", "fields"], limits),
    "# What the emulator chose",
    ...Object.entries(choices).flatMap(([area, sentences]) => [`## ${area}`, writeList(sentences)]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** README.md with its tables of sentinels and scenarios as they should be. */
export function writeReadme(current: string): string {
  const rows = sentinels.map(({ field, value, effect }) => [field, `\`${value}\``, effect]);
  const worlds = Object.entries(scenarios).map(([name, { description }]) => [`\`${name}\``, description]);
  const withSentinels = replacePart(current, "sentinels", writeTable(["input", "value", "what it does"], rows));
  return replacePart(withSentinels, "scenarios", writeTable(["scenario", "what it starts with"], worlds));
}

function replacePart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`pnpm documents\` -->`, `<!-- end of ${name} -->`];
  const [before, rest = ""] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`README.md has lost the place of its ${name}`);
  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function writeList(sentences: readonly string[]): string {
  return sentences.map((sentence) => `* ${sentence}`).join("\n");
}
