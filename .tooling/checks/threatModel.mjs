/** @import { RepositoryFile } from "./readRepository.mjs" */

const path = "docs/security/threat-model.md";

/**
 * Checks that every threat has a mitigation, a remaining risk and a test that exists, one line per problem.
 *
 * A threat is a heading such as `### P3. …`. A test is a list entry with a link to its file, a colon and its title as code.
 * The title is written as in the source, or as one of the titles that its placeholders produce.
 *
 * @param {readonly RepositoryFile[]} files
 * @returns {string[]}
 */
export function checkThreatModel(files) {
  const model = files.find((file) => file.path === path);
  if (!model) return [`${path}: is missing`];
  const threats = model.text.split(/^(?=#{2,3} )/m).filter((section) => /^### [A-Z]+\d+\. /.test(section));
  if (threats.length === 0) return [`${path}: has no threats`];
  const ids = threats.map((threat) => /^### ([A-Z]+\d+)/.exec(threat)?.[1] ?? "");
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id} appears twice`),
    ...listTableIds(model.text)
      .filter((id) => !ids.includes(id))
      .map((id) => `${path}: a table names ${id}, which is not a threat`),
    ...threats.flatMap((threat, index) =>
      checkThreat(threat, files).map((problem) => `${path}: ${ids[index]} ${problem}`),
    ),
  ];
}

/** Returns the IDs of threats in tables. @param {string} text */
function listTableIds(text) {
  return (text.match(/^\|.*/gm) ?? []).flatMap((row) => row.match(/\b[A-Z]\d+\b/g) ?? []);
}

/**
 * @param {string} threat
 * @param {readonly RepositoryFile[]} files
 */
function checkThreat(threat, files) {
  // An entry ends at the next one or at a blank line.
  const entries = threat.split(/^(?=- )|\n\n/m).filter((entry) => entry.startsWith("- "));
  return [
    ...(/^Mitigation: \S/m.test(threat) ? [] : ["has no mitigation"]),
    ...(/^Remaining risk: \S/m.test(threat) ? [] : ["has no remaining risk"]),
    ...(entries.length > 0 ? [] : ["has no test"]),
    ...entries.flatMap((entry) => checkEntry(entry, files)),
  ];
}

/**
 * @param {string} entry
 * @param {readonly RepositoryFile[]} files
 */
function checkEntry(entry, files) {
  const [, target, titles = ""] = /^- \[[^\]]+\]\(\.\.\/\.\.\/([^)]+)\): (.+)/s.exec(entry) ?? [];
  if (!target) return [`has an entry that is not "- [file](path): \`title\`": ${entry.trim()}`];
  const file = files.find((candidate) => candidate.path === target);
  if (!file) return [`names ${target}, which does not exist`];
  if (!/\.test\.(tsx?|mjs)$/.test(target)) return [`names ${target}, which is not a test`];
  const sources = readTitles(file.text);
  const named = Array.from(titles.matchAll(/`([^`]+)`/g), ([, title = ""]) => title.replace(/\s+/g, " "));
  if (named.length === 0) return [`names no title in ${target}`];
  return named
    .filter((title) => !sources.some((source) => source === title || toPattern(source).test(title)))
    .map((title) => `names "${title}", which is not a title in ${target}`);
}

/**
 * Returns the titles of the tests of a file, without those that are skipped.
 *
 * @param {string} text
 */
function readTitles(text) {
  // The title follows `test(`, or the cases: `test.each([…])(` or a template of `test.each`.
  const calls = /(\b(?:test|it)(?:\.\w+)*|[)`])\(\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)/g;
  return Array.from(text.matchAll(calls), ([, call = "", title = ""]) => ({ call, title: title.slice(1, -1) }))
    .filter(({ call }) => !/\.(skip|todo|fails)$/.test(call))
    .map(({ title }) => title.replace(/\\(.)/g, "$1"));
}

/** Placeholders of Vitest (`%s`, `$name`) and of template strings stand for any text. @param {string} source */
function toPattern(source) {
  const placeholder = /%[a-zA-Z#$]|\$\{[^}]*\}|\$[\w.]+/;
  const parts = source.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
