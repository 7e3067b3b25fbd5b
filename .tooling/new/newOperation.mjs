import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as contract from "../templates/contract.mjs";
import { dataHookImports, dataHookText } from "../templates/dataHook.mjs";
import * as mock from "../templates/mock.mjs";
import { addImports, createDraft, insertBefore } from "./createDraft.mjs";
import { describeOperation } from "./describeOperation.mjs";
import { NewError } from "./NewError.mjs";
import { pascal } from "./nameCases.mjs";

/**
 * @import { Draft } from "./createDraft.mjs"
 * @import { NewOperation } from "./describeOperation.mjs"
 *
 * @typedef {object} Registry Part of the contract that the generators read.
 * @property {Readonly<Record<string, { name: string, method: string, path: string, resource: string, auth: string, data: unknown }>>} operations
 * @property {readonly string[]} scopes
 */

/**
 * Drafts the files of a new operation. Does not write them.
 *
 * @param {object} parameters
 * @param {string} parameters.root
 * @param {string} parameters.name
 * @param {string | undefined} [parameters.path]
 * @param {string | undefined} [parameters.method]
 * @param {string | undefined} [parameters.resource]
 */
export async function newOperation({ root, ...wanted }) {
  const { operations, scopes } = await readRegistry(root);
  const { name } = wanted;
  if (Object.hasOwn(operations, name)) throw new NewError(`${name} exists already: ${operations[name]?.path}.`);
  const draft = createDraft(root);
  const operation = describeOperation({
    ...wanted,
    scopes,
    basePathOf: (resource) => {
      const path = Object.values(operations).find((one) => one.resource === resource)?.path;
      return path?.replace(/\/\{.*$/, "");
    },
  });
  const taken = Object.values(operations).find(
    ({ method, path }) => method === operation.method && path === operation.path,
  );
  if (taken) throw new NewError(`${operation.method} ${operation.path} is ${taken.name} already. Pass another --path.`);
  writeContract(draft, operation);
  const unwritten = writeMock(draft, operation);
  writeDataHook(draft, operation);
  return { operation, draft, unwritten };
}

/**
 * @param {string} root
 * @returns {Promise<Registry>}
 */
export async function readRegistry(root) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "packages/contract/src", file)).href);
  const [{ operations }, { allScopes }] = await Promise.all([load("operations.ts"), load("scopes.ts")]);
  return { operations, scopes: allScopes };
}

/** @param {Draft} draft @param {NewOperation} operation */
function writeContract(draft, operation) {
  const { name, resource, record, type } = operation;
  const folder = "packages/contract/src";
  const file = `${folder}/resources/${resource}.ts`;
  const isNewResource = !draft.has(file);
  if (isNewResource) {
    draft.edit(`${folder}/resource.ts`, (text) => insertBefore(text, '  | "session"', `  | "${resource}"\n`));
  } else if (!draft.read(`${folder}/resource.ts`).includes(`  | "${resource}"`)) {
    throw new NewError(`--resource ${resource} is a file, not a resource. Choose one of ${folder}/resource.ts.`);
  }
  const needsSchema = isNewResource || !draft.read(file).includes(`export const ${record}Schema`);
  const added = (needsSchema ? contract.schemaText(operation) : "") + contract.operationText(operation);
  const imports = [
    ...contract.contractImports(operation),
    ...(needsSchema || operation.kind === "list" ? ['import { openObject } from "../schema/openObject.ts";'] : []),
    ...(needsSchema ? ['import { timestamp } from "../schema/timestamp.ts";'] : []),
  ];
  extend(draft, file, imports, added);
  extend(
    draft,
    `${folder}/resources/${resource}.test.ts`,
    contract.contractTestImports(operation),
    contract.contractTest(operation),
  );
  draft.edit(`${folder}/operations.ts`, (text) =>
    insertBefore(
      addImports(text, `import { ${name} } from "./resources/${resource}.ts";`),
      "} as const satisfies",
      `  ${name},\n`,
    ),
  );
  const names = needsSchema ? `${name}, type ${type}` : name;
  draft.edit(`${folder}/exports/index.ts`, (text) =>
    addImports(text, `export { ${names} } from "../resources/${resource}.ts";`),
  );
}

