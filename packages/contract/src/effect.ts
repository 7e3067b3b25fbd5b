import type { Operation } from "./operation.ts";

/**
 * The effect of an operation at the service: a `read` changes nothing, a `repeatable` change has the same result if it
 * is sent twice, and an `unrepeatable` change may be carried out twice.
 */
export type Effect = "read" | "repeatable" | "unrepeatable";

/** Derives the effect of an operation from `affects` and `retry`. */
export function effectOf({ affects, retry }: Pick<Operation, "affects" | "retry">): Effect {
  if (retry === "never") return "unrepeatable";
  return affects.length === 0 ? "read" : "repeatable";
}
