export { MuiTokens, type MuiTokensProps } from "../adapters/mui/MuiTokens.tsx";
export { muiComponents } from "../adapters/mui/muiComponents.tsx";
export { muiTokens } from "../adapters/mui/muiTokens.ts";
