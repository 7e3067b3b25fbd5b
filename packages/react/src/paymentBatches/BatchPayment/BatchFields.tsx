"use client";

import { PAYMENT_LINES_MAX } from "@partner-kit/contract";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useBalanceOverview } from "../../balances/useBalanceOverview.ts";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatMoney } from "../../format/formatMoney.ts";
import { isolateUnit } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import type { HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { exampleOf } from "../exampleOf.ts";
import { enBatchPayment } from "../messages.en.ts";
import type { ColumnProblem } from "../paymentColumns.ts";
import type { UseBatchPaymentReturnType } from "../useBatchPayment.ts";
import { BatchTotals } from "./BatchTotals.tsx";
import { FileBar } from "./FileBar.tsx";
import { LinesToFix } from "./LinesToFix.tsx";
import { NumberedTextArea } from "./NumberedTextArea.tsx";

export interface BatchFieldsProps {
  readonly form: UseBatchPaymentReturnType;
  readonly onAddRecipient: (() => void) | undefined;
  readonly note: string | undefined;
  /** Level of the headings in it. */
  readonly headingLevel: HeadingLevel;
}

/** The payments as CSV from a file or a paste, what is wrong with them, and what they add up to. */
export function BatchFields({ form, onAddRecipient, note, headingLevel }: BatchFieldsProps): ReactElement {
  const text = useText(enSession, enBatchPayment);
  const { batchPayment: messages, fill, plural, number, join } = text;
  const { permission, recipients, checked, problem } = form;
  const refusal = isLastingRefusal(permission) ? describeRefusal(permission, text) : undefined;
  const wrong = checked?.faulty.length ?? 0;
  const ignored = checked?.columns.ignored ?? [];
  const isEmpty = form.values.text === "";
  const columnProblem = describeProblem();
  const [isPasting, setPasting] = useState(false);
  const paste = useRef<HTMLDivElement>(null);
  const isPasteOpen = isPasting || !isEmpty || columnProblem !== undefined;
  // The button that opened the field is gone.
  useEffect(() => {
    if (isPasting) paste.current?.querySelector("textarea")?.focus();
  }, [isPasting]);

  const example = exampleOf(messages.placeholder, recipients.error ? [] : recipients.items);

  return (
    <form data-part="fields" {...form.getFormProps()} {...form.getDropProps()}>
      {refusal !== undefined && <Callout tone="refused">{refusal}</Callout>}
      {form.isBlocked && (
        <Callout tone="danger" title={messages.blockedTitle}>
          {messages.blockedHelp}
        </Callout>
      )}
      {form.isRestored && (
        <Callout
          tone="info"
          title={messages.restored}
          actions={<Button onClick={form.startOver}>{messages.clear}</Button>}
        >
          {messages.restoredHelp}
        </Callout>
      )}
      {recipients.error && (
        <ReadError error={recipients.error} isRetrying={recipients.isRetrying} onRetry={recipients.retry} />
      )}
      <FileBar form={form} example={example} onPaste={isPasteOpen ? undefined : () => setPasting(true)} />
      <div ref={paste} data-part="paste" data-empty={!isPasteOpen || undefined}>
        <Field
          label={messages.payments}
          need="required"
          help={renderHelp()}
          error={columnProblem}
          counter={ignored.length > 0 ? fill(messages.columnsIgnored, { headings: join(ignored) }) : undefined}
        >
          {(control) => (
            <NumberedTextArea
              {...control}
              {...form.getTextProps()}
              rows={5}
              onFocus={() => setPasting(true)}
              marked={(checked?.faulty ?? []).map(({ line }) => line)}
            />
          )}
        </Field>
        {isEmpty && (
          <div data-part="example">
            <span data-part="caption">{messages.example}</span>
            {/* One payment shows the format. The template has more. */}
            <pre dir="ltr">{example.split("\n").slice(0, 2).join("\n")}</pre>
          </div>
        )}
      </div>
      <LinesToFix form={form} headingLevel={headingLevel} />
      <BatchTotals totals={form.totals} isPart={wrong > 0} />
      <Field label={messages.name} need="optional" help={messages.nameHelp}>
        {(control) => (
          <TextInput {...control} {...form.getNameProps()} placeholder={messages.namePlaceholder} autoComplete="off" />
        )}
      </Field>
      <div data-part="action">
        <div data-part="hint">{wrong > 0 ? describeRest() : <Hints form={form} note={note} />}</div>
        <div data-part="buttons">
          {/* Solid, as in every form, unless the next step is another one: to choose a file, or to correct a line. */}
          <Button
            type="submit"
            variant={wrong > 0 || !isPasteOpen ? "secondary" : "primary"}
            disabledReason={describeDisabled()}
          >
            {messages.review}
          </Button>
        </div>
      </div>
    </form>
  );

  function renderHelp(): ReactElement {
    return (
      <>
        {messages.paymentsHelp} {messages.recipientsHelp}
        {onAddRecipient && (
          <>
            {" "}
            <button type="button" data-part="add" onClick={onAddRecipient}>
              {messages.addRecipient}
            </button>
          </>
        )}
      </>
    );
  }

  function describeDisabled(): string | undefined {
    if (form.isBlocked) return messages.blockedTitle;
    if (!permission.allowed) return describeRefusal(permission, text);
    return problem === "unchecked" ? messages.checking : undefined;
  }

  /** Nothing is left out: every line has to be right before the review. */
  function describeRest(): string {
    const ready = checked?.payments.length ?? 0;
    return plural(messages.fixHint, wrong, { ready: number(ready), total: number(ready + wrong) });
  }

  /** The list of lines and the totals describe their own problems. */
  function describeProblem(): string | undefined {
    switch (problem) {
      case "required":
        return messages.required;
      case "columns":
        return checked?.columns.problem && describeColumns(checked.columns.problem);
      case "tooMany":
        return fill(messages.tooMany, { limit: number(PAYMENT_LINES_MAX) });
      default:
        return undefined;
    }
  }

  function describeColumns(columns: ColumnProblem): string {
    if (columns.kind === "twice") return fill(messages.columnTwice, { headings: join(columns.headings) });
    return messages[columnNames[columns.column]];
  }
}

const columnNames = {
  recipient: "columnRecipient",
  amount: "columnAmount",
  currency: "columnCurrency",
} as const;

/** The effect of the button, the limit of a batch, the host's note, and the withdrawable amounts until the totals show them. */
function Hints({ form, note }: Pick<BatchFieldsProps, "form" | "note">): ReactElement {
  const { batchPayment: messages, fill, number, join, locale } = useText(enBatchPayment);
  const { state } = useBalanceOverview();
  const amounts = (state.status === "ready" ? state.currencies : []).flatMap(({ currency, withdrawable }) => {
    if (withdrawable.kind !== "known") return [];
    const { amount, code } = formatMoney({ value: withdrawable.amount, currency, locale });
    return [isolateUnit(`${amount}\u00a0${code}`, locale)];
  });
  return (
    <>
      <p>
        {messages.reviewHint} {fill(messages.limitHint, { limit: number(PAYMENT_LINES_MAX) })}
      </p>
      {note && <p>{note}</p>}
      {form.totals.length === 0 && amounts.length > 0 && (
        <p data-part="all">{fill(messages.withdrawableHint, { amount: join(amounts) })}</p>
      )}
    </>
  );
}
