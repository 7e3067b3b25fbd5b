import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Field } from "../Field/Field.tsx";
import { Combobox } from "./Combobox.tsx";

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const label = names.of(code);
    return label === undefined ? [] : [{ value: code, label, detail: code }];
  })
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
  decorators: [inRoot, (Story) => <div style={{ maxInlineSize: 360, minBlockSize: 380 }}>{Story()}</div>],
  args: { listLabel: "Countries", options: countries, value: undefined, onValueChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Country" help="The sender’s country.">
        {(control) => <Combobox {...control} {...args} value={value} onValueChange={setValue} />}
      </Field>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: "Search countries" },
};

/** Selection by keyboard. The focus stays in the input. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("nig");
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["NigerNE", "NigeriaNG"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Nigeria");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** Opens at the selected option, above the page and not clipped by a container. */
export const Open: Story = {
  args: { value: "NG" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const chosen = canvas.getByRole("option", { selected: true });
    const list = canvas.getByRole("listbox").parentElement;
    await expect(chosen).toHaveTextContent("Nigeria");
    await expect(list?.matches(":popover-open")).toBe(true);
    await waitFor(() => expect(list).toHaveAttribute("data-placed"));
    const [inner, outer] = [chosen.getBoundingClientRect(), list?.getBoundingClientRect()];
    await expect(inner.top).toBeGreaterThanOrEqual(outer?.top ?? 0);
    await expect(inner.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "guinea");
    const list = within(canvas.getByRole("listbox", { name: "Countries" }));
    await expect(list.getAllByRole("option")).toHaveLength(4);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "atlantis");
    await expect(canvas.getByRole("status")).toHaveTextContent("No matches");
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};

export const CannotLoad: Story = {
  args: { options: [], loadError: "The list of countries cannot be read. Close this and try again." },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("The list of countries cannot be read.");
  },
};

/** Long labels wrap. Some options are disabled. */
export const LongNames: Story = {
  args: {
    listLabel: "Banks",
    value: "1",
    options: [
      { value: "0", label: "Access Bank", detail: "044" },
      {
        value: "1",
        label: "The First Cooperative Settlement and Microfinance Bank of the Lower Niger Delta",
        detail: "50211",
      },
      { value: "2", label: "Zenith Bank", detail: "057", isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Institution ${index}` }));

/** Five thousand options, of which only some are rendered. */
export const Many: Story = {
  args: { listLabel: "Institutions", options: many },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await expect(canvas.getAllByRole("option").length).toBeLessThan(100);
    await userEvent.type(input, "4999");
    await expect(canvas.getByRole("option")).toHaveTextContent("Institution 4999");
  },
};

/** Options are rendered in the frame in which the list is scrolled. */
export const Scrolled: Story = {
  args: { listLabel: "Institutions", options: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const list = canvas.getByRole("listbox").parentElement;
    if (!list) throw new Error("There is no list.");
    list.scrollTop = list.scrollHeight;
    const { top, bottom } = list.getBoundingClientRect();
    const options = canvas.getAllByRole("option").filter((option) => {
      const middle = option.getBoundingClientRect().top;
      return middle > top && middle < bottom;
    });
    await expect(options.length).toBeGreaterThan(3);
    for (const { firstElementChild } of options)
      await expect(firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  },
};
