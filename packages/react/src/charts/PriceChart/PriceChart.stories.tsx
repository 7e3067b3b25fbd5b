import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { TickerCard } from "../../markets/TickerCard/TickerCard.tsx";
import { PriceChart } from "./PriceChart.tsx";

const history = { hours: 26 };

const meta = {
  title: "Charts/PriceChart",
  component: PriceChart,
  args: { pairId: "BTC-USD", timeZone: "Africa/Lagos" },
  parameters: { backend: { markets: 3, history } },
} satisfies Meta<typeof PriceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 15_000 };

/** Prices of 24 hours. The samples cover the day, so only the service's 24-hour change is shown. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("slider", {}, SLOW);
    const changes = Array.from(canvasElement.querySelectorAll('[data-part="change"]'), (change) => change.textContent);
    await expect(changes).toHaveLength(1);
  },
};

/** Below a strip with the price and the service's figures of the day. The chart repeats neither the price nor the pair, and leaves the high and low of 24 hours to the strip. */
export const BelowStrip: Story = {
  args: { isPriceHidden: true },
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <TickerCard pairId={args.pairId} hasDetails />
      <PriceChart {...args} />
    </div>
  ),
};

/** Beside a long form. A narrow one is as high as usual. */
export const Tall: Story = {
  args: { size: "tall" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("slider", {}, SLOW);
    const plot = () => canvasElement.querySelector(".pk-TimePlot")?.getBoundingClientRect().height;
    await expect(plot()).toBe(380);
    canvasElement.style.inlineSize = "360px";
    await waitFor(() => expect(plot()).toBe(260));
    await waitFor(() => expect(canvasElement.querySelector(".pk-TimePlot svg")?.getAttribute("height")).toBe("260"));
    canvasElement.style.inlineSize = "";
  },
};

/** The last hour, sampled every minute. */
export const Hour: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 2, stepSeconds: 60 } } },
};

/** A large price. The axis has as many digits as it needs. */
export const AnotherPair: Story = { args: { pairId: "ETH-USD" } };

/** The service was unreachable twice. Missing samples are gaps in the line. */
export const Gaps: Story = {
  parameters: {
    backend: {
      history: {
        hours: 26,
        outages: [
          [16, 12.5],
          [5, 4],
        ],
      },
    },
  },
};

/** The proxy started sampling within the range. */
export const SampledSinceLately: Story = { parameters: { backend: { history: { hours: 5 } } } };

/** Few samples, with the service's prices of the day as levels for comparison. */
export const FirstMorning: Story = { parameters: { backend: { history: { hours: 0.8 } } } };

/** Two samples hours apart are points without a line between them. */
export const FewSamplesAndAGap: Story = { parameters: { backend: { history: { hours: 6, outages: [[5.9, 0.2]] } } } };

/** A single sample is drawn as a point. */
export const OnePoint: Story = { parameters: { backend: { history: { hours: 0.02 } } } };

/** One sample per minute over a day. */
export const ManyPoints: Story = {
  parameters: { backend: { markets: 1, history: { hours: 25, stepSeconds: 60 } } },
};

/** The proxy has no samples. */
export const Empty: Story = { args: { pairId: "NO-PAIR" } };

/** There are samples, but not in the last hour. */
export const EmptyRange: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 10, outages: [[3, 0]] } } },
};

/** The skeleton while samples load. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The proxy cannot read its samples. */
export const StoreDown: Story = {
  parameters: { backend: { storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** Samples were read once, and later reads fail. */
export const Stale: Story = {
  play: async ({ canvas, loaded }) => {
    const { cutLine, service } = storyBackend(loaded);
    await canvas.findByRole("slider", {}, SLOW);
    await cutLine();
    await service.clock.advance(600_000);
    await expect(await canvas.findByText("The service is not responding.", {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole("slider")).toBeVisible();
  },
};

/** The person lacks the scope that prices need. */
export const NotGranted: Story = { parameters: { backend: { scopes: ["wallets:view"] } } };

/** Keys reach every point, and a screen reader announces each. */
export const KeyboardCursor: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    cursor.focus();
    await userEvent.keyboard("{Home}{PageUp}{ArrowRight}");
    await expect(cursor).toHaveAttribute("aria-valuetext", expect.stringMatching(/Mar 1, 2026.*, Price [\d,.]+$/));
    await expect(cursor.parentElement?.querySelector('[data-part="tip"]')).toBeVisible();
  },
};

/** The same data as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("table", { name: "BTC/USD, price" })).toBeVisible();
  },
};

/** Orders of the pair, at the times of their newest events. */
export const Orders: Story = {
  parameters: {
    backend: {
      key: "webhooks",
      receives: [],
      trades: [
        { amount: "0.02", secondsAgo: 60_000 },
        { amount: "0.5", secondsAgo: 30_000, side: "sell" },
        { amount: "0.04", secondsAgo: 9000 },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Bought", {}, SLOW)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.pk-TimePlot [data-part="event"]').length).toBeGreaterThan(1);
  },
};

/** Two pairs as changes in percent since the left edge. */
export const Compared: Story = {
  args: { defaultComparePairId: "ETH-USD" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("BTC/USD and ETH/USD, change", {}, SLOW)).toBeVisible();
  },
};

/** A part that was selected by dragging. The button shows everything again. */
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    const { left, top, width } = cursor.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + share * width, clientY: top + 40 });
    await userEvent.pointer([
      { target: cursor, keys: "[MouseLeft>]", coords: at(0.2) },
      { target: cursor, coords: at(0.6) },
      { target: cursor, keys: "[/MouseLeft]", coords: at(0.6) },
    ]);
    await expect(canvas.getByRole("button", { name: "Show the whole range" })).toBeVisible();
  },
};

/** The image has the chart with its title, its range and the time. */
export const Image: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    const images: Blob[] = [];
    const createObjectURL = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) images.push(blob);
      return "";
    });
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Download image" }));
    await waitFor(() => expect(images).toHaveLength(1), SLOW);
    createObjectURL.mockRestore();
    const [image] = images;
    if (!image) throw new Error("There is no image.");
    await expect(image.type).toBe("image/png");
    const picture = await createImageBitmap(image);
    const width = canvasElement.querySelector(".pk-Chart")?.clientWidth ?? 0;
    await expect(Math.abs(picture.width - 2 * width)).toBeLessThanOrEqual(4);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.drawImage(picture, 0, 0);
    const hasInk = (left: number, top: number, right: number, bottom: number) => {
      const { data } = context.getImageData(left, top, right - left, bottom - top);
      return data.some((value, index) => value !== data[index % 4]);
    };
    const { left, top } = canvasElement.querySelector(".pk-Chart")?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const box = cursor.getBoundingClientRect();
    // The line, and the range and the time at the foot.
    await expect(
      hasInk(2 * (box.left - left), 2 * (box.top - top), 2 * (box.right - left), 2 * (box.bottom - top)),
    ).toBe(true);
    await expect(hasInk(0, picture.height - 40, picture.width, picture.height)).toBe(true);
  },
};
