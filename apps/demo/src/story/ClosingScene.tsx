import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { DOCS_URL } from "../backend/addresses.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { CopyUrl } from "../session/CopyUrl.tsx";
import { formatChange } from "./formatChange.ts";
import { findChange, type StoryBalances } from "./storyBalances.ts";
import { listBridges, type StoryBridge, type StoryBridgeChange } from "./storyBridge.ts";
import { findPaid } from "./storyResults.ts";
import { AMARA, type StoryAmount, type StoryFacts } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface ClosingSceneProps {
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
}

/** The outcomes of the run, how each balance changed, and how to start with the kit. */
export function ClosingScene({ facts, balances }: ClosingSceneProps): ReactElement {
  const { closing: messages } = useStoryMessages();
  const { developers } = useAppMessages();
  const { locale } = usePartnerKit();
  const { data: info } = useAppInfo();
  const bridges = listBridges({ facts, balances });
  const { bought, payment, paymentStatus } = facts;
  const released = findChange({ currency: "USD", balances: balances.clear, now: facts.available })?.difference;
  const paid = findPaid({ facts, balances });
  const write = (money: StoryAmount) => {
    const { amount, code } = formatMoney({ ...money, locale });
    return `\u2068${amount}\u00a0${code}\u2069`;
  };
  const nameOf = (personId: string) => {
    const name = info?.people.find(({ id }) => id === personId)?.name ?? personId;
    return `\u2068${name}\u2069`;
  };

  return (
    <>
      <ul className="app-story-outcomes">
        {balances.clear?.after && released?.startsWith("-") === false && (
          <li>
            <Link href="/transactions">
              <strong>{write({ value: released, currency: "USD" })}</strong>
              <span>{messages.released}</span>
              {paid && bought && (
                <span>{fillMessage(messages.spent, { paid: write(paid), bought: write(bought) })}</span>
              )}
            </Link>
          </li>
        )}
        {payment?.approvedBy && paymentStatus === "success" && (
          <li>
            <Link href="/approvals">
              <strong>{write(payment.amount)}</strong>
              <span>
                {fillMessage(messages.people, { requester: nameOf(AMARA), approver: nameOf(payment.approvedBy) })}
              </span>
            </Link>
          </li>
        )}
        {facts.isRecovered && (
          <li>
            <Link href="/webhooks/history">
              <strong>{messages.lost}</strong>
              <span>{fillMessage(messages.attempts, { count: facts.attempts.toLocaleString(locale) })}</span>
            </Link>
          </li>
        )}
      </ul>
      {bridges.length > 0 && (
        <details className="app-story-more" open>
          <summary>{messages.changes}</summary>
          {bridges.map((bridge) => (
            <Bridge key={bridge.currency} {...bridge} fee={facts.paymentFee?.value} />
          ))}
        </details>
      )}
      <details className="app-story-more">
        <summary>{messages.start}</summary>
        <p>{messages.key}</p>
        <CopyUrl name={messages.command} url="npx @partner-kit/cli init" />
        <p>
          {DOCS_URL === undefined ? (
            <Link href="/developers">{developers}</Link>
          ) : (
            <a href={DOCS_URL}>{messages.docs}</a>
          )}
        </p>
      </details>
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
      <h3>{fillMessage(messages.withdrawable, { currency })}</h3>
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

const records = {
  deposit: "/transactions",
  trade: "/orders",
  payment: "/transactions",
  second: "/transactions",
} as const;
