export { AntdTokens, type AntdTokensProps } from "../adapters/antd/AntdTokens.tsx";
export { antdComponents } from "../adapters/antd/antdComponents.tsx";
export { antdTokens } from "../adapters/antd/antdTokens.ts";
