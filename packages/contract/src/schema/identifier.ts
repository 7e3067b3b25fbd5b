import * as z from "zod/mini";
import { requiredCode } from "./text.ts";

/** A UUID of any version. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));

/**
 * A UUID in the input of an operation, which the kit sends in lower case. UUIDs are compared without regard to case, so
 * that another spelling of an ID cannot pass for another resource. Assumed: see `listAssumptions`.
 */
export const uuidInput = uuid.check(z.toLowerCase());

/** An identifier without a documented format. It is one path segment without escaping. */
export const identifier = requiredCode.check(z.regex(/^(?!\.{1,2}$)[A-Za-z0-9._~-]+$/));
