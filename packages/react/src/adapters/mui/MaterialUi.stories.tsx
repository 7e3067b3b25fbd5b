import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AdapterConsole } from "../../../test/AdapterConsole.tsx";
import { MuiTokens } from "./MuiTokens.tsx";
import { muiComponents } from "./muiComponents.tsx";

const meta = {
  title: "Adapters/Material UI",
  component: MuiTokens,
  args: { children: <AdapterConsole /> },
  argTypes: { children: { table: { disable: true } } },
  // A browser test would judge the contrast of the host's own buttons.
  tags: ["!test"],
  parameters: { components: muiComponents },
  render: (args, { globals }) => (
    <ThemeProvider theme={String(globals["theme"]).startsWith("dark") ? dark : light}>
      <CssBaseline />
      <MuiTokens {...args} />
    </ThemeProvider>
  ),
} satisfies Meta<typeof MuiTokens>;

export default meta;

const light = createTheme();
const dark = createTheme({ palette: { mode: "dark" } });

/** The kit in Material UI's own theme. */
export const Default: StoryObj<typeof meta> = {};
