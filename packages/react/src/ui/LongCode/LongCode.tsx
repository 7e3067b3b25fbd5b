import { Fragment, type ReactElement } from "react";

/** A URL or name as code, which wraps after punctuation rather than within words. */
export function LongCode({ text }: { readonly text: string }): ReactElement {
  const parts = (text.match(PART) ?? []).map((part, index) => ({ part, index }));
  return (
    <code dir="ltr">
      {parts.map(({ part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Text up to and including a punctuation mark. Scheme and host are one part. */
const PART = /^\w+:\/\/[^/]*\/?|[^/._]+[/._]?|[/._]/g;
