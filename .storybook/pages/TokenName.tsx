import type { ReactElement } from "react";
import { tokenPurposes } from "./tokenPurposes.ts";

/** Name and purpose of a token. */
export function TokenName({ token }: { readonly token: string }): ReactElement {
  return (
    <span className="token-name">
      <code>{token}</code>
      <span className="purpose">{tokenPurposes[token]}</span>
    </span>
  );
}
