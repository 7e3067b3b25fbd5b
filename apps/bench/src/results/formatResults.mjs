/**
 * The figures of a part, and what they depend on.
 * @typedef {{ name: string, values: readonly number[], unit: string, target?: string }} Figure
 * @typedef {{ part: string, date: string, commit: string, machine: string, figures: readonly Figure[] }} PartRecord
 */

const START = "<!-- Written by `pnpm bench --record`. -->";
const END = "<!-- End of the recorded results. -->";

/**
 * Replaces the recorded results in the text of RESULTS.md.
 *
 * @param {readonly PartRecord[]} records
 * @param {string} text
 */
export function formatResults(records, text) {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`RESULTS.md lacks the lines "${START}" and "${END}".`);
  return `${before}${START}\n\n${records.map(formatRecord).join("\n")}\n${END}${after}`;
}

/** @param {PartRecord} record */
function formatRecord({ part, date, commit, machine, figures }) {
  const runs = figures[0]?.values.length ?? 0;
  const rows = figures.map(({ name, values, unit, target = "" }) => {
    const sorted = values.toSorted((one, other) => one - other);
    const spread = runs === 1 ? "" : `${sorted[0]} to ${sorted.at(-1)}`;
    return `| ${name} | ${sorted[Math.floor(runs / 2)]} | ${spread} | ${unit} | ${target} |\n`;
  });
  return `## ${part}

${date}, commit ${commit}, ${runs === 1 ? "one run" : `${runs} runs`}. ${machine}.

| | median | spread | unit, and peers in the first run | target |
|---|--:|--:|---|---|
${rows.join("")}`;
}
