import { Fragment, type ReactElement } from "react";

export interface LongCodeProps {
  /** An address, or a name. */
  readonly text: string;
}

/** Set as code. Where it takes two lines, it breaks behind a sign rather than within a word. */
export function LongCode({ text }: LongCodeProps): ReactElement {
  const parts = (text.match(PART) ?? []).map((part, place) => ({ part, place }));
  return (
    <code dir="ltr">
      {parts.map(({ part, place }) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Up to a sign, and with it. Scheme and host are one. */
const PART = /^\w+:\/\/[^/]*\/?|[^/._]+[/._]?|[/._]/g;
