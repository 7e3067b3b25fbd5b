import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";
import { testAdapter } from "../../../test/testAdapter.tsx";
import { ChakraTokens } from "./ChakraTokens.tsx";
import { chakraComponents } from "./chakraComponents.tsx";

function Host({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ChakraProvider value={defaultSystem}>
      <ChakraTokens>{children}</ChakraTokens>
    </ChakraProvider>
  );
}

testAdapter({ components: chakraComponents, Host, hostButton: ".chakra-button", hostInput: ".chakra-input" });
