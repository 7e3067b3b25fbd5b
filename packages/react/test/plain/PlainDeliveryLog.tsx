import type { ReactElement } from "react";
import { useDeliveryLog } from "../../src/exports/index.ts";

export function PlainDeliveryLog(): ReactElement {
  const { state, view, setView, options, findWebhook, retentionDays, showMore } = useDeliveryLog();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <>
      <label>
        Show{" "}
        <select value={view.list} onChange={({ target }) => setView({ list: listOf(target.value) })}>
          <option>deliveries</option>
          <option>events</option>
        </select>
      </label>
      {options.map(({ filter, value, values }) => (
        <label key={filter}>
          {filter}{" "}
          <select value={value ?? ""} onChange={({ target }) => setView({ [filter]: target.value || undefined })}>
            <option value="">all</option>
            {values.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      ))}
      <p role="status">
        {state.matches} of {state.total} in {retentionDays} days
      </p>
      <ul>
        {state.entries.map((entry) => (
          <li key={entry.id}>
            {entry.eventType} {entry.at !== undefined && new Date(entry.at).toISOString()}{" "}
            {entry.kind === "delivery" && `${entry.status} ${findWebhook(entry.webhookId)?.url ?? entry.webhookId}`}
          </li>
        ))}
      </ul>
      {state.entries.length < state.matches && (
        <button type="button" onClick={showMore}>
          More
        </button>
      )}
    </>
  );
}

function listOf(value: string): "deliveries" | "events" {
  return value === "events" ? "events" : "deliveries";
}
