import * as z from "zod/mini";

/**
 * Maximum number of characters in a text and in an identifier. The service document does not limit them. These limits of
 * the kit are far above real values and reject only mistakes and abuse.
 */
export const TEXT_MAX_LENGTH = 4096;
export const IDENTIFIER_MAX_LENGTH = 512;

/** A text that may be empty. */
export const text = z.string().check(z.maxLength(TEXT_MAX_LENGTH));

/** A text that must not be empty. */
export const requiredText = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));

/** A code, key or identifier without a documented format. */
export const requiredCode = z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_MAX_LENGTH));
