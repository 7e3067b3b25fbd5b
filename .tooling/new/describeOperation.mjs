import { NewError } from "./NewError.mjs";
import { camel, kebab, pascal, plural, singular, snake } from "./nameCases.mjs";

/**
 * Properties of a new operation that the templates use.
 *
 * @typedef {object} NewOperation
 * @property {string} name Such as `listSettlements`.
 * @property {Kind} kind
 * @property {string} method
 * @property {string} path
 * @property {readonly string[]} placeholders Placeholders of the path, in order.
 * @property {string} resource Also the name of its file in every package.
 * @property {string} record Singular of the resource: `settlement`.
 * @property {string} records Plural: `settlements`.
 * @property {string} type Type of a record: `Settlement`.
 * @property {string} idField Such as `settlement_id`.
 * @property {string} grant The scope a person needs.
 * @property {string} hook Such as `useSettlements`.
 * @property {string | undefined} query Such as `settlementsQuery`. Reads have one.
 *
 * @typedef {"list" | "get" | "create" | "update" | "replace" | "delete"} Kind
 */

/** @type {Readonly<Record<string, { kind: Kind, method: string }>>} */
const verbs = {
  list: { kind: "list", method: "GET" },
  get: { kind: "get", method: "GET" },
  create: { kind: "create", method: "POST" },
  submit: { kind: "create", method: "POST" },
  update: { kind: "update", method: "PATCH" },
  replace: { kind: "replace", method: "PUT" },
  delete: { kind: "delete", method: "DELETE" },
};

/**
 * Derives all properties from the name. Throws `NewError` if that is not possible.
 *
 * @param {object} parameters
 * @param {string} parameters.name
 * @param {string | undefined} [parameters.method]
 * @param {string | undefined} [parameters.path]
 * @param {string | undefined} [parameters.resource]
 * @param {readonly string[]} parameters.scopes Every scope of the service.
 * @param {(resource: string) => string | undefined} parameters.basePathOf The path of a resource that has operations already.
 * @returns {NewOperation}
 */
export function describeOperation(parameters) {
  const { name } = parameters;
  const [, word = "", noun = ""] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (!verb) {
    const known = Object.keys(verbs).join(", ");
    throw new NewError(
      `"${name}" is not an operation name. Start with a verb (${known}) and end with a noun: listSettlements.`,
    );
  }
  const { kind } = verb;
  const isPlural = pascal(plural(singular(noun))) === noun;
  if (kind === "list" && !isPlural) throw new NewError(`A list takes a plural: list${plural(noun)}.`);
  if (kind !== "list" && isPlural) {
    throw new NewError(`${name} affects one record. Use the singular: ${word}${singular(noun)}.`);
  }
  const record = camel(kind === "list" ? singular(noun) : noun);
  const records = plural(record);
  const resource = parameters.resource ?? records;
  if (!/^[a-z][A-Za-z0-9]*$/.test(resource)) {
    throw new NewError(`--resource "${resource}" is not in camel case. Example: --resource settlements.`);
  }
  const base = parameters.basePathOf(resource) ?? `/partner/${kebab(records)}`;
  const isAboutOne = kind !== "list" && kind !== "create";
  const path = parameters.path ?? (isAboutOne ? `${base}/{${snake(record)}_id}` : base);
  const placeholders = readPlaceholders(path);
  if (isAboutOne && placeholders.length === 0) {
    throw new NewError(
      `--path ${path} does not say which ${record}. Add a placeholder: ${path}/{${snake(record)}_id}.`,
    );
  }
  return {
    name,
    kind,
    method: readMethod(parameters.method ?? verb.method, kind),
    path,
    placeholders,
    resource,
    record,
    records,
    type: pascal(record),
    idField: placeholders.at(-1) ?? `${snake(record)}_id`,
    grant: findGrant({ resource, path, isRead: verb.method === "GET", scopes: parameters.scopes }),
    hook: `use${verb.method === "GET" ? noun : pascal(name)}`,
    query: verb.method === "GET" ? `${camel(noun)}Query` : undefined,
  };
}

/** @param {string} path */
function readPlaceholders(path) {
  if (!/^(\/([a-z0-9-]+|\{[a-z][a-z0-9_]*\}))+$/.test(path) || !path.startsWith("/partner/")) {
    throw new NewError(
      `--path "${path}" is not a path of the service. It starts with /partner/ and has placeholders in braces: /partner/settlements/{settlement_id}.`,
    );
  }
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, placeholder = ""]) => placeholder);
}

/** @param {string} method @param {Kind} kind */
function readMethod(method, kind) {
  const isRead = kind === "list" || kind === "get";
  const fitting = isRead ? ["GET"] : ["POST", "PATCH", "PUT", "DELETE"];
  if (!fitting.includes(method)) {
    throw new NewError(`--method ${method} does not fit ${isRead ? "a read" : "a change"}. Use ${fitting.join(", ")}.`);
  }
  return method;
}

/**
 * Returns the scope of the resource or, without one, of its area. The service document does not declare it.
 *
 * @param {{ resource: string, path: string, isRead: boolean, scopes: readonly string[] }} parameters
 */
function findGrant({ resource, path, isRead, scopes }) {
  const own = `${resource}:${isRead ? "view" : "manage"}`;
  if (scopes.includes(own)) return own;
  if (path.startsWith("/partner/exchange/")) return isRead ? "trades:view" : "trades:create";
  if (path.startsWith("/partner/webhook")) return isRead ? "webhooks:view" : "webhooks:manage";
  return isRead ? "wallets:view" : "wallets:transfer";
}
