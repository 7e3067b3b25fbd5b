import { Children, type ReactElement } from "react";

/** A sentence of the contract's, with what stands between backticks as code. */
export function AssumedText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`");
  return <>{Children.toArray(parts.map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part)))}</>;
}
