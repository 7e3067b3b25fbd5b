/**
 * Compares the committed reports with the current ones by file name. Returns a text per report that differs, with its added and
 * removed lines.
 *
 * @param {ReadonlyMap<string, string>} committed
 * @param {ReadonlyMap<string, string>} current
 */
export function compareReports(committed, current) {
  const names = [...new Set([...committed.keys(), ...current.keys()])].toSorted();
  return names
    .filter((name) => committed.get(name) !== current.get(name))
    .map((name) => {
      const before = linesOf(committed.get(name));
      const after = linesOf(current.get(name));
      const removed = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
      const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
      const changes = [...removed, ...added];
      const left = changes.length - SHOWN_MAX;
      const more = left > 0 ? [`… and ${left} more lines`] : [];
      return [`docs/api/${name}:`, ...changes.slice(0, SHOWN_MAX), ...more].join("\n");
    });
}

const SHOWN_MAX = 20;

/** @param {string | undefined} report */
function linesOf(report = "") {
  return report.split("\n");
}
