import type { Recipient } from "@partner-kit/contract";
import { parseDecimal } from "../format/parseDecimal.ts";
import type { PayableRecipient, RecipientIssue } from "../withdrawals/usePayableRecipients.ts";
import type { PaymentColumn } from "./columnHeadings.ts";
import { createRecipientFinder, isSameCurrency, type RecipientMatch } from "./findRecipient.ts";
import { type CsvDelimiter, type CsvRecord, parseCsv } from "./parseCsv.ts";
import { findColumns, type PaymentColumns } from "./paymentColumns.ts";
import { type PaymentTotal, totalsOf } from "./paymentTotals.ts";
import { type AmountProblem, readAmount } from "./readAmount.ts";

/** A payment that a line asks for. */
export interface BatchPaymentLine {
  /** Line of the text. The first line is 1. */
  readonly line: number;
  /** As saved when the text was checked. */
  readonly recipient: Recipient;
  readonly amount: string;
  readonly currency: string;
  /** The highest fee that may be paid. `undefined`: any. */
  readonly maxFee: string | undefined;
  /** An earlier line with the same recipient and amount. */
  readonly repeats: number | undefined;
}

/** A problem of a line. */
export type LineProblem =
  | Exclude<RecipientMatch, { readonly kind: "found" }>
  /** The recipient cannot be paid. */
  | { readonly kind: "unusable"; readonly issue: RecipientIssue }
  | { readonly kind: "amount" | "max_fee"; readonly reason: AmountProblem; readonly text: string }
  /** The recipient receives another currency. An empty `currency`: the line names none. */
  | { readonly kind: "currency"; readonly currency: string; readonly receives: string }
  /** There are more values than columns, as after a comma in a name without quotation marks. */
  | { readonly kind: "values" }
  /** A quotation mark is missing. */
  | { readonly kind: "quote" };

/** A line that cannot be paid. */
export interface FaultyLine {
  readonly line: number;
  readonly problems: readonly LineProblem[];
}

export interface CheckedPayments {
  readonly delimiter: CsvDelimiter;
  readonly columns: PaymentColumns;
  /** All records except the heading. */
  readonly records: readonly CsvRecord[];
  readonly payments: readonly BatchPaymentLine[];
  readonly faulty: readonly FaultyLine[];
  /** Of the payments. */
  readonly totals: readonly PaymentTotal[];
}

export interface CheckPaymentsParameters {
  /** CSV. */
  readonly text: string;
  readonly recipients: readonly PayableRecipient[];
}

/** Checks every line of a text with payments against the saved recipients. */
export function checkPayments({ text, recipients }: CheckPaymentsParameters): CheckedPayments {
  const { delimiter, records } = parseCsv(text);
  const columns = findColumns(records[0]);
  const lines = columns.hasHeading ? records.slice(1) : records;
  const find = createRecipientFinder(recipients.map(({ recipient }) => recipient));
  const issues = new Map(recipients.map(({ recipient, issue }) => [recipient.id, issue]));
  const payments: BatchPaymentLine[] = [];
  const faulty: FaultyLine[] = [];
  const seen = new Map<string, number>();
  // Without a column, every line would have the same problem.
  if (!columns.problem) for (const record of lines) check(record);
  return { delimiter, columns, records: lines, payments, faulty, totals: totalsOf(payments) };

  function check({ line, cells, isBroken }: CsvRecord): void {
    const problems: LineProblem[] = isBroken ? [{ kind: "quote" }] : [];
    const hasMore = cells.findLastIndex((cell) => cell !== "") >= columns.count;
    // The kit's own CSV files write an apostrophe before what a spreadsheet could take for a formula.
    const cell = (column: PaymentColumn) =>
      (cells[columns.indexes.get(column) ?? -1] ?? "").replace(/^'(?=[=@+-])/, "");
    const recipient = readRecipient();
    const amount = readDecimal("amount");
    const maxFee = cell("max_fee") === "" ? undefined : readDecimal("max_fee");
    // More values than columns may be an amount that a comma splits: "1,500" would pay 1.
    if (hasMore || problems.length > 0 || !recipient || amount === undefined) {
      faulty.push({ line, problems: mainCause() ?? problems });
      return;
    }
    const { whole = "", fraction = "" } = parseDecimal(amount) ?? {};
    const key = `${recipient.id} ${whole}.${fraction}`;
    payments.push({ line, recipient, amount, currency: recipient.currency, maxFee, repeats: seen.get(key) });
    if (!seen.has(key)) seen.set(key, line);

    /** Shifted values are not the intended ones, so their problems would mislead. */
    function mainCause(): readonly LineProblem[] | undefined {
      if (isBroken) return problems.slice(0, 1);
      return hasMore ? [{ kind: "values" }] : undefined;
    }

    function readRecipient(): Recipient | undefined {
      const currency = cell("currency");
      const match = find({ id: cell("id"), recipient: cell("recipient"), account: cell("account"), currency });
      if (match.kind !== "found") {
        problems.push(match);
        return undefined;
      }
      const issue = issues.get(match.recipient.id);
      const { currency: receives } = match.recipient;
      if (issue !== undefined) problems.push({ kind: "unusable", issue });
      else if (!isSameCurrency(currency, receives)) problems.push({ kind: "currency", currency, receives });
      return match.recipient;
    }

    function readDecimal(column: "amount" | "max_fee"): string | undefined {
      const result = readAmount({ text: cell(column), delimiter });
      if (typeof result !== "string") return result.amount;
      if (result === "zero" && column === "max_fee") return "0";
      problems.push({ kind: column, reason: result, text: cell(column) });
      return undefined;
    }
  }
}