/**
 * @param {Draft} draft
 * @param {NewOperation} operation
 * @returns {string | undefined} The file whose handler is still to be written.
 */
function writeMock(draft, operation) {
  const { name, resource, records, type } = operation;
  const folder = "packages/mock/src";
  const file = `${folder}/handlers/${resource}.ts`;
  const seed = `${folder}/seed/${resource}.ts`;
  if (!draft.has(file)) {
    draft.create(file, mock.handlersText(operation));
    draft.create(seed, mock.seedText(operation));
    draft.edit(`${folder}/handlers.ts`, (text) =>
      insertBefore(
        addImports(text, `import { ${resource} } from "./handlers/${resource}.ts";`),
        "};",
        `  ...${resource},\n`,
      ),
    );
    draft.edit(`${folder}/database.ts`, (text) =>
      addImports(
        text.replace("export interface Database extends ", (start) => `${start}${type}Tables, `),
        `import type { ${type}Tables } from "./seed/${resource}.ts";`,
      ),
    );
    draft.edit(`${folder}/seed/createDatabase.ts`, (text) =>
      addImports(
        insertBefore(text, "    ...createWalletTables(),\n", `    ...create${type}Tables(),\n`),
        `import { create${type}Tables } from "./${resource}.ts";`,
      ),
    );
    draft.edit(`${folder}/seed/partner.ts`, (text) =>
      addImports(
        insertBefore(text, "}\n", `  seed${pascal(records)}({ db, accountId, now });\n`),
        `import { seed${pascal(records)} } from "./${resource}.ts";`,
      ),
    );
  }
  const hasTable = draft.has(seed) && draft.read(seed).includes(`readonly ${records}: Map<string, Stored${type}>`);
  addHandler(draft, file, operation, hasTable ? mock.handlerText(operation) : mock.unwrittenHandlerText(operation));
  const isAboutOne = operation.kind !== "list" && operation.kind !== "create";
  if (hasTable && isAboutOne && !draft.read(file).includes(`function find${type}(`)) {
    extend(draft, file, mock.findImports(operation), mock.findText(operation));
  }
  extend(
    draft,
    `${folder}/handlers/${resource}.test.ts`,
    mock.handlerTestImports(operation),
    mock.handlerTest(operation),
  );
  return hasTable ? undefined : `${file}: ${name}`;
}

/** @param {Draft} draft @param {string} file @param {NewOperation} operation @param {string} handler */
function addHandler(draft, file, { name, resource }, handler) {
  const head = new RegExp(`export const ${resource}: Handlers<([^>]*)> = \\{\\n`);
  draft.edit(file, (text) => {
    const [start = "", names = ""] = head.exec(text) ?? [];
    if (!start) return text;
    const at = text.indexOf("\n};", text.indexOf(start) + start.length - 1);
    const all = names.trim() === "never" ? `"${name}"` : `${names} | "${name}"`;
    const extended = `${text.slice(0, at + 1)}${at + 1 > text.indexOf(start) + start.length ? "\n" : ""}${handler}${text.slice(at + 1)}`;
    return extended.replace(start, start.replace(`<${names}>`, `<${all}>`));
  });
}

/** @param {Draft} draft @param {NewOperation} operation */
function writeDataHook(draft, operation) {
  const { resource, hook, query } = operation;
  const folder = "packages/react/src";
  extend(draft, `${folder}/${resource}/${resource}.ts`, dataHookImports(operation), dataHookText(operation));
  const names = [hook, ...(query ? [query] : [])].join(", ");
  draft.edit(`${folder}/exports/dataHooks.ts`, (text) =>
    addImports(text, `export { ${names} } from "../${resource}/${resource}.ts";`),
  );
}

/**
 * Appends to a file, or creates it.
 *
 * @param {Draft} draft
 * @param {string} file
 * @param {readonly string[]} imports
 * @param {string} text
 */
function extend(draft, file, imports, text) {
  if (draft.has(file)) draft.edit(file, (before) => addImports(before, ...imports) + text);
  else draft.create(file, `${imports.join("\n")}\n${text}`);
}
