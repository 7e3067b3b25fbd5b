"use client";

import { chakra, useChakraContext } from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";
import { chakraTokens } from "./chakraTokens.ts";

export interface ChakraTokensProps {
  readonly children: ReactNode;
}

/**
 * Gives the kit's components in it the colours, type and corners of Chakra UI, and its `colorPalette` as accent. Has no box,
 * so that it does not change the host's layout.
 */
export function ChakraTokens({ children }: ChakraTokensProps): ReactElement {
  const system = useChakraContext();
  return (
    <chakra.div
      display="contents"
      fontFamily="body"
      colorScheme={{ _light: "light", _dark: "dark" }}
      css={chakraTokens(system)}
    >
      {children}
    </chakra.div>
  );
}
