/** A part of a line of code. `plain` is everything else: names, numbers, punctuation and space. */
export interface CodeToken {
  readonly kind: "comment" | "string" | "keyword" | "plain";
  readonly text: string;
  /** Where it starts in the line. */
  readonly start: number;
}

/**
 * Splits a line of a snippet into comments, strings, keywords and the rest. One pattern covers all five languages of the
 * snippets, because none of them has a string or a comment of several lines.
 */
export function highlightLine(line: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of line.matchAll(TOKEN)) {
    if (index > end) tokens.push({ kind: "plain", text: line.slice(end, index), start: end });
    const kind = (["comment", "string"] as const).find((name) => groups[name] !== undefined) ?? "keyword";
    tokens.push({ kind, text, start: index });
    end = index + text.length;
  }
  if (end < line.length) tokens.push({ kind: "plain", text: line.slice(end), start: end });
  return tokens;
}

const KEYWORDS = `as async await break case catch class const continue declare def do else except extends false final finally
  for foreach from func function if import in is let new nil None not null or package private public raise range return
  static switch throw throws true True False try type typeof var void while with`;

const TOKEN = new RegExp(
  [
    String.raw`(?<comment>(?:\/\/|#).*)`,
    String.raw`(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\`[^\`]*\`)`,
    String.raw`(?<![\w.$])(?:${KEYWORDS.split(/\s+/).join("|")})(?!\w)`,
  ].join("|"),
  "g",
);
