import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { Callout } from "./Callout.tsx";

const meta = {
  title: "Primitives/Callout",
  component: Callout,
  decorators: [inRoot],
  args: { tone: "info", title: "Saving moves no money", children: "A recipient is an entry in your address book." },
} satisfies Meta<typeof Callout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: "success" } };

export const Warn: Story = { args: { tone: "warn" } };

export const Danger: Story = { args: { tone: "danger", actions: <Button>Try again</Button> } };

export const TitleAlone: Story = { args: { children: undefined } };
