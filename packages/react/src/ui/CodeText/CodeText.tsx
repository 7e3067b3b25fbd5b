import { Fragment, type ReactElement } from "react";

/** Renders the parts of a text between backticks as code. */
export function CodeText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`").map((part, index) => ({ part, index }));
  return (
    <>
      {parts.map(({ part, index }) =>
        index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
      )}
    </>
  );
}
