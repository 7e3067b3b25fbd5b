import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface ClosingSceneProps {
  readonly facts: StoryFacts;
  /** Cost of the trade. `undefined` if it is not known. */
  readonly paid: StoryAmount | undefined;
}

/** The balances before and after, what this run has proven with links to the screens, and how to start with the kit. */
export function ClosingScene({ facts, paid }: ClosingSceneProps): ReactElement {
  const { closing: messages } = useStoryMessages();
  const { locale } = usePartnerKit();
  const { data: info } = useAppInfo();
  const { balances, bought, depositStatus, depositAmount, payment, paymentStatus, events, attempts, isRecovered } =
    facts;
  const money = ({ value, currency }: StoryAmount) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return `\u2068${amount}\u00a0${code}\u2069`;
  };
  const count = (value: number) => value.toLocaleString(locale);
  const nameOf = (personId: string) => info?.people.find(({ id }) => id === personId)?.name ?? personId;

  return (
    <>
      {balances.length > 0 && (
        <table className="app-story-balances">
          <thead>
            <tr>
              <th scope="col">{messages.available}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.now}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ currency, before, now }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{formatMoney({ value: before, currency, locale }).amount}</td>
                <td>{formatMoney({ value: now, currency, locale }).amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 id="app-story-proven">{messages.proven}</h3>
      <ul className="app-story-figures" aria-labelledby="app-story-proven">
        {depositAmount && depositStatus === "success" && (
          <Figure href="/transactions" text={fillMessage(messages.deposit, { amount: money(depositAmount) })} />
        )}
        {bought && paid && (
          <Figure href="/orders" text={fillMessage(messages.trade, { amount: money(bought), paid: money(paid) })} />
        )}
        {payment?.approvedBy && paymentStatus === "success" && (
          <Figure
            href="/transactions"
            text={fillMessage(messages.payment, {
              amount: money(payment.amount),
              recipient: payment.recipient,
              person: nameOf(payment.approvedBy),
            })}
          />
        )}
        {isRecovered && (
          <Figure href="/webhooks/history" text={fillMessage(messages.attempts, { count: count(attempts) })} />
        )}
        <Figure href="/webhooks/history" text={fillMessage(messages.webhooks, { count: count(events.length) })} />
      </ul>
      <p>{messages.start}</p>
      <p>
        <code dir="ltr">npx @partner-kit/cli init</code>
      </p>
      {typeof DOCS === "string" && (
        <p>
          <a href={DOCS}>{messages.docs}</a>
        </p>
      )}
    </>
  );
}

function Figure({ href, text }: { readonly href: string; readonly text: string }): ReactElement {
  return (
    <li>
      <Link href={href}>{text}</Link>
    </li>
  );
}

/** URL of the documentation. The build of a public demo sets it. */
const DOCS: unknown = import.meta.env["VITE_DOCS_URL"];
