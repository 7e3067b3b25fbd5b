/** Applies a function to the text outside of code blocks. */
export function outsideCode(text: string, change: (text: string) => string): string {
  // Every second part is a code block.
  return text
    .split(/(^ *```[^\n]*\n[\s\S]*?^ *```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}

/** Writes a table. Cells are Markdown. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Writes code for a table cell. */
export function cellCode(code: string): string {
  return `\`${code.replaceAll("|", "\\|")}\``;
}

/** Returns the first heading of a document, without its marks. */
export function headingOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? "";
}

/** Returns the text below a heading, up to the next heading of its level. Throws if the heading does not exist. */
export function sectionOf(text: string, heading: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  const level = /^#+/.exec(lines[start] ?? "")?.[0].length;
  if (level === undefined) throw new Error(`The document has no heading "${heading}".`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => new RegExp(`^#{1,${level}} `).test(line));
  return (end === -1 ? rest : rest.slice(0, end)).join("\n").trim();
}

/** The anchor of a heading, as code hosts write it, so that links work on both. */
export function slugify(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
