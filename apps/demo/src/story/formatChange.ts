import { formatMoney } from "@partner-kit/react";
import type { StoryAmount } from "./storySteps.ts";

/** Formats a change of an amount without its currency code. A minus sign is as wide as a plus sign, unlike a hyphen. */
export function formatChange({ value, currency, locale }: StoryAmount & { readonly locale: string }): string {
  return formatMoney({ value, currency, locale, sign: "always" }).amount;
}
