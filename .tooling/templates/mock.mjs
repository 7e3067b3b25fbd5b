import { pascal, spaced } from "../new/nameCases.mjs";

/** @import { NewOperation } from "../new/describeOperation.mjs" */

/** The table of a resource and its first records. @param {NewOperation} operation */
export function seedText({ record, records, type }) {
  const types = pascal(records);
  return `import type { ${type} } from "@partner-kit/contract";

/** A ${spaced(record)} and the account it belongs to. Immutable. */
export interface Stored${type} {
  readonly accountId: string;
  readonly record: ${type};
}

/** Tables of ${spaced(records)} in the emulated service. */
export interface ${type}Tables {
  /** By ID, oldest first. */
  readonly ${records}: Map<string, Stored${type}>;
}

/** Creates an empty table. */
export function create${type}Tables(): ${type}Tables {
  return { ${records}: new Map() };
}

export interface Seed${types}Parameters {
  readonly db: ${type}Tables;
  readonly accountId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Gives an account two ${spaced(records)}. */
export function seed${types}({ db, accountId, now }: Seed${types}Parameters): void {
  const created_at = new Date(now).toISOString();
  for (const [id, label, status] of [
    ["${record}-1", "First ${spaced(record)}", "completed"],
    ["${record}-2", "Second ${spaced(record)}", "pending"],
  ] as const) {
    db.${records}.set(id, { accountId, record: { id, label, status, created_at } });
  }
}
`;
}

/** @param {NewOperation} operation */
export function handlersText({ resource, records }) {
  return `import type { Handlers } from "../handler.ts";

/** Handles requests for the ${spaced(records)} of the key's account. */
export const ${resource}: Handlers<never> = {
};
`;
}

/** Returns the handler method of an operation. @param {NewOperation} operation */
export function handlerText(operation) {
  const { name, kind, records, record, type, idField } = operation;
  const id = `input.${idField}`;
  const find = `find${type}({ context, accountId, id: ${id} })`;
  const bodies = {
    list: `  ${name}({ context, account }) {
    const { id } = account();
    const own = Array.from(context.db.${records}.values()).filter(({ accountId }) => accountId === id);
    return { ${records}: own.map(({ record }) => record) };
  },`,
    get: `  ${name}({ input, context, account }) {
    const accountId = account().id;
    return ${find};
  },`,
    create: `  ${name}({ input: { label }, context, account }) {
    const { db, clock, random } = context;
    const ${record} = { id: random.uuid(), label, status: "pending", created_at: new Date(clock.now()).toISOString() };
    db.${records}.set(${record}.id, { accountId: account().id, record: ${record} });
    return ${record};
  },`,
    delete: `  ${name}({ input, context, account }) {
    const accountId = account().id;
    context.db.${records}.delete(${find}.id);
    return {};
  },`,
  };
  const change = (/** @type {string} */ label) => `  ${name}({ input, context, account }) {
    const accountId = account().id;
    const current = ${find};
    const ${record} = { ...current, label: ${label} };
    context.db.${records}.set(${record}.id, { accountId, record: ${record} });
    return ${record};
  },`;
  if (kind === "update") return `${change("input.label ?? current.label")}\n`;
  if (kind === "replace") return `${change("input.label")}\n`;
  return `${bodies[kind]}\n`;
}

/** For a resource whose records the emulator stores in its own way. @param {NewOperation} operation */
export function unwrittenHandlerText({ name }) {
  return `  ${name}() {
    throw new Error("${name} has no handler. Write what the service returns.");
  },
`;
}

/** Text of the lookup that handlers of one record share. @param {NewOperation} operation */
export function findText({ record, records, type }) {
  return `
interface Find${type}Parameters {
  readonly context: HandlerContext;
  readonly accountId: string;
  readonly id: string;
}

function find${type}({ context, accountId, id }: Find${type}Parameters): ${type} {
  const ${record} = context.db.${records}.get(id);
  if (${record}?.accountId !== accountId) throw new ServiceError("NOT_FOUND");
  return ${record}.record;
}
`;
}

/** Imports of `findText`. @param {NewOperation} operation */
export function findImports({ type }) {
  return [
    `import type { ${type} } from "@partner-kit/contract";`,
    'import type { HandlerContext } from "../handler.ts";',
    'import { ServiceError } from "../serviceError.ts";',
  ];
}

/** @param {NewOperation} operation */
export function handlerTestImports({ name }) {
  return [
    `import { ${name} } from "@partner-kit/contract";`,
    'import { expect, test } from "vitest";',
    'import { createTestService } from "../test/createTestService.ts";',
  ];
}

/** @param {NewOperation} operation */
export function handlerTest({ name, kind, record, records, idField, placeholders }) {
  const others = placeholders.filter((field) => field !== idField).map((field) => `${field}: "1"`);
  const input = (/** @type {string[]} */ ...fields) => {
    const all = [...others, ...fields];
    return all.length === 0 ? "{}" : `{ ${all.join(", ")} }`;
  };
  const own = `${idField}: "${record}-1"`;
  const unknown = `${idField}: "unknown"`;
  const label = 'label: "Changed"';
  const service = "  const { client } = createTestService();";
  const placed = placeholders.map((field) => `${field}: "1"`);
  const notFound = (/** @type {string[]} */ ...fields) => `
test("behaviour: ${name} does not find an unknown ID", async () => {
${service}
  await expect(client.call(${name}, ${input(unknown, ...fields)})).rejects.toMatchObject({ code: "NOT_FOUND" });
});
`;
  switch (kind) {
    case "list": {
      const all = placed.length === 0 ? "{}" : `{ ${placed.join(", ")} }`;
      return `
test("default: ${name}", async () => {
${service}
  const { ${records} } = await client.call(${name}, ${all});
  expect(${records}.map(({ id }) => id)).toEqual(["${record}-1", "${record}-2"]);
});

test("behaviour: ${name} of an empty account", async () => {
  const { client } = createTestService({ scenario: "empty" });
  expect(await client.call(${name}, ${all})).toEqual({ ${records}: [] });
});
`;
    }
    case "create":
      return `
test("default: ${name}", async () => {
${service}
  const input = { ${[...placed, label].join(", ")} };
  expect(await client.call(${name}, input)).toMatchObject({ label: "Changed", status: "pending" });
});
`;
    case "get":
      return `
test("default: ${name}", async () => {
${service}
  expect(await client.call(${name}, ${input(own)})).toMatchObject({ id: "${record}-1", status: "completed" });
});
${notFound()}`;
    case "delete":
      return `
test("default: ${name}", async () => {
${service}
  await client.call(${name}, ${input(own)});
  await expect(client.call(${name}, ${input(own)})).rejects.toMatchObject({ code: "NOT_FOUND" });
});
${notFound()}`;
    default:
      return `
test("default: ${name}", async () => {
${service}
  const changed = await client.call(${name}, ${input(own, label)});
  expect(changed).toMatchObject({ id: "${record}-1", label: "Changed", status: "completed" });
});
${notFound(label)}`;
  }
}
