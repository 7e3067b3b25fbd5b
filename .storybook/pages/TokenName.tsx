import type { ReactElement } from "react";
import { tokenPurposes } from "./tokenPurposes.ts";

/** A token, and what it is for. */
export function TokenName({ token }: { readonly token: string }): ReactElement {
  return (
    <span className="token-name">
      <code>{token}</code>
      <span className="purpose">{tokenPurposes[token]}</span>
    </span>
  );
}
