import { allOperations, kitOperations, type Operation } from "@partner-kit/contract";
import * as z from "zod/mini";

/** A JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every operation: the service's, then the proxy's. */
export const documentedOperations: readonly Operation[] = [...allOperations, ...Object.values(kitOperations)];

/** The schemas of all data by name, with references between them below a path such as `#/components/schemas`. */
export function writeDataSchemas(path: string): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of dataNames()) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (id) => `${path}/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutMeta(schema)]));
}

/** The name of the schema of an operation's data. */
export function dataNameOf({ data, name }: Operation): string {
  const id = dataNames().get(data);
  if (id === undefined) throw new Error(`${name} has no schema of its data.`);
  return id;
}

/** Writes the schema of one value. */
export function writeSchema(schema: z.core.$ZodType): JsonSchema {
  return withoutMeta(z.toJSONSchema(schema, options));
}

/** Names the data of reads first, because other operations return the same records. */
function dataNames(): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map<z.core.$ZodType, string>();
  const isRecord = ({ name }: Operation): boolean => /^(get|update)/.test(name);
  for (const operation of [...documentedOperations].toSorted(
    (one, other) => Number(isRecord(other)) - Number(isRecord(one)),
  )) {
    const { name, data } = operation;
    const [first = "", ...rest] = isRecord(operation) ? name.replace(/^(get|update)/, "") : `${name}Result`;
    if (!names.has(data)) names.set(data, `${first.toUpperCase()}${rest.join("")}`);
  }
  return names;
}

const UUID = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";

const options = {
  target: "draft-2020-12",
  // As sent, before the contract reads numbers of a query.
  io: "input",
  unrepresentable: "any",
  override({ zodSchema, jsonSchema }) {
    // A JSON Schema has no case-insensitive pattern.
    if (jsonSchema.pattern === UUID) Object.assign(jsonSchema, { pattern: undefined, format: "uuid" });
    // Any text: the service document does not specify the format.
    if (jsonSchema.pattern === "[\\s\\S]") Object.assign(jsonSchema, { pattern: undefined, minLength: 1 });
    // The contract's only pipe reads a whole number of a query.
    if (zodSchema._zod.def.type === "pipe") Object.assign(jsonSchema, { type: "integer", minimum: 0 });
    for (const [key, value] of Object.entries(jsonSchema))
      if (value === undefined) Reflect.deleteProperty(jsonSchema, key);
  },
} as const satisfies z.core.ToJSONSchemaParams;

function withoutMeta({
  $schema: _schema,
  $id: _id,
  id: _name,
  ...schema
}: Readonly<Record<string, unknown>>): JsonSchema {
  return schema;
}
