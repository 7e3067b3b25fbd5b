"use client";

import { type ReactElement, type SyntheticEvent, useRef } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural, fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enSignatureChecker } from "../messages.en.ts";
import { type UseSignatureCheckerParameters, useSignatureChecker } from "../useSignatureChecker.ts";
import { SignatureResult } from "./SignatureResult.tsx";

export interface SignatureCheckerProps extends UseSignatureCheckerParameters {
  readonly className?: string | undefined;
}

/** Checks a captured delivery against a signing secret, in this page. */
export function SignatureChecker(props: SignatureCheckerProps): ReactElement {
  return (
    <ComponentBoundary component="SignatureChecker">
      <SignatureCheckerSkin {...props} />
    </ComponentBoundary>
  );
}

function SignatureCheckerSkin({ className, signatureNow }: SignatureCheckerProps): ReactElement {
  const checker = useSignatureChecker({ signatureNow });
  const { state, body, headers } = checker;
  const { locale } = useLocale();
  const text = useText(enSignatureChecker);
  const { signatureChecker: words } = text;
  const file = useRef<HTMLInputElement>(null);
  const isSomethingPasted = headers.some(({ isFound }) => isFound) || checker.getTextProps("headers").value !== "";

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    checker.check();
  };

  return (
    <section className={["pk-root pk-SignatureChecker", className].filter(Boolean).join(" ")} aria-label={words.label}>
      <p data-part="intro">{words.intro}</p>
      <form onSubmit={submit} autoComplete="off">
        <Field label={words.secret} help={words.secretHelp}>
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
          label={words.headers}
          help={
            isSomethingPasted ? (
              <span data-part="found">
                {headers.map(({ name, isFound }) => (
                  <span key={name} data-found={isFound}>
                    <code dir="ltr">{name}</code> {isFound ? words.found : words.notFound}
                  </span>
                ))}
              </span>
            ) : (
              words.headersHelp
            )
          }
        >
          {(control) => <TextArea {...checker.getTextProps("headers")} {...control} format="code" rows={4} />}
        </Field>
        {body.kind === "text" ? (
          <Field label={words.body} help={words.bodyHelp}>
            {(control) => <TextArea {...checker.getTextProps("body")} {...control} format="code" rows={6} />}
          </Field>
        ) : (
          <p data-part="file">
            {fillText(words.file, {
              name: body.name,
              bytes: fillPlural({ forms: words.bytes, count: body.bytes.length, locale }),
            })}
          </p>
        )}
        {/* A file is a body too. */}
        <div data-part="actions">
          <input
            ref={file}
            type="file"
            hidden
            aria-label={words.chooseFile}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) checker.loadFile(chosen);
              target.value = "";
            }}
          />
          <Button onClick={() => file.current?.click()}>{words.chooseFile}</Button>
        </div>
        <div data-part="actions">
          <Button
            type="submit"
            variant="primary"
            disabledReason={
              state.status === "incomplete"
                ? fillText(words.incomplete, {
                    fields: new Intl.ListFormat(locale).format(state.missing.map((field) => words[field])),
                  })
                : undefined
            }
          >
            {words.check}
          </Button>
          <Button variant="quiet" onClick={checker.clear}>
            {words.clear}
          </Button>
        </div>
      </form>
      {/* Stays when empty: what comes into it is read out. */}
      <div data-part="result" role="status">
        {state.status === "checked" && <SignatureResult check={state.check} />}
      </div>
    </section>
  );
}
