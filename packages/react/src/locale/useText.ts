"use client";

import type { Text } from "../text/text.ts";
import { useLocale } from "./LocaleContext.ts";

/** The words of the kit: the catalogue with the host's own words on top. */
export function useText(): Text {
  return useLocale().text;
}
