import { isDecimal } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";
import type { CsvDelimiter } from "./parseCsv.ts";

export type AmountProblem =
  | "missing"
  /** Not a number that the kit can read exactly. */
  | "form"
  /** A separator that can mean thousands or decimals, as in `1,500`. */
  | "ambiguous"
  | "zero";

export interface ReadAmountParameters {
  /** As written by a person or a spreadsheet. */
  readonly text: string;
  readonly delimiter: CsvDelimiter;
}

/**
 * Reads an amount as an exact decimal string. Accepts thousands separators and decimal commas only if they can mean one
 * thing, because guessing would change the amount a thousandfold: "1,500" is ambiguous, and so is "1.500" unless commas separate the
 * values.
 */
export function readAmount({ text, delimiter }: ReadAmountParameters): { readonly amount: string } | AmountProblem {
  if (text === "") return "missing";
  if (ambiguousComma.test(text) || (delimiter !== "," && ambiguousPoint.test(text))) return "ambiguous";
  const amount = toDecimal(text);
  if (amount === undefined || !isDecimal(amount)) return "form";
  return signOf(amount) === "zero" ? "zero" : { amount };
}

function toDecimal(text: string): string | undefined {
  const written = text.replaceAll(spaces, " ");
  const form = forms.find(({ pattern }) => pattern.test(written));
  return form && written.replaceAll(form.thousands, "").replace(",", ".");
}

// No-break spaces separate thousands in French and Portuguese spreadsheets.
const spaces = /[\u00A0\u202F]/g;

const ambiguousComma = /^[1-9]\d{0,2},\d{3}$/;
// Only commas between values mean that points are decimal. Semicolons go with decimal commas, and cells copied from a spreadsheet have
// tabs in every language, so this point may separate thousands.
const ambiguousPoint = /^[1-9]\d{0,2}\.\d{3}$/;

const forms = [
  { pattern: /^\d+([.,]\d+)?$/, thousands: " " },
  { pattern: /^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/, thousands: " " },
  { pattern: /^[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,})$/, thousands: "," },
  { pattern: /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/, thousands: "." },
] as const;
