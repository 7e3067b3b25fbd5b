import { expect, test } from "vitest";
import { webhookSnippets } from "../snippets/webhookSnippets.ts";
import { highlightLine } from "./highlightLine.ts";

/** The parts that are not plain, each with its kind. */
const marked = (line: string) =>
  highlightLine(line)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['  .filter((secret) => secret !== "")', ['string ""']],
  ['const a = `b.`; // "c"', ["keyword const", "string `b.`", 'comment // "c"']],
  ['def f(x):  # It isn\'t "one".', ["keyword def", 'comment # It isn\'t "one".']],
  ['key = hmac.new(b"v1,", None)', ['string "v1,"', "keyword None"]],
  ['fmt.Printf("{\\"port\\":%d}\\n", port)', ['string "{\\"port\\":%d}\\n"']],
  ["if ($return === '//') {", ["keyword if", "string '//'"]],
  ['throw new Error("no // comment");', ["keyword throw", "keyword new", 'string "no // comment"']],
])("default: %s", (line, expected) => {
  expect(marked(line)).toEqual(expected);
});

test.each(webhookSnippets)("behaviour: keeps the text of $fileName, and closes each string", async ({ load }) => {
  const lines = (await load()).split("\n");
  const tokens = lines.map(highlightLine);
  expect(tokens.map((line) => line.map(({ text }) => text).join(""))).toEqual(lines);
  const plain = tokens.flat().filter(({ kind }) => kind === "plain");
  expect(plain.filter(({ text }) => /["'`#]|\/\//.test(text))).toEqual([]);
  expect(new Set(tokens.flat().map(({ kind }) => kind))).toEqual(new Set(["plain", "comment", "string", "keyword"]));
});
