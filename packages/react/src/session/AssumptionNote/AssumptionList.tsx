"use client";

import type { OperationName } from "@partner-kit/contract";
import { Fragment, type ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enAssumptionNote } from "../messages.en.ts";
import { useSession } from "../useSession.ts";

export interface AssumptionListProps {
  /** Operations, event data and signed text that the component uses. Default: all. */
  readonly of?: readonly (OperationName | "webhookEvent" | "canonicalRequest")[] | undefined;
}

/** The session's assumptions, closed until the reader opens them. */
export function AssumptionList({ of }: AssumptionListProps): ReactElement | null {
  const { data: session } = useSession();
  const { assumptionNote: messages, plural } = useText(enAssumptionNote);
  const names: readonly string[] | undefined = of;
  const assumed = session?.assumed.filter(({ name }) => !names || names.includes(name)) ?? [];
  if (assumed.length === 0) return null;
  return (
    <details className="pk-AssumptionNote">
      <summary>
        <Icon name="info" />
        {plural(messages.count, assumed.length)}
      </summary>
      <p>{messages.help}</p>
      <dl>
        {/* The proxy sends these in English, for engineers. */}
        {assumed.map(({ kind, name, assumption }) => (
          <div key={`${kind} ${name}`} lang="en" dir="ltr">
            <dt data-part="code">{name}</dt>
            <dd>
              <CodeText text={assumption} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Renders the parts of a text between backticks as code. */
function CodeText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`").map((part, index) => ({ part, index }));
  return (
    <>
      {parts.map(({ part, index }) =>
        index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
      )}
    </>
  );
}
