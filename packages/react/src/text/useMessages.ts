"use client";

import { type TextWriter, useText } from "../locale/useText.ts";
import { en } from "./en.ts";
import type { Text } from "./text.ts";

/**
 * Returns every message of the kit in the provider's language, with your overrides, and functions that write values into
 * them. For your own components: pass the result to `describeError`, `describeRecipientProblem` and their siblings.
 *
 * It bundles the English messages of all components. The kit's own components bundle only theirs.
 */
export function useMessages(): Text & TextWriter {
  return useText(en);
}
