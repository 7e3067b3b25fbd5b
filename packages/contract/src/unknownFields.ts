import type { Operation } from "./operation.ts";

/**
 * Returns the fields of a response that the contract does not know, unchanged. Their names are not part of the types, and
 * their values can be anything.
 *
 * @param operation An operation that returns one such object, such as `getOrder`, or `createRecipient` for a recipient.
 */
export function unknownFields(value: object, { data }: Pick<Operation, "data">): Readonly<Record<string, unknown>> {
  const known: unknown = Reflect.get(data, "shape");
  if (typeof known !== "object" || known === null)
    throw new TypeError("unknownFields needs an operation that returns one object, such as getOrder.");
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(known, name)));
}
