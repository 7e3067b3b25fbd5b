import { addDecimals, formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { CopyUrl } from "../session/CopyUrl.tsx";
import { formatChange } from "./formatChange.ts";
import { StoryCast } from "./StoryCast.tsx";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface ClosingSceneProps {
  readonly facts: StoryFacts;
  /** Cost of the trade. `undefined` if it is not known. */
  readonly paid: StoryAmount | undefined;
}

/** How the balances changed and why, who did what, and how to start with the kit. */
export function ClosingScene({ facts, paid }: ClosingSceneProps): ReactElement {
  const { closing: messages } = useStoryMessages();
  const { developers } = useAppMessages();
  const { locale } = usePartnerKit();
  const { balances, bought, depositStatus, depositAmount, payment, paymentStatus, paymentFee } = facts;
  const write = ({ value, currency }: StoryAmount) => {
    const { amount, code } = formatMoney({ value, currency, locale });
    return `\u2068${amount}\u00a0${code}\u2069`;
  };
  const count = (value: number) => value.toLocaleString(locale);

  return (
    <>
      {balances.length > 0 && (
        <table className="app-story-balances">
          <thead>
            <tr>
              <th scope="col">{messages.available}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.change}</th>
              <th scope="col">{messages.now}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ currency, before, now }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{formatMoney({ value: before, currency, locale }).amount}</td>
                <td>{formatChange({ value: addDecimals(now, `-${before}`) ?? "0", currency, locale })}</td>
                <td>{formatMoney({ value: now, currency, locale }).amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 id="app-story-proven" className="app-unseen">
        {messages.proven}
      </h3>
      <ul className="app-story-figures" aria-labelledby="app-story-proven">
        {depositAmount && depositStatus === "success" && (
          <Figure href="/transactions" amount={depositAmount} text={messages.deposit} />
        )}
        {bought && paid && (
          <Figure href="/orders" amount={bought} text={fillMessage(messages.trade, { paid: write(paid) })} />
        )}
        {payment && paymentFee && paymentStatus === "success" && (
          <Figure
            href="/transactions"
            amount={payment.amount}
            text={fillMessage(messages.payment, {
              recipient: `\u2068${payment.recipient}\u2069`,
              fee: write(paymentFee),
            })}
          />
        )}
        {facts.isRecovered && (
          <Figure
            href="/webhooks/history"
            title={messages.lost}
            text={fillMessage(messages.attempts, { count: count(facts.attempts) })}
          />
        )}
      </ul>
      {payment?.approvedBy && (
        <StoryCast label={messages.people} texts={{ treasury: messages.requested, compliance: messages.approved }} />
      )}
      <section className="app-story-start">
        <h3>{messages.start}</h3>
        <p>{messages.key}</p>
        <CopyUrl name={messages.command} url="npx @partner-kit/cli init" />
        <p>
          {typeof DOCS === "string" ? <a href={DOCS}>{messages.docs}</a> : <Link href="/developers">{developers}</Link>}
        </p>
      </section>
    </>
  );
}

type FigureProps = {
  readonly href: string;
  readonly text: string;
} & ({ readonly amount: StoryAmount } | { readonly title: string });

function Figure({ href, text, ...figure }: FigureProps): ReactElement {
  const { locale } = usePartnerKit();
  return (
    <li>
      <Link href={href}>
        <strong>{"title" in figure ? figure.title : write(figure.amount)}</strong> <span>{text}</span>
      </Link>
    </li>
  );

  function write(money: StoryAmount): ReactElement {
    const { amount, code } = formatMoney({ ...money, locale });
    return (
      <bdi dir="ltr">
        {amount} <small>{code}</small>
      </bdi>
    );
  }
}

/** URL of the documentation. The build of a public demo sets it. */
const DOCS: unknown = import.meta.env["VITE_DOCS_URL"];
