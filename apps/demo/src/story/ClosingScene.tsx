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

/** The figures of the run with links to the screens, the balances before and after, and how to start with the kit. */
export function ClosingScene({ facts, paid }: ClosingSceneProps): ReactElement {
  const { closing: messages, attempt } = useStoryMessages();
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
      <h3 id="app-story-proven" className="app-unseen">
        {messages.proven}
      </h3>
      <ul className="app-story-figures" aria-labelledby="app-story-proven">
        {depositAmount && depositStatus === "success" && (
          <Figure href="/transactions" figure={money(depositAmount)} text={messages.deposit} />
        )}
        {bought && paid && (
          <Figure href="/orders" figure={money(bought)} text={fillMessage(messages.trade, { paid: money(paid) })} />
        )}
        {payment?.approvedBy && paymentStatus === "success" && (
          <Figure
            href="/transactions"
            figure={money(payment.amount)}
            text={fillMessage(messages.payment, {
              recipient: `\u2068${payment.recipient}\u2069`,
              person: `\u2068${nameOf(payment.approvedBy)}\u2069`,
            })}
          />
        )}
        {isRecovered && (
          <Figure
            href="/webhooks/history"
            figure={fillMessage(attempt, { count: count(attempts) })}
            text={messages.attempts}
          />
        )}
        <Figure href="/webhooks/history" figure={count(events.length)} text={messages.webhooks} />
      </ul>
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
      <section className="app-story-start">
        <h3>{messages.start}</h3>
        <p>{messages.key}</p>
        <p>
          <code dir="ltr">npx @partner-kit/cli init</code>
        </p>
        {typeof DOCS === "string" && (
          <p>
            <a href={DOCS}>{messages.docs}</a>
          </p>
        )}
      </section>
    </>
  );
}

interface FigureProps {
  readonly href: string;
  readonly figure: string;
  readonly text: string;
}

function Figure({ href, figure, text }: FigureProps): ReactElement {
  return (
    <li>
      <Link href={href}>
        <strong>{figure}</strong> <span>{text}</span>
      </Link>
    </li>
  );
}

/** URL of the documentation. The build of a public demo sets it. */
const DOCS: unknown = import.meta.env["VITE_DOCS_URL"];
