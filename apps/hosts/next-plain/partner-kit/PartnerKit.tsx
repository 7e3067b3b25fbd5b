"use client";

import { PartnerKitProvider, type PartnerKitProviderProps } from "@partner-kit/react";
import type { ReactElement } from "react";
import "@partner-kit/react/styles.css";

/**
 * Connects partner-kit's components and hooks to the proxy. Render it once, around all pages that use them. It takes the
 * provider's props, such as your `queryClient`.
 */
export function PartnerKit(props: PartnerKitProviderProps): ReactElement {
  return <PartnerKitProvider baseUrl="/partner-kit" {...props} />;
}
