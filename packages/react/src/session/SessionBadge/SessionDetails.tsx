"use client";

import type { Session } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural } from "../../text/fillText.ts";
import type { Text } from "../../text/text.ts";
import { CodeText } from "../../ui/CodeText/CodeText.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { enSessionBadge } from "../messages.en.ts";
import { SessionScopes } from "./SessionScopes.tsx";

/** The user, the environment and the permissions, followed by the kit's assumptions about the service. */
export function SessionDetails({ session }: { readonly session: Session }): ReactElement {
  const { locale } = useLocale();
  const { sessionBadge: messages } = useText(enSessionBadge);
  const { subject, environment, assumed } = session;
  return (
    <div data-part="details">
      <DescriptionList>
        <Fact label={messages.subject}>
          <bdi>{subject}</bdi>
        </Fact>
        <Fact label={messages.environment} help={describeFunds(environment, messages)}>
          {describeEnvironment(environment, messages)}
        </Fact>
      </DescriptionList>
      <SessionScopes session={session} />
      {assumed.length > 0 && (
        <details data-part="assumed">
          <summary>{fillPlural({ locale, forms: messages.assumed, count: assumed.length })}</summary>
          <p data-part="hint">{messages.assumedHelp}</p>
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
      )}
    </div>
  );
}

function describeFunds(environment: string, messages: Text["sessionBadge"]): string | undefined {
  if (environment === "production") return messages.productionHelp;
  return environment === "staging" ? messages.stagingHelp : undefined;
}

/** Describes an environment. An unknown one is shown unchanged. */
export function describeEnvironment(environment: string, messages: Text["sessionBadge"]): string {
  if (environment === "production") return messages.production;
  return environment === "staging" ? messages.staging : environment;
}
