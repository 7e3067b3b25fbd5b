"use client";

import type { Recipient } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { nameOf } from "../../recipients/nameOf.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Heading, type HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import type { LineProblem } from "../checkPayments.ts";
import { describePaymentLineProblem } from "../describePaymentLineProblem.ts";
import type { LineToFix } from "../linesToFix.ts";
import { enBatchPayment } from "../messages.en.ts";
import { RecipientAccount } from "../RecipientAccount/RecipientAccount.tsx";
import type { UseBatchPaymentReturnType } from "../useBatchPayment.ts";

export interface LinesToFixProps {
  readonly form: UseBatchPaymentReturnType;
  readonly headingLevel: HeadingLevel;
}

/** The wrong lines, to be corrected in place. */
export function LinesToFix({ form, headingLevel }: LinesToFixProps): ReactElement | null {
  const { batchPayment: messages, plural } = useText(enBatchPayment);
  const { linesToFix } = form;
  const titleId = useId();
  if (linesToFix.length === 0) return null;
  const wrong = linesToFix.filter(({ status }) => status === "faulty").length;
  const more = linesToFix.length - SHOWN;
  return (
    <section data-part="faulty" aria-labelledby={titleId}>
      <Heading level={headingLevel} isNested part="title" id={titleId}>
        <span role="status">{plural(messages.toFix, wrong)}</span>
      </Heading>
      <ul>
        {linesToFix.slice(0, SHOWN).map((line) => (
          <LineEntry key={line.line} line={line} form={form} />
        ))}
      </ul>
      {more > 0 && <p data-part="hint">{plural(messages.toFixMore, more)}</p>}
    </section>
  );
}

/** More lines are quicker to correct in the spreadsheet. */
const SHOWN = 50;

function LineEntry({ line, form }: Pick<LinesToFixProps, "form"> & { readonly line: LineToFix }): ReactElement {
  const text = useText(enBatchPayment);
  const { batchPayment: messages, fill, number } = text;
  const at = number(line.line);
  const problems = line.problems.map((problem) => describePaymentLineProblem(problem, text));
  return (
    <li data-part="line" data-status={line.status}>
      <span data-part="number" aria-hidden="true">
        {fill(messages.line, { line: at })}
      </span>
      <Field
        label={fill(messages.lineText, { line: at })}
        isLabelHidden
        error={problems.length > 0 ? problems.join(" ") : undefined}
        help={describeStatus()}
      >
        {(control) => (
          <TextArea
            {...control}
            name="line"
            format="code"
            rows={1}
            value={line.raw}
            // A text area only because a long line wraps.
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            onChange={({ target }) => form.fixLine(line.line, target.value)}
          />
        )}
      </Field>
      <Button variant="quiet" icon="close" iconOnly onClick={() => form.removeLine(line.line)}>
        {fill(messages.removeLine, { line: at })}
      </Button>
      {choicesOf(line.problems).map((recipient) => (
        <div key={recipient.id} data-part="choice">
          <Button onClick={() => form.chooseRecipient(line.line, recipient)}>
            {fill(messages.useRecipient, { name: nameOf(recipient) })}
          </Button>
          <RecipientAccount recipient={recipient} />
        </div>
      ))}
    </li>
  );

  function describeStatus(): string | undefined {
    if (line.status === "faulty") return undefined;
    return line.status === "fixed" ? messages.lineFixed : messages.lineEmpty;
  }
}

function choicesOf(problems: readonly LineProblem[]): readonly Recipient[] {
  return problems.flatMap((problem) => ("choices" in problem ? problem.choices : [])).slice(0, 3);
}
