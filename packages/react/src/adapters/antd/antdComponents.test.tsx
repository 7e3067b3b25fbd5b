import { ConfigProvider } from "antd";
import type { ReactElement, ReactNode } from "react";
import { testAdapter } from "../../../test/testAdapter.tsx";
import { AntdTokens } from "./AntdTokens.tsx";
import { antdComponents } from "./antdComponents.tsx";

function Host({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ConfigProvider>
      <AntdTokens>{children}</AntdTokens>
    </ConfigProvider>
  );
}

testAdapter({ components: antdComponents, Host, hostButton: ".ant-btn", hostInput: "input.ant-input" });
