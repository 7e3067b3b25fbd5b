import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import type { DateView } from "../../format/dateRange.ts";
import { useDateFilter } from "../../locale/useDateFilter.ts";
import { DateFields, DateFilter } from "./DateFilter.tsx";

function Filter({ initial }: { readonly initial: DateView }): ReactElement {
  const [view, setView] = useState(initial);
  const merge = (change: DateView) => setView((before) => ({ ...before, ...change }));
  const { getDateFieldProps } = useDateFilter({ view, setView: merge });
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      <DateFilter view={view} setView={merge} />
      <DateFields view={view} getDateFieldProps={getDateFieldProps} />
    </div>
  );
}

const meta = {
  title: "Primitives/DateFilter",
  component: Filter,
  decorators: [inRoot],
  args: { initial: {} },
} satisfies Meta<typeof Filter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The days are those of the reader's time zone. */
export const Custom: Story = {
  args: { initial: { from: "2026-03-02", to: "2026-03-09" } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Dates" }), "Custom");
    await expect(canvas.getByLabelText("From")).toHaveValue("2026-03-02");
  },
};
