import { Box, ChakraProvider, defaultSystem } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AdapterConsole } from "../../../test/AdapterConsole.tsx";
import { ChakraTokens } from "./ChakraTokens.tsx";
import { chakraComponents } from "./chakraComponents.tsx";

const meta = {
  title: "Adapters/Chakra UI",
  component: ChakraTokens,
  args: { children: <AdapterConsole /> },
  argTypes: { children: { table: { disable: true } } },
  // A browser test would judge the contrast of the host's own buttons.
  tags: ["!test"],
  parameters: { components: chakraComponents },
  render: (args, { globals }) => (
    <ChakraProvider value={defaultSystem}>
      <Box className={String(globals["theme"]).startsWith("dark") ? "dark" : "light"} colorPalette="teal" color="fg">
        <ChakraTokens {...args} />
      </Box>
    </ChakraProvider>
  ),
} satisfies Meta<typeof ChakraTokens>;

export default meta;

/** The kit in Chakra UI's own theme, with the palette `teal`. */
export const Default: StoryObj<typeof meta> = { tags: ["picture"] };
