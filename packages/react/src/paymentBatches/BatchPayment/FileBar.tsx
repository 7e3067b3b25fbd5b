"use client";

import { PAYMENT_LINES_MAX } from "@partner-kit/contract";
import { type ReactElement, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { saveFile } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enBatchPayment } from "../messages.en.ts";
import { parseCsv } from "../parseCsv.ts";
import type { FileProblem } from "../readCsvFile.ts";
import type { UseBatchPaymentReturnType } from "../useBatchPayment.ts";

export interface FileBarProps {
  readonly form: UseBatchPaymentReturnType;
  /** CSV with headings and some payments, which shows the format. */
  readonly example: string;
  /** Opens the field for pasted text. `undefined` while it is open. */
  readonly onPaste: (() => void) | undefined;
}

/** The ways to enter payments: a file, with one to fill in, or a paste. A file can also be dropped anywhere on the form. */
export function FileBar({ form, example, onPaste }: FileBarProps): ReactElement {
  const { batchPayment: messages, fill, number } = useText(enBatchPayment);
  const input = useRef<HTMLInputElement>(null);
  const { fileProblem, undoFile } = form;
  const texts: Readonly<Record<FileProblem, string>> = {
    tooLarge: fill(messages.fileTooLarge, { limit: number(PAYMENT_LINES_MAX) }),
    notText: messages.fileNotText,
    unreadable: messages.fileUnreadable,
  };
  return (
    <>
      <div data-part="file">
        <input ref={input} hidden aria-label={messages.chooseFile} {...form.getFileProps()} />
        {/* The first step of a new batch. */}
        <Button variant={onPaste ? "primary" : "secondary"} icon="up" onClick={() => input.current?.click()}>
          {messages.chooseFile}
        </Button>
        {onPaste && (
          <>
            <span data-part="or">{messages.or}</span>
            <Button variant="quiet" icon="clipboard" onClick={onPaste}>
              {messages.paste}
            </Button>
            <p data-part="drop">{messages.drop}</p>
            {/* The columns are those of a file, which run from left to right in every language. */}
            <div data-part="sample" dir="ltr">
              <Sample example={example} />
            </div>
          </>
        )}
        <div data-part="template">
          <Button variant="quiet" icon="download" onClick={saveTemplate}>
            {messages.template}
          </Button>
        </div>
      </div>
      {fileProblem && (
        <Callout tone="danger" role="alert">
          {texts[fileProblem]}
        </Callout>
      )}
      {undoFile && (
        <Callout tone="info" role="status" actions={<Button onClick={undoFile}>{messages.undo}</Button>}>
          {messages.fileReplaced}
        </Callout>
      )}
    </>
  );

  function saveTemplate(): void {
    saveFile({ name: "payments.csv", content: form.toTemplate(), type: "text/csv;charset=utf-8" });
  }
}

/** The format as a spreadsheet shows it: the headings and two payments. */
function Sample({ example }: Pick<FileBarProps, "example">): ReactElement {
  const { batchPayment: messages } = useText(enBatchPayment);
  // The marks around names are for a line of text.
  const { records } = parseCsv(example.replaceAll(/[\u2068\u2069]/g, ""));
  const [headings, ...payments] = records;
  return (
    <table>
      <caption dir="auto">{messages.format}</caption>
      <thead>
        <tr>
          {headings?.cells.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.slice(0, 2).map(({ line, cells: [recipient, amount, currency] }) => (
          <tr key={line}>
            <td>
              <bdi>{recipient}</bdi>
            </td>
            <td>
              <bdi>{amount}</bdi>
            </td>
            <td>{currency}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
