import { spaced } from "../new/nameCases.mjs";

/** @import { NewOperation } from "../new/describeOperation.mjs" */

/** Imports of a resource's file. @param {NewOperation} operation */
export function contractImports({ kind, placeholders }) {
  return [
    'import * as z from "zod/mini";',
    'import { operation } from "../operation.ts";',
    ...(placeholders.length > 0 ? ['import { identifier } from "../schema/identifier.ts";'] : []),
    ...(kind === "create" || kind === "update" || kind === "replace"
      ? ['import { requiredText } from "../schema/text.ts";']
      : []),
  ];
}

/** The schema of a record. It needs imports of `openObject` and `timestamp`. @param {NewOperation} operation */
export function schemaText({ record, type }) {
  return `
/** A ${spaced(record)}. All fields are assumed. */
export type ${type} = z.output<typeof ${record}Schema>;

export const ${record}Schema = openObject({
  id: z.string(),
  label: z.string(),
  status: z.string(),
  created_at: timestamp,
});
`;
}

/** @param {NewOperation} operation */
export function operationText(operation) {
  const { name, kind, method, path, placeholders, resource, record, records, idField, grant } = operation;
  const label = kind === "update" ? ["label: z.optional(requiredText)"] : ["label: requiredText"];
  const takesLabel = kind === "create" || kind === "update" || kind === "replace";
  const fields = [...placeholders.map((field) => `${field}: identifier`), ...(takesLabel ? label : [])];
  const input = fields.length === 0 ? "z.strictObject({})" : `z.strictObject({ ${fields.join(", ")} })`;
  const isRead = kind === "list" || kind === "get";
  const errors = [
    ...(takesLabel ? ["VALIDATION_FAILED"] : []),
    "UNAUTHORIZED",
    ...(isRead ? [] : ["FORBIDDEN"]),
    ...(placeholders.length > 0 ? ["NOT_FOUND"] : []),
  ];
  const data = { list: `openObject({ ${records}: z.array(${record}Schema) })`, delete: "z.unknown()" };
  return `
/** ${titles[kind](operation)} The path and the shape are assumed. */
export const ${name} = operation({
  name: "${name}",
  method: "${method}",
  path: "${path}",
  auth: "key",
  scope: "unknown",
  grant: "${grant}",
  input: ${input},
  data: ${kind === "list" || kind === "delete" ? data[kind] : `${record}Schema`},
  resource: "${resource}",
  ${isRead ? "staleTime: 60_000," : `identifiers: { ${idField}: "${kind === "create" ? "id" : idField}" },\n  affects: ["${resource}"],`}
  errors: ${JSON.stringify(errors)},
  retry: "${isRead || kind === "delete" ? "safe" : "never"}",
  assumed: "${assumptions[kind](operation)}",
});
`;
}

/** Describes the operation in one sentence. @param {NewOperation} operation */
export function sentenceOf(operation) {
  return titles[operation.kind](operation);
}

/** @type {Readonly<Record<NewOperation["kind"], (operation: NewOperation) => string>>} */
const titles = {
  list: ({ records }) => `Lists the ${spaced(records)}.`,
  get: ({ record }) => `Reads one ${spaced(record)}.`,
  create: ({ record, name }) => `${name.startsWith("submit") ? "Submits" : "Creates"} a ${spaced(record)}.`,
  update: ({ record }) => `Changes a ${spaced(record)}. Omitted fields keep their value.`,
  replace: ({ record }) => `Replaces a ${spaced(record)}.`,
  delete: ({ record }) => `Deletes a ${spaced(record)}.`,
};

const shape = "{ id, label, status, created_at }";

/** @type {Readonly<Record<NewOperation["kind"], (operation: NewOperation) => string>>} */
const assumptions = {
  list: ({ records }) => `The listing is \`{ ${records}: [${shape}] }\`.`,
  get: ({ record, path }) => `GET ${path} returns the ${spaced(record)}.`,
  create: ({ record, method, path }) => `${method} ${path} takes \`{ label }\` and returns the ${spaced(record)}.`,
  update: ({ record, method, path }) => `${method} ${path} takes \`{ label }\` and returns the ${spaced(record)}.`,
  replace: ({ record, method, path }) => `${method} ${path} takes \`{ label }\` and returns the ${spaced(record)}.`,
  delete: ({ record }) => `A ${spaced(record)} is deleted by DELETE on its path. The response data is not read.`,
};

/** Imports of a resource's test. @param {NewOperation} operation */
export function contractTestImports({ name, resource }) {
  return ['import { expect, test } from "vitest";', `import { ${name} } from "./${resource}.ts";`];
}

/** @param {NewOperation} operation */
export function contractTest({ name, kind, method, path, records, grant }) {
  const record = '{ id: "1", label: "One", status: "pending", created_at: "2026-11-21T02:00:00Z", unknown: true }';
  const data = kind === "list" ? `{ ${records}: [${record}] }` : record;
  return `
test("default: ${name}", () => {
  expect([${name}.method, ${name}.path, ${name}.grant]).toEqual(["${method}", "${path}", "${grant}"]);
  const data = ${data};
  expect(${name}.data.parse(data)).toEqual(data);
});
`;
}
