import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { DOCS_URL } from "../backend/addresses.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { CopyUrl } from "../session/CopyUrl.tsx";
import { formatChange } from "./formatChange.ts";
import { StoryCast } from "./StoryCast.tsx";
import type { StoryBridge, StoryBridgeChange } from "./storyBridge.ts";
import type { StoryFacts } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface ClosingSceneProps {
  readonly facts: StoryFacts;
  readonly bridges: readonly StoryBridge[];
}

/** How each balance changed, what became of the event, who did what, and how to start with the kit. */
export function ClosingScene({ facts, bridges }: ClosingSceneProps): ReactElement {
  const { closing: messages } = useStoryMessages();
  const { developers } = useAppMessages();
  const { locale } = usePartnerKit();

  return (
    <>
      {bridges.map((bridge) => (
        <Bridge key={bridge.currency} {...bridge} fee={facts.paymentFee?.value} />
      ))}
      {facts.isRecovered && (
        <p className="app-story-proof">
          <Link href="/webhooks/history">
            <strong>{messages.lost}</strong>{" "}
            <span>{fillMessage(messages.attempts, { count: facts.attempts.toLocaleString(locale) })}</span>
          </Link>
        </p>
      )}
      {facts.payment?.approvedBy && (
        <StoryCast label={messages.people} texts={{ treasury: messages.requested, compliance: messages.approved }} />
      )}
      <section className="app-story-start">
        <h3>{messages.start}</h3>
        <p>{messages.key}</p>
        <CopyUrl name={messages.command} url="npx @partner-kit/cli init" />
        <p>
          {DOCS_URL === undefined ? (
            <Link href="/developers">{developers}</Link>
          ) : (
            <a href={DOCS_URL}>{messages.docs}</a>
          )}
        </p>
      </section>
    </>
  );
}

/** The amount before, its changes with links to their records, and the amount now. */
function Bridge({ currency, before, changes, now, fee = "" }: StoryBridge & { readonly fee: string | undefined }) {
  const { closing: messages } = useStoryMessages();
  const { locale } = usePartnerKit();
  const write = (value: string) => formatMoney({ value, currency, locale }).amount;
  const nameOf = (name: StoryBridgeChange["name"]) =>
    fillMessage(messages[name], { fee: `\u2068${name === "payment" ? write(fee) : ""}\u2069` });
  return (
    <section className="app-story-bridge">
      <h3>{fillMessage(messages.available, { currency })}</h3>
      <dl>
        <div>
          <dt>{messages.before}</dt>
          <dd>{write(before.value)}</dd>
        </div>
        {changes.map(({ name, amount }) => (
          <div key={name} data-part="change">
            <dt>{name === "other" ? nameOf(name) : <Link href={records[name]}>{nameOf(name)}</Link>}</dt>
            <dd data-falls={amount.value.startsWith("-")}>{formatChange({ ...amount, locale })}</dd>
          </div>
        ))}
        <div data-part="now">
          <dt>{messages.now}</dt>
          <dd>{write(now.value)}</dd>
        </div>
      </dl>
    </section>
  );
}

const records = { deposit: "/transactions", trade: "/orders", payment: "/transactions" } as const;
