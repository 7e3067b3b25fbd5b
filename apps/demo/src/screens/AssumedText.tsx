import { Children, type ReactElement } from "react";

/** Renders an assumption from the contract. Text between backticks becomes `<code>`. */
export function AssumedText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`");
  return <>{Children.toArray(parts.map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part)))}</>;
}
