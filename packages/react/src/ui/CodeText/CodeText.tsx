import { Fragment, type ReactElement } from "react";

export interface CodeTextProps {
  /** A sentence in which names stand between backticks. */
  readonly text: string;
}

/** A sentence for developers, with its names set as code. */
export function CodeText({ text }: CodeTextProps): ReactElement {
  const parts = text.split("`").map((messages, place) => ({ place, messages }));
  return (
    <>
      {parts.map(({ place, messages }) =>
        place % 2 === 1 ? <code key={place}>{messages}</code> : <Fragment key={place}>{messages}</Fragment>,
      )}
    </>
  );
}
