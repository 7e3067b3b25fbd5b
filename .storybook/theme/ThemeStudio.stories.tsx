import {
  BalanceOverview,
  RecipientEditor,
  RecipientList,
  SessionBadge,
  TickerCard,
  TickerStrip,
} from "@partner-kit/react/components";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ThemeStudio } from "./ThemeStudio.tsx";

const meta = {
  title: "Foundations/Theme",
  component: ThemeStudio,
  args: {
    brand: "",
    children: (
      <>
        <SessionBadge />
        <TickerStrip />
        <div className="studio-columns">
          <div>
            <RecipientEditor />
            <TickerCard pairId="BTC-USD" />
          </div>
          <BalanceOverview />
        </div>
        <RecipientList defaultView={{ type: "crypto", currency: "USDC" }} />
      </>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  tags: ["!autodocs"],
} satisfies Meta<typeof ThemeStudio>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Theme: Story = {};

/** A link carries a brand. Values outside the limits are ignored. */
export const FromLink: Story = {
  args: { brand: "accent-6b21a8_radius-99_density-compact_change-red-up" },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole("region", { name: "Result" }));
    await expect(
      result.getByText('data-pk-density="compact" data-pk-change="red-up"', { exact: false }),
    ).toHaveTextContent("--pk-color-accent: light-dark(#6b21a8,");
    await expect(result.queryByText("--pk-radius", { exact: false })).toBeNull();
    await expect(result.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** A weak accent causes a warning, a strong one applies at once, and only changed tokens are copied. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const accent = await canvas.findByLabelText("Accent");
    await userEvent.selectOptions(canvas.getByLabelText("Scheme"), "Light");
    const result = within(canvas.getByRole("region", { name: "Result" }));
    const preview = canvas.getByRole("region", { name: "Preview" });
    await expect(result.getByText("/* Nothing is changed yet. */")).toBeVisible();
    await expect(result.getByRole("status")).toBeEmptyDOMElement();

    await fireEvent.input(accent, { target: { value: "#facc15" } });
    await expect(
      result.getByText("Light: Text on the accent on Accent is 1.5 : 1 and has to be 4.5 : 1."),
    ).toBeVisible();

    await fireEvent.input(accent, { target: { value: "#6b21a8" } });
    await fireEvent.input(canvas.getByLabelText(/^Corners/), { target: { value: "2" } });
    await userEvent.selectOptions(canvas.getByLabelText("Density"), "Compact");
    await expect(result.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => {
      const button = within(preview).getByRole("button", { name: "Add recipient" });
      return expect(getComputedStyle(button)).toMatchObject({
        backgroundColor: "rgb(107, 33, 168)",
        borderTopLeftRadius: "1.5px",
        minHeight: "28px",
      });
    });

    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(result.getByRole("button", { name: "Copy CSS" }));
    await expect(await result.findByRole("button", { name: "Copied" })).toHaveFocus();
    await expect(write).toHaveBeenCalledWith(`/* On an element around the kit: data-pk-density="compact". */
:root {
  --pk-color-accent: light-dark(#6b21a8, #7db0ff);
  --pk-radius: 0.125rem;
  --pk-radius-control: 0.09375rem;
}
`);
  },
};
