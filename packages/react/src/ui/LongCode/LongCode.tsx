import { Fragment, type ReactElement } from "react";

/** A URL or name as code, which wraps after punctuation rather than within words. A URL wraps after slashes only. */
export function LongCode({ text }: { readonly text: string }): ReactElement {
  const isUrl = URL_START.test(text);
  const parts = (text.match(isUrl ? PART_OF_URL : PART) ?? []).map((part, index) => ({ part, index }));
  return (
    <code className="pk-LongCode" dir="ltr" data-url={isUrl || undefined}>
      {parts.map(({ part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Text up to and including a punctuation mark. */
const PART = /[^/._]+[/._]?|[/._]/g;

const URL_START = /^\w+:\/\//;

/** Text up to and including a slash. Scheme and host are one part. At most 32 characters, which fit a phone. */
const PART_OF_URL = /^\w+:\/\/[^/]{0,32}\/?|[^/]{1,32}\/?|\//g;
