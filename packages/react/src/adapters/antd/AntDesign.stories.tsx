import type { Meta, StoryObj } from "@storybook/react-vite";
import { App, ConfigProvider, theme } from "antd";
import { AdapterConsole } from "../../../test/AdapterConsole.tsx";
import { AntdTokens } from "./AntdTokens.tsx";
import { antdComponents } from "./antdComponents.tsx";

const meta = {
  title: "Adapters/Ant Design",
  component: AntdTokens,
  args: { children: <AdapterConsole /> },
  argTypes: { children: { table: { disable: true } } },
  // A browser test would judge the contrast of the host's own buttons.
  tags: ["!test"],
  parameters: { components: antdComponents },
  render: (args, { globals }) => (
    <ConfigProvider
      direction={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
      theme={{ algorithm: String(globals["theme"]).startsWith("dark") ? theme.darkAlgorithm : theme.defaultAlgorithm }}
    >
      <App>
        <AntdTokens {...args} />
      </App>
    </ConfigProvider>
  ),
} satisfies Meta<typeof AntdTokens>;

export default meta;

/** The kit in Ant Design's own theme. */
export const Default: StoryObj<typeof meta> = {};
