import * as z from "zod/mini";

/**
 * Characters that the kit lets through in a text and in an identifier. The service document sets no such limits: these are bounds of
 * sanity, far above what a service would take, and only keep out what nobody means to send.
 */
export const TEXT_MAX_LENGTH = 4096;
export const IDENTIFIER_MAX_LENGTH = 512;

/** A text that may be empty. */
export const text = z.string().check(z.maxLength(TEXT_MAX_LENGTH));

/** A text that has to be given. */
export const requiredText = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));

/** A code, key or identifier of a form that the service document leaves open. */
export const requiredCode = z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_MAX_LENGTH));
