import { spaced } from "../new/nameCases.mjs";
import { sentenceOf } from "./contract.mjs";

/** @import { NewOperation } from "../new/describeOperation.mjs" */

/** @param {NewOperation} operation */
export function dataHookImports({ name, query }) {
  return [
    `import { ${name} } from "@partner-kit/contract";`,
    ...(query
      ? ['import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";']
      : ['import { type MutationHook, mutationHook } from "../query/mutationHook.ts";']),
  ];
}

/** @param {NewOperation} operation */
export function dataHookText(operation) {
  const { name, kind, hook, query, record, records } = operation;
  if (!query) {
    return `
/** ${sentenceOf(operation)} The path and the shape are assumed. */
export const ${hook}: MutationHook<typeof ${name}> = mutationHook(${name});
`;
  }
  const what = kind === "list" ? `the ${spaced(records)}` : `one ${spaced(record)}`;
  return `
/** Reads ${what}. The path and the shape are assumed. */
export const ${hook}: QueryHook<typeof ${name}> = queryHook(${name});

/** TanStack options of ${what}, for prefetching and servers. */
export const ${query}: QueryOptionsFactory<typeof ${name}> = queryOptionsOf(${name});
`;
}
