export { ChakraTokens, type ChakraTokensProps } from "../adapters/chakra/ChakraTokens.tsx";
export { chakraComponents } from "../adapters/chakra/chakraComponents.tsx";
export { chakraTokens } from "../adapters/chakra/chakraTokens.ts";
