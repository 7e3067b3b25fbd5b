import { type ReactElement, useContext } from "react";
import { PolicyReasonContext } from "../provider/PolicyReasonContext.ts";

/** Why the host's policy requires an approval, translated by the host. */
export function PolicyReason({ reason }: { readonly reason: string }): ReactElement {
  const describe = useContext(PolicyReasonContext);
  return <bdi>{describe ? describe(reason) : reason}</bdi>;
}
