"use client";

import { theme } from "antd";
import type { ReactElement, ReactNode } from "react";
import { antdTokens, schemeOf } from "./antdTokens.ts";

export interface AntdTokensProps {
  readonly children: ReactNode;
}

/**
 * Gives the kit's components in it the colours, type and corners of the nearest `ConfigProvider`. Has no box, so that it does
 * not change the host's layout.
 */
export function AntdTokens({ children }: AntdTokensProps): ReactElement {
  const { token } = theme.useToken();
  const style = {
    display: "contents",
    colorScheme: schemeOf(token),
    fontFamily: token.fontFamily,
    ...antdTokens(token),
  };
  return <div style={style}>{children}</div>;
}
