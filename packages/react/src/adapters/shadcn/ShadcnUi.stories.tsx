import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps, ReactElement } from "react";
import { AdapterConsole } from "../../../test/AdapterConsole.tsx";
import { createShadcnComponents, type ShadcnButtonProps } from "./createShadcnComponents.tsx";
import { ShadcnTokens } from "./ShadcnTokens.tsx";

// Looks like the components that the host's command writes, without Tailwind.
function Button({ variant = "default", size, ...props }: ShadcnButtonProps): ReactElement {
  return <button className="shadcn-button" data-variant={variant} data-size={size} {...props} />;
}

function Input(props: ComponentProps<"input">): ReactElement {
  return <input className="shadcn-input" {...props} />;
}

const meta = {
  title: "Adapters/Shadcn UI",
  component: ShadcnTokens,
  args: { children: <AdapterConsole /> },
  argTypes: { children: { table: { disable: true } } },
  // A browser test would judge the contrast of the host's own buttons.
  tags: ["!test"],
  parameters: { components: createShadcnComponents({ Button, Input }) },
  render: (args, { globals }) => (
    <div className={String(globals["theme"]).startsWith("dark") ? "shadcn dark" : "shadcn"}>
      <ShadcnTokens {...args} />
    </div>
  ),
} satisfies Meta<typeof ShadcnTokens>;

export default meta;

/** The kit in the neutral theme of shadcn/ui. */
export const Default: StoryObj<typeof meta> = {};
