import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainSecretReveal } from "../../test/plain/PlainSecretReveal.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";
import { wrapSecret } from "./OneTimeSecret.ts";

const meta = {
  title: "Headless/useSecretReveal",
  component: PlainSecretReveal,
  args: {
    secret: wrapSecret({
      webhookId: "0199a8f0-0000-7000-8000-000000000000",
      url: "https://partner.example/hooks",
      secretVersion: 1,
      previousValidUntil: undefined,
      secret: "whsec_c3Rvcmllcy1zaG93LW5vLXNlY3JldHM=",
    }),
    onClose: fn(),
  },
  parameters: shownSource("PlainSecretReveal"),
} satisfies Meta<typeof PlainSecretReveal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPlainHtml: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show" }));
    await expect(canvas.getByText(/^whsec_/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Close" })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText("I stored it"));
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
