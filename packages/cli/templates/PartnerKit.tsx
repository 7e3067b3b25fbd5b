"use client";

import { PartnerKitProvider } from "@partner-kit/react";
import type { ReactElement, ReactNode } from "react";
import "@partner-kit/react/styles.css";

interface PartnerKitProps {
  readonly children: ReactNode;
}

/** Connects partner-kit's components and hooks to the proxy. Render it once, around all pages that use them. */
export function PartnerKit({ children }: PartnerKitProps): ReactElement {
  return <PartnerKitProvider baseUrl="/partner-kit">{children}</PartnerKitProvider>;
}
