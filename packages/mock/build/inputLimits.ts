import { allOperations, type Operation } from "@partner-kit/contract";
import type * as z from "zod/mini";

/** An input limit of the kit, with its fields. */
export interface InputLimit {
  readonly limit: string;
  /** `operation.field`. */
  readonly fields: readonly string[];
}

/**
 * Input limits of the service document, by field. All other limits of request schemas are choices of the kit.
 * (Service document: Endpoints; Subscription rules; Limits.)
 */
const documented: Readonly<Record<string, readonly string[]>> = {
  quote_id: ["a UUID"],
  recipient_id: ["a UUID"],
  transaction_id: ["a UUID"],
  id: ["a UUID"],
  order_id: ["a UUID"],
  webhook_id: ["a UUID"],
  description: ["at most 255 bytes"],
  event_types: ["at least 1 entry or character", "duplicate event type"],
  country: ["three capital letters"],
};

/** Descriptions of the patterns in request schemas. Each pattern needs one. */
const patterns: Readonly<Record<string, string>> = {
  "/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i": "a UUID",
  "/^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$/": "letters, digits, `.`, `_`, `~` and `-` only",
  "/^[A-Z]{3}$/": "three capital letters",
  "/^(?=(?:\\.?\\d){1,38}$)(?=.*[1-9])\\d+(?:\\.\\d+)?$/":
    "a decimal above zero of at most 38 digits, without sign or exponent",
};

/** Lists every limit of request schemas that the service document does not set. Throws if a limit has no description. */
export function listInputLimits(
  operations: readonly Pick<Operation, "name" | "path" | "input">[] = allOperations,
): readonly InputLimit[] {
  const fields = new Map<string, string[]>();
  for (const { name, path, input } of operations) {
    // Operations of the proxy have no limits of the service.
    if (path.startsWith("/kit/")) continue;
    for (const [field, schema] of Object.entries<unknown>(input.shape)) {
      if (!isSchema(schema)) continue;
      for (const limit of describeSchema(schema, `${name}.${field}`)) {
        if (documented[field]?.includes(limit)) continue;
        fields.set(limit, [...(fields.get(limit) ?? []), `${name}.${field}`]);
      }
    }
  }
  return Array.from(fields, ([limit, names]) => ({ limit, fields: names }));
}

/** Returns the limits of a schema and of its inner schema. */
function describeSchema(schema: z.core.$ZodType, at: string): string[] {
  const { def } = schema._zod;
  // An overwrite, such as lower case, accepts every value.
  const limits = (def.checks ?? []).map((check) => check._zod.def).filter(({ check }) => check !== "overwrite");
  const own = limits.map((limit) => describeCheck(limit, at));
  const inner = "innerType" in def ? def.innerType : undefined;
  return isSchema(inner) ? [...own, ...describeSchema(inner, at)] : own;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** Zod stores the message of a rule as a function. */
function isMessage(value: unknown): value is () => string {
  return typeof value === "function";
}

function describeCheck(def: object, at: string): string {
  const { minimum, maximum, pattern, error }: Readonly<Record<string, unknown>> = { ...def };
  const described =
    (typeof minimum === "number" && `at least ${minimum} entry or character`) ||
    (typeof maximum === "number" && `at most ${maximum.toLocaleString("en")} characters`) ||
    (pattern instanceof RegExp && patterns[String(pattern)]) ||
    (isMessage(error) && error());
  if (described) return described;
  throw new Error(`${at} has a limit without a description. Add one to build/inputLimits.ts.`);
}
