"use client";

import type { Recipient } from "@partner-kit/contract";
import { type ChangeEvent, type DragEvent, useMemo, useState } from "react";
import type { UseFormReturnType } from "../form/useForm.ts";
import { writeCsv } from "../format/writeCsv.ts";
import { nameOf } from "../recipients/nameOf.ts";
import type { PayableRecipient } from "../withdrawals/usePayableRecipients.ts";
import type { BatchPaymentShape } from "./batchDrafts.ts";
import { type CheckedPayments, checkPayments } from "./checkPayments.ts";
import {
  type CorrectedLines,
  type LineToFix,
  linesOfRecord,
  listLinesToFix,
  removeLines,
  replaceLines,
} from "./linesToFix.ts";
import { countLines, writeRecord } from "./parseCsv.ts";
import { identifying } from "./paymentColumns.ts";
import { type FileProblem, readCsvFile } from "./readCsvFile.ts";

export interface UseBatchTextParameters {
  readonly form: UseFormReturnType<BatchPaymentShape>;
  /** `undefined` until they are read. */
  readonly recipients: readonly PayableRecipient[] | undefined;
}

export interface UseBatchTextReturnType {
  /** `undefined` until the recipients are read. */
  readonly checked: CheckedPayments | undefined;
  readonly linesToFix: readonly LineToFix[];
  /** Replaces a line of the text. */
  readonly fixLine: (line: number, raw: string) => void;
  readonly removeLine: (line: number) => void;
  /** Replaces the recipient of a line by the ID of a suggested one. */
  readonly chooseRecipient: (line: number, recipient: Recipient) => void;
  /** Replaces the text by a file's. */
  readonly loadFile: (file: Blob) => void;
  /** Why the last file was not loaded. */
  readonly fileProblem: FileProblem | undefined;
  /** Restores the text that the last file replaced. */
  readonly undoFile: (() => void) | undefined;
  /** A CSV with a line for each recipient that can be paid, to be completed with amounts. */
  readonly toTemplate: () => string;
  readonly getTextProps: () => {
    readonly name: "text";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  };
  readonly getFileProps: () => {
    readonly type: "file";
    readonly accept: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Props of the element on which files can be dropped. */
  readonly getDropProps: () => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** The text of a batch, what is wrong with its lines, and how they are corrected. */
export function useBatchText({ form, recipients }: UseBatchTextParameters): UseBatchTextReturnType {
  const { text } = form.values;
  const checked = useMemo(() => recipients && checkPayments({ text, recipients }), [text, recipients]);
  // A line stays in the list while it is corrected.
  const [corrected, setCorrected] = useState<CorrectedLines>(none);
  const [replaced, setReplaced] = useState<string>();
  const [fileProblem, setFileProblem] = useState<FileProblem>();

  const write = (next: string) => {
    setCorrected(none);
    setReplaced(undefined);
    setFileProblem(undefined);
    form.edit({ text: next });
  };
  const countOf = (all: CheckedPayments, line: number) => corrected.get(line) ?? linesOfRecord(all, line);
  const replace = (line: number, count: number, raw: string) => {
    const next = count === 1 ? 1 : countLines(raw);
    // The other lines have other numbers now.
    const others = next === count ? corrected : none;
    setCorrected(new Map([...others, [line, next]]));
    form.edit({ text: replaceLines(text, { line, count }, raw) });
  };
  const fixLine = (line: number, raw: string) => {
    if (checked) replace(line, countOf(checked, line), raw);
  };
  const loadFile = async (file: Blob) => {
    const read = await readCsvFile(file);
    if (typeof read === "string") return setFileProblem(read);
    const before = form.draft.get().edits.text ?? "";
    write(read.text);
    if (before.trim() !== "") setReplaced(before);
  };

  return {
    checked,
    linesToFix: checked ? listLinesToFix(text, checked, corrected) : [],
    fixLine,
    removeLine: (line) => checked && write(removeLines(text, { line, count: countOf(checked, line) })),
    chooseRecipient: (line, { id }) => {
      const record = checked?.records.find((one) => one.line === line);
      if (!checked || !record) return;
      const { delimiter, columns } = checked;
      const named = identifying.flatMap((column) => columns.indexes.get(column) ?? []);
      const cells = record.cells.map((cell, index) => (named.includes(index) ? "" : cell));
      cells[named[0] ?? 0] = id;
      // The whole record, which its cells are from.
      replace(line, linesOfRecord(checked, line), writeRecord(cells, delimiter));
    },
    loadFile: (file) => void loadFile(file),
    fileProblem,
    undoFile: replaced === undefined ? undefined : () => write(replaced),
    toTemplate: () => writeCsv(templateFields, (recipients ?? []).flatMap(toTemplateRow)),
    getTextProps: () => ({ name: "text", value: text, onChange: ({ target }) => write(target.value) }),
    getFileProps: () => ({
      type: "file",
      accept: ".csv,.tsv,.txt,text/csv,text/plain",
      onChange: ({ target }) => {
        const [file] = target.files ?? [];
        if (file) void loadFile(file);
        // Choosing the same file again is a change too.
        target.value = "";
      },
    }),
    getDropProps: () => ({
      onDragOver: (event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
      onDrop: (event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void loadFile(file);
      },
    }),
  };
}

const none: CorrectedLines = new Map();

const templateFields = ["recipient_id", "recipient", "currency", "amount"] as const;

function toTemplateRow({ recipient, issue }: PayableRecipient) {
  if (issue !== undefined) return [];
  return [{ recipient_id: recipient.id, recipient: nameOf(recipient), currency: recipient.currency, amount: "" }];
}
