import type { ReactElement, ReactNode } from "react";
import { shadcnTokens } from "./shadcnTokens.ts";

export interface ShadcnTokensProps {
  readonly children: ReactNode;
}

/**
 * Gives the kit's components in it the colours and corners of shadcn/ui. Has no box, so that it does not change the host's
 * layout.
 */
export function ShadcnTokens({ children }: ShadcnTokensProps): ReactElement {
  return <div style={{ display: "contents", ...shadcnTokens }}>{children}</div>;
}
