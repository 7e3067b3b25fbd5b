"use client";

import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { muiTokens } from "./muiTokens.ts";

export interface MuiTokensProps {
  readonly children: ReactNode;
}

/**
 * Gives the kit's components in it the colours, type and corners of the nearest Material UI theme. Has no box, so that it does
 * not change the host's layout.
 */
export function MuiTokens({ children }: MuiTokensProps): ReactElement {
  return <Scope>{children}</Scope>;
}

const Scope = styled("div")(({ theme }) => ({ display: "contents", ...muiTokens(theme) }));
