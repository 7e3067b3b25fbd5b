import * as z from "zod/mini";

/**
 * An object that keeps fields that the contract does not know. Their names are not part of the type, so that a guessed or
 * misspelt name is a type error. `unknownFields` returns them.
 */
export function openObject<TShape extends z.core.$ZodLooseShape>(shape: TShape): z.ZodMiniObject<TShape> {
  return z.looseObject(shape);
}
