import type { ReactElement } from "react";
import { useWebhookManager } from "../../src/exports/index.ts";
import { PlainSecretReveal } from "./PlainSecretReveal.tsx";
import { PlainWebhookEditor } from "./PlainWebhookEditor.tsx";

export function PlainWebhookManager(): ReactElement {
  const { state, limit, permissions, task, start, finish } = useWebhookManager();
  if (state.status === "loading" || state.status === "error") return <p role="status">{state.status}</p>;

  const webhooks = state.status === "ready" ? state.webhooks : [];
  if (task?.kind === "reveal") return <PlainSecretReveal secret={task.secret} onClose={finish} />;
  if (task?.kind === "create" || task?.kind === "edit") {
    return (
      <>
        <button type="button" onClick={finish}>
          Cancel
        </button>
        <PlainWebhookEditor
          webhookId={task.kind === "edit" ? task.webhook.id : undefined}
          onSaved={({ secret }) => (secret ? start({ kind: "reveal", secret }) : finish())}
        />
      </>
    );
  }
  return (
    <>
      <p role="status">
        {limit.enabled} of {limit.max} enabled
      </p>
      <button type="button" onClick={() => start({ kind: "create" })} disabled={!permissions.create.allowed}>
        Add endpoint
      </button>
      <ul>
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            {webhook.description || webhook.url} ({webhook.status}){" "}
            <button
              type="button"
              aria-label={`Edit ${webhook.url}`}
              onClick={() => start({ kind: "edit", webhook })}
              disabled={!permissions.replace.allowed}
            >
              Edit
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
