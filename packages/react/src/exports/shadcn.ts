export {
  type CreateShadcnComponentsParameters,
  createShadcnComponents,
  type ShadcnButtonProps,
} from "../adapters/shadcn/createShadcnComponents.tsx";
export { ShadcnTokens, type ShadcnTokensProps } from "../adapters/shadcn/ShadcnTokens.tsx";
export { shadcnTokens } from "../adapters/shadcn/shadcnTokens.ts";
