"use client";

import { WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } from "@partner-kit/contract";
import { type ReactElement, type SyntheticEvent, useRef, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { focusInvalid } from "../../form/focusInvalid.ts";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import type { SignatureCheck } from "../checkSignature.ts";
import {
  type SignatureField,
  type UseSignatureCheckerParameters,
  useSignatureChecker,
} from "../useSignatureChecker.ts";
import { enSignatureChecker } from "./messages.en.ts";

export interface SignatureCheckerProps extends UseSignatureCheckerParameters {
  readonly className?: string | undefined;
}

/** Checks a captured delivery against a signing secret, in the page. */
export const SignatureChecker: (props: SignatureCheckerProps) => ReactElement = withBoundary(
  "SignatureChecker",
  SignatureCheckerView,
);

function SignatureCheckerView({ className, signatureNow }: SignatureCheckerProps): ReactElement {
  const checker = useSignatureChecker({ signatureNow });
  const { state, body, headers } = checker;
  const text = useText(enSignatureChecker);
  const { signatureChecker: messages, plural, fill } = text;
  const file = useRef<HTMLInputElement>(null);
  // Missing inputs are reported after the first attempt.
  const [isTried, setTried] = useState(false);
  const missing = state.status === "incomplete" ? state.missing : [];
  const isSomethingPasted = headers.some(({ isFound }) => isFound) || checker.getTextProps("headers").value !== "";

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(missing.length > 0);
    if (missing.length > 0) focusInvalid(event.currentTarget, missing);
    else checker.check();
  };
  const errorOf = (field: SignatureField) =>
    isTried && missing.includes(field) ? messages[`required_${field}`] : undefined;

  return (
    <section
      className={["pk-root pk-SignatureChecker", className].filter(Boolean).join(" ")}
      aria-label={messages.label}
    >
      <p data-part="intro">{messages.intro}</p>
      <div data-part="columns">
        <form onSubmit={submit} autoComplete="off" noValidate>
          <Field label={messages.secret} help={messages.secretHelp} need="required" error={errorOf("secret")}>
            {(control) => (
              <TextInput
                {...checker.getTextProps("secret")}
                {...control}
                type="password"
                format="code"
                data-1p-ignore=""
              />
            )}
          </Field>
          <Field
            label={messages.headers}
            need="required"
            error={errorOf("headers")}
            help={
              isSomethingPasted ? (
                <span data-part="found">
                  {headers.map(({ name, isFound }) => (
                    <span key={name} data-found={isFound}>
                      <code dir="ltr">{name}</code> {isFound ? messages.found : messages.notFound}
                    </span>
                  ))}
                </span>
              ) : (
                messages.headersHelp
              )
            }
          >
            {(control) => <TextArea {...checker.getTextProps("headers")} {...control} format="code" rows={4} />}
          </Field>
          {/* A file can be the body. */}
          <div data-part="body">
            <input
              ref={file}
              type="file"
              hidden
              aria-label={messages.chooseFile}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) checker.loadFile(chosen);
                target.value = "";
              }}
            />
            <Button variant="quiet" onClick={() => file.current?.click()}>
              {messages.chooseFile}
            </Button>
            {body.kind === "text" ? (
              <Field label={messages.body} help={messages.bodyHelp} need="required" error={errorOf("body")}>
                {(control) => <TextArea {...checker.getTextProps("body")} {...control} format="code" rows={6} />}
              </Field>
            ) : (
              <p data-part="file">
                {fill(messages.file, {
                  name: body.name,
                  bytes: plural(messages.bytes, body.bytes.length),
                })}
              </p>
            )}
          </div>
          <div data-part="actions">
            <Button type="submit" variant="primary">
              {messages.check}
            </Button>
            <Button onClick={checker.loadExample}>{messages.example}</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setTried(false);
                checker.clear();
              }}
            >
              {messages.clear}
            </Button>
          </div>
        </form>
        {/* Stays mounted when empty, so that screen readers announce its content. */}
        <div data-part="result" role="status">
          {state.status === "checked" && <SignatureResult check={state.check} isExample={checker.isExample} />}
        </div>
      </div>
    </section>
  );
}

interface SignatureResultProps {
  readonly check: SignatureCheck;
  /** Whether this page signed the delivery, not the service. */
  readonly isExample: boolean;
}

/** Shows whether a receiver would accept the delivery, and why. */
function SignatureResult({ check, isExample }: SignatureResultProps): ReactElement {
  const { signatureChecker: messages, locale, number, fill } = useText(enSignatureChecker);
  switch (check.kind) {
    case "genuine":
      return (
        <>
          <Callout tone="success" title={messages.genuine}>
            {isExample
              ? messages.exampleHelp
              : fill(messages.genuineHelp, { minutes: number(WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS / 60) })}
          </Callout>
          <JsonView label={messages.body} value={check.event} />
        </>
      );
    case "genuine_not_fresh":
      return (
        <>
          <Callout tone="warn" title={messages.notFresh}>
            {fill(check.ageSeconds > 0 ? messages.tooOld : messages.tooNew, {
              time: formatDateTime({ timestamp: check.signedAt, locale, precision: "second" }),
            })}
          </Callout>
          <JsonView label={messages.body} value={check.event} />
        </>
      );
    case "refused":
      return (
        <Callout tone="danger" title={messages.refused}>
          <p>{messages[check.reason]}</p>
          {check.reason === "signature_mismatch" && (
            <p>{check.hint === undefined ? messages.otherReasons : messages[check.hint]}</p>
          )}
        </Callout>
      );
  }
}
