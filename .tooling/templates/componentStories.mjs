import { pascal, spaced } from "../new/nameCases.mjs";

/** @import { NewComponent } from "./component.mjs" */

/** @param {NewComponent} component */
export function testText({ name, operation, record, records }) {
  const title = pascal(spaced(records));
  return `import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { ${name} } from "./${name}.tsx";

const statusOf = (container: Element) => container.querySelector(".pk-${name}")?.getAttribute("data-status");

test("default", async () => {
  const { container } = await renderWithKit(<${name} />);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row").length).toBeGreaterThan(1);
  expect(screen.getByRole("status").textContent).toMatch(/^\\d+ ${spaced(record).slice(0, -1)}/);
});

test("behaviour: loading has the shape of the list", async () => {
  const { container } = await renderWithKit(<${name} />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(statusOf(container)).toBe("loading");
  expect(screen.getByRole("region", { name: "${title}" }).getAttribute("aria-busy")).toBe("true");
});

test("behaviour: an empty account", async () => {
  const { container } = await renderWithKit(<${name} />, { backend: { scenario: "empty" } });
  expect(statusOf(container)).toBe("empty");
  expect(screen.getByText("No ${spaced(records)} yet")).toBeDefined();
});

test("behaviour: a missing grant", async () => {
  const { container } = await renderWithKit(<${name} />, { backend: { scopes: [] } });
  expect(statusOf(container)).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});

test("behaviour: a failed read can be retried", async () => {
  const { backend, container } = await renderWithKit(<${name} />, {
    prepare: ({ service }) => service.faults.add({ operation: "${operation}", status: 503 }),
  });
  await settle(60_000);
  expect(statusOf(container)).toBe("error");
  backend.service.faults.clear();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
});

test("behaviour: a failed refresh keeps the rows and marks them as old", async () => {
  const { backend, container } = await renderWithKit(<${name} />);
  const rows = screen.getAllByRole("row").length;
  backend.service.faults.add({ operation: "${operation}", status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row")).toHaveLength(rows);
  expect(container.querySelector(".pk-LineNote")).not.toBeNull();
});
`;
}

/** @param {NewComponent} component */
export function storiesText({ name, resource, operation, records }) {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${pascal(spaced(resource))}/${name}",
  component: ${name},
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The ${spaced(records)} of the account. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(0);
  },
};

/** An account without any ${spaced(records)}. */
export const Empty: Story = {
  parameters: { backend: { scenario: "empty" } },
};

/** The shape of the list before the first response. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The list cannot be read. The operator can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 })).toBeVisible();
  },
};

/** The person lacks the scope that the list needs. */
export const GrantMissing: Story = {
  parameters: { backend: { scopes: [] } },
};

/** A refresh failed. The rows stay and are marked as old. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "${operation}", times: 1 },
        { operation: "${operation}", status: 503 },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await canvas.findByText(/^As of/, {}, { timeout: 8000 });
    await expect(canvasElement.querySelector(".pk-LineNote")).toBeVisible();
  },
};
`;
}

/** @param {NewComponent} component */
export function guideText({ name, records }) {
  return `import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For operators who look up ${spaced(records)}.",
  root: "pk-${name}",
  parts: [
    { name: "toolbar", text: "The count and the refresh button" },
    { name: "count", text: "How many ${spaced(records)} the account has" },
    { name: ".pk-DataTable", text: "The ${spaced(records)}; cards if the space is narrow" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Moves to refresh"],
    ["Enter, Space", "Reads the list again"],
  ],
  dos: [{ text: "Leave it on the page when it is empty. That is an answer, too.", story: "Empty" }],
  donts: [{ text: "Hide the note that says the rows are old.", story: "Stale" }],
};
`;
}
