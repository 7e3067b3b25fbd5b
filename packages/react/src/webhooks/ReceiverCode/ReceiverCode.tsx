"use client";

import { WEBHOOK_PATH } from "@partner-kit/contract";
import { Fragment, type ReactElement, useId, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { enCommon, enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Tabs } from "../../ui/Tabs/Tabs.tsx";
import { useWebhookSnippet } from "../useWebhookSnippet.ts";
import { highlightLine } from "./highlightLine.ts";
import { enReceiverCode } from "./messages.en.ts";

export interface ReceiverCodeProps {
  readonly className?: string | undefined;
}

/** Shows the code of a webhook receiver. */
export const ReceiverCode: (props: ReceiverCodeProps) => ReactElement = withBoundary("ReceiverCode", ReceiverCodeView);

function ReceiverCodeView({ className }: ReceiverCodeProps): ReactElement {
  const { snippets, shown, show, ...snippet } = useWebhookSnippet();
  const { kit } = useKitContext();
  const { common, errors, receiverCode: messages } = useText(enCommon, enErrors, enReceiverCode);
  const path = `${kit.baseUrl}${WEBHOOK_PATH}`;
  const [before, after] = messages.ownReceiver.split("{path}");
  return (
    <section className={["pk-root pk-ReceiverCode", className].filter(Boolean).join(" ")} aria-label={messages.label}>
      <div data-part="intro">
        <p>{messages.intro}</p>
        <p data-part="own">
          {before}
          {after !== undefined && (
            <span data-part="path">
              <LongCode text={path} />
              <CopyButton text={path} label={messages.copyPath} variant="quiet" iconOnly />
            </span>
          )}
          {after}
        </p>
      </div>
      <Tabs
        label={messages.language}
        value={shown.language}
        onValueChange={show}
        items={snippets.map(({ language }) => ({ id: language, label: messages[language], panel: renderPanel() }))}
      />
    </section>
  );

  function renderPanel(): ReactElement {
    const { text, hasFailed } = snippet;
    if (hasFailed) {
      return (
        <ErrorNote
          title={errors.networkTitle}
          help={messages.loadFailed}
          action={<Button onClick={() => show(shown.language)}>{common.retry}</Button>}
        />
      );
    }
    return (
      <figure data-part="file" aria-busy={text === undefined}>
        <figcaption>
          <code dir="ltr">{shown.fileName}</code>
          {/* The tests of the others need a runtime, and are skipped without it. */}
          {shown.language === "typescript" && <span data-part="tested">{messages.tested}</span>}
          {text !== undefined && <CopyButton text={text} label={messages.copy} />}
        </figcaption>
        {text === undefined ? (
          <Skeleton width="long" />
        ) : (
          <CodeLines key={shown.language} fileName={shown.fileName} text={text} />
        )}
      </figure>
    );
  }
}

interface CodeLinesProps {
  readonly fileName: string;
  readonly text: string;
}

/** Numbered lines of a file. Long lines scroll. A long file shows its start until it is expanded. */
function CodeLines({ fileName, text }: CodeLinesProps): ReactElement {
  const { receiverCode: messages, plural } = useText(enReceiverCode);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line, index) => ({ number: index + 1, tokens: highlightLine(line) }));
  const isLong = lines.length > LONG;
  return (
    <>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <pre
        id={id}
        role="group"
        aria-label={fileName}
        dir="ltr"
        tabIndex={0}
        data-cut={(isLong && !isWhole) || undefined}
      >
        <code>
          {lines.map(({ number, tokens }) => (
            <Fragment key={number}>
              <span data-part="code">
                {tokens.map(({ kind, text: part, start }) =>
                  kind === "plain" ? (
                    part
                  ) : (
                    <span key={start} data-kind={kind}>
                      {part}
                    </span>
                  ),
                )}
              </span>
              {"\n"}
            </Fragment>
          ))}
        </code>
      </pre>
      {isLong && (
        <div data-part="more">
          <Button variant="quiet" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
            {isWhole ? messages.showLess : plural(messages.showAll, lines.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Number of lines that are always shown. */
const LONG = 26;
