import type { ReactElement } from "react";
import { type SavedWebhook, useWebhookEditor } from "../../src/exports/index.ts";

export interface PlainWebhookEditorProps {
  /** Left out for a new endpoint. */
  readonly webhookId?: string | undefined;
  readonly onSaved?: ((saved: SavedWebhook) => void) | undefined;
}

export function PlainWebhookEditor({ webhookId, onSaved }: PlainWebhookEditorProps): ReactElement {
  const editor = useWebhookEditor({ webhookId, onSaved });
  const { state, permission, eventGroups } = editor;
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  const { problems, saving, changes } = state;
  return (
    <form {...editor.getFormProps()}>
      <p>
        <label>
          URL <input {...editor.getTextProps("url")} />
        </label>
        <em>{problems.url}</em>
      </p>
      <p>
        <label>
          Description <input {...editor.getTextProps("description")} />
        </label>
        <em>{problems.description}</em>
      </p>
      {eventGroups.map(({ area, scope, isAllowed, types }) => (
        <fieldset key={area}>
          <legend>
            {area} {!isAllowed && `(needs ${scope})`}
          </legend>
          {types.map((type) => (
            <label key={type}>
              <input {...editor.getEventTypeProps(type)} /> {type}
            </label>
          ))}
        </fieldset>
      ))}
      <em>{problems.event_types}</em>
      <p role="status">{saving.status === "failed" ? saving.reason : saving.status}</p>
      <button type="submit" disabled={!permission.allowed || changes.length === 0}>
        Save {changes.length} changes
      </button>
    </form>
  );
}
