import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Primitives/Button",
  component: Button,
  decorators: [inRoot],
  args: { children: "Save recipient", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center", marginBlockEnd: 12 } as const;

export const Default: Story = {};

/** Use at most one primary button per view. Use danger in a dialog, for an action that cannot be undone. */
export const Variants: Story = {
  render: () => (
    <>
      <div style={row}>
        <Button variant="primary">Save recipient</Button>
        <Button>Rotate secret</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete endpoint</Button>
      </div>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon="refresh">
            Refresh
          </Button>
        ))}
      </div>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon="refresh" iconOnly>
            Refresh
          </Button>
        ))}
      </div>
    </>
  ),
};

/** A busy button keeps its width and the focus. Without an icon to spin, it shows a progress line. */
export const Busy: Story = {
  render: () => (
    <>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isBusy>
            Saving…
          </Button>
        ))}
      </div>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon="refresh" isBusy>
            Trying again…
          </Button>
        ))}
      </div>
    </>
  ),
};

/** A disabled button is focusable and explains why, on hover, on focus and to screen readers. */
export const DisabledWithReason: Story = {
  args: { children: "Rotate secret", variant: "primary", disabledReason: "You need permission to manage webhooks." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Rotate secret" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("You need permission to manage webhooks.");
    const tooltip = document.querySelector(".pk-Tooltip");
    await expect(tooltip).toBeVisible();
    const covers = (tooltip?.getBoundingClientRect().top ?? 0) < button.getBoundingClientRect().bottom;
    await expect(covers).toBe(false);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabledReason="Nothing has changed yet.">
          Save recipient
        </Button>
      ))}
    </div>
  ),
};

/** Long labels wrap. */
export const LongText: Story = {
  args: { children: "Replace the configuration of this endpoint and cancel the deliveries still queued for it" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
