import * as z from "zod/mini";
import { requiredText } from "./text.ts";

/** The `next_cursor` of the page before. Missing for the first page. */
export const cursor = z.optional(requiredText);

/** Where the next page begins. Missing or null on the last page. */
export const nextCursor = z.optional(z.nullable(z.string()));
