import { createWebhook, getWebhook, replaceWebhook, type Webhook } from "@partner-kit/contract";
import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { createKit } from "../../query/kit.ts";
import { Toaster } from "../../ui/Toast/Toaster.tsx";
import { useUndoDescription } from "./useUndoDescription.ts";

interface UndoProps {
  readonly before: Webhook;
  readonly after: Webhook;
}

function Undo({ before, after }: UndoProps): ReactElement {
  const action = useUndoDescription()(before, after);
  return action ? (
    <button type="button" onClick={action.onAction}>
      {action.label}
    </button>
  ) : (
    <p>No undo</p>
  );
}

const config = {
  url: "https://partner.example/hooks",
  description: "Ledger",
  enabled: true,
  event_types: ["deposit.success" as const],
};

/** Saves a change of an endpoint and offers to undo it. */
async function setUp(change: Partial<typeof config>) {
  const { fetch } = createBackend();
  const { client } = createKit({ fetch });
  const { webhook: before } = await client.call(createWebhook, config);
  const replace = (next: Partial<typeof config>) =>
    client.call(replaceWebhook, { webhook_id: before.id, ...config, ...next });
  const after = await replace(change);
  await renderWithKit(
    <Toaster>
      <Undo before={before} after={after} />
    </Toaster>,
    { fetch, live: false },
  );
  return {
    replace,
    read: () => client.call(getWebhook, { webhook_id: before.id }),
    undo: async () => {
      act(() => screen.getByRole("button", { name: "Undo" }).click());
      await settle(100);
    },
  };
}

test("default: restores the description and keeps the rest", async () => {
  const { read, undo, replace } = await setUp({ description: "Ledger 2" });
  // Another person disabled the endpoint. An undo must not enable it.
  await replace({ description: "Ledger 2", enabled: false });
  await undo();
  expect(await read()).toMatchObject({ description: "Ledger", status: "disabled", url: config.url });
  expect(screen.getByRole("region").textContent).toContain("Description restored");
});

test("behaviour: overwrites no later description", async () => {
  const { read, undo, replace } = await setUp({ description: "Ledger 2" });
  await replace({ description: "Books" });
  await undo();
  expect((await read()).description).toBe("Books");
  expect(screen.getByRole("region").textContent).toContain("Description not restored");
});

test.each([
  ["disabling", { enabled: false }],
  ["another URL", { description: "Ledger 2", url: "https://partner.example/other" }],
])("behaviour: no undo of %s, because deliveries do not resume", async (_, change) => {
  await setUp(change);
  expect(screen.getByText("No undo")).toBeDefined();
});
