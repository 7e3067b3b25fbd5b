import { StoreError } from "./StoreError.ts";

/**
 * Throws a `StoreError` for texts that do not come back from every store as they went in: those with a zero character
 * or half a surrogate pair.
 */
export function checkText(...texts: readonly (string | null)[]): void {
  if (texts.some((text) => text !== null && /[\0\p{Surrogate}]/u.test(text))) {
    throw new StoreError("invalid", { details: "A text holds a zero character or half a surrogate pair." });
  }
}
