import { expect, test } from "vitest";
import { release02 } from "./release02.ts";
import { rewriteFile } from "./rewriteFile.ts";

test.each([
  ["a file without the kit", 'import { Answer } from "other";\nconst a: Answer = 1;'],
  ["a name of the kit's own kind", 'import { Answer } from "@partner-kit/react";\nexport const a = Answer;'],
  ["an object that is not the kit's", 'import "@partner-kit/react";\nconst a = { figure: 1 };\na.figure;'],
  [
    "a parameter with the name of an import",
    inReact("formatMoney", "const f = (formatMoney: () => { figure: 1 }) => formatMoney().figure;"),
  ],
  ["a variable that is assigned again", inReact("formatMoney", "let a = formatMoney(x); a = other; a.code;")],
  ["keyframes", ".pk-root { animation: a }\n@keyframes a { from { top: 0 } 50% { top: 1px } }"],
])("behaviour: leaves %s alone", (_, text) => {
  const path = text.startsWith(".") ? "a.css" : "a.ts";
  expect(rewriteFile({ path, text }, release02)).toEqual({ text, notes: [] });
});

test.each([
  [
    "one import for two names that became one",
    'import { useForgetfulMutation, useOperationMutation } from "@partner-kit/react";\n[useForgetfulMutation, useOperationMutation];',
    'import { useOperationMutation } from "@partner-kit/react";\n[useOperationMutation, useOperationMutation];',
  ],
  [
    "an alias if a name is taken",
    'import { type Answer } from "@partner-kit/proxy";\nlet ProxyResponse: Answer;',
    'import { type ProxyResponse as Answer } from "@partner-kit/proxy";\nlet ProxyResponse: Answer;',
  ],
  [
    "both names of an element",
    'import * as kit from "@partner-kit/react";\n<kit.useForgetfulMutation></kit.useForgetfulMutation>;',
    'import * as kit from "@partner-kit/react";\n<kit.useOperationMutation></kit.useOperationMutation>;',
  ],
  [
    "a shorthand property",
    'import { useForgetfulMutation } from "@partner-kit/react";\nexport const a = { useForgetfulMutation };',
    'import { useOperationMutation } from "@partner-kit/react";\nexport const a = { useForgetfulMutation: useOperationMutation };',
  ],
  [
    "an operation whose name is taken",
    'import type { UseBanksParameters } from "@partner-kit/react";\nlet listBanks: UseBanksParameters;',
    'import type { QueryHookParameters } from "@partner-kit/react";\nimport type { listBanks as listBanksOperation } from "@partner-kit/contract";\nlet listBanks: QueryHookParameters<typeof listBanksOperation>;',
  ],
  [
    "an entry below the package",
    'import { startMockServer as s } from "@partner-kit/mock/node";\ns({ receiverNow });',
    'import { startMockServer as s } from "@partner-kit/mock/node";\ns({ realNow: receiverNow });',
  ],
  [
    "a field through names, loops and patterns",
    inReact("formatMoney", "const a = formatMoney(x) as const; const { figure = 1, ...b } = a; b.figure; a!?.figure;"),
    inReact(
      "formatMoney",
      "const a = formatMoney(x) as const; const { amount: figure = 1, ...b } = a; b.amount; a!?.amount;",
    ),
  ],
  [
    "a typed parameter",
    'import type { formatMoney } from "@partner-kit/react";\nfunction f(list: readonly ReturnType<typeof formatMoney>[]) { for (const { figure } of list) use(figure); }',
    'import type { formatMoney } from "@partner-kit/react";\nfunction f(list: readonly ReturnType<typeof formatMoney>[]) { for (const { amount: figure } of list) use(figure); }',
  ],
])("behaviour: writes %s", (_, text, expected) => {
  const { text: once } = rewriteFile({ path: "a.tsx", text }, release02);
  expect(once).toBe(expected);
  expect(rewriteFile({ path: "a.tsx", text: once }, release02).text).toBe(expected);
});

test.each([
  ["passes on everything", 'export * from "@partner-kit/react";', "This passes on all names of the kit."],
  [
    "exports a type",
    'export type { UseBanksParameters } from "@partner-kit/react";',
    "Export a type of your own instead.",
  ],
  [
    "maps over results",
    inReact("formatMoney", "list.map((a) => formatMoney(a)).map((a) => a.figure);"),
    "Is this `figure` of formatMoney?",
  ],
  [
    "builds a selector",
    `import "@partner-kit/react";\nconst a = \`.pk-Figure:nth-child(\${n})\`;`,
    "pk-Figure is now pk-FormattedNumber.",
  ],
  [
    "compares",
    inReact("useRecipientEditor", 'switch (useRecipientEditor({}).address.check.status) { case "failed": }'),
    "An address check no longer has this status.",
  ],
  [
    "holds back an option",
    inReact("useCreateQuote", "const options = { mutation: { gcTime: 1 } }; useCreateQuote(options);"),
    "Is this `gcTime` of useOperationMutation?",
  ],
])("behaviour: reports a file that %s", (_, text, message) => {
  const rewritten = rewriteFile({ path: "a.ts", text }, release02);
  expect(rewritten.text).toBe(text);
  expect(rewritten.notes.map((note) => note.message)).toEqual([expect.stringContaining(message)]);
});

test("behaviour: reports an attribute that may mean two things", () => {
  const text = '.pk-Money [data-part="figure"], .pk-PriceFacts [data-part="figure"] {}\n';
  const { text: rewritten, notes } = rewriteFile({ path: "a.css", text }, release02);
  expect(rewritten).toBe('.pk-Money [data-part="amount"], .pk-PriceFacts [data-part="figure"] {}\n');
  expect(notes).toEqual([
    { line: 1, message: '[data-part="figure"] is now "amount" inside .pk-Money, "value" inside .pk-Chart.' },
  ]);
});

function inReact(name: string, code: string): string {
  return `import { ${name} } from "@partner-kit/react";\n${code}`;
}
