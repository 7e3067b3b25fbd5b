import { invalidateResources } from "@partner-kit/react";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { KIT_URL } from "../backend/addresses.ts";
import { sendApp } from "../backend/callApp.ts";
import { startOver } from "../backend/startOver.ts";

/** Lets the presenter move the emulator's clock and cause faults. English only. Never shown with a real service. */
export function PresenterPanel(): ReactElement {
  const queryClient = useQueryClient();
  // On a phone, the panel would cover the screen.
  const [isOpen] = useState(() => matchMedia("(width >= 900px)").matches);
  const control = useMutation({ mutationFn: ({ run }: Control) => run(queryClient) });
  return (
    <aside className="app-presenter" aria-label="Presenter" lang="en">
      <details open={isOpen} dir="ltr">
        <summary>Presenter</summary>
        {groups.map(({ title, controls }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {controls.map((each) => (
              <button
                key={each.label}
                type="button"
                className="app-button"
                aria-disabled={control.isPending}
                onClick={() => !control.isPending && control.mutate(each)}
              >
                {each.label}
              </button>
            ))}
          </fieldset>
        ))}
        <p role="status">
          {control.isSuccess && `${control.variables.label}: done`}
          {control.isError && `${control.variables.label}: ${control.error.message}`}
        </p>
      </details>
    </aside>
  );
}

interface Control {
  readonly label: string;
  readonly run: (queryClient: QueryClient) => Promise<void>;
}

/** Returns an action that sends a command to the emulator and refetches all data. */
function send(path: string, body: unknown): Control["run"] {
  return async (queryClient) => {
    await sendApp("POST", path, body);
    await invalidateResources({ queryClient, kit: { baseUrl: KIT_URL }, resources: "all" });
  };
}

const groups: readonly { readonly title: string; readonly controls: readonly Control[] }[] = [
  {
    title: "Clock",
    controls: [
      { label: "+1 minute", run: send("emulator/clock", { advance_ms: 60_000 }) },
      { label: "+1 hour", run: send("emulator/clock", { advance_ms: 3_600_000 }) },
      { label: "+1 day", run: send("emulator/clock", { advance_ms: 86_400_000 }) },
    ],
  },
  {
    title: "Service",
    controls: [
      { label: "429 for a while", run: send("emulator/faults", { status: 429, retry_after: 5, times: 20 }) },
      { label: "503", run: send("emulator/faults", { status: 503 }) },
      { label: "Slow", run: send("emulator/faults", { latency_ms: 3_000 }) },
      { label: "Unreachable", run: send("emulator/faults", { offline: true }) },
      { label: "All well again", run: send("emulator/faults", { clear: true }) },
    ],
  },
  {
    title: "Bookkeeping endpoint",
    controls: [
      { label: "Fails", run: send("bookkeeping/outage", { isDown: true }) },
      { label: "Works", run: send("bookkeeping/outage", { isDown: false }) },
    ],
  },
  {
    title: "Account",
    controls: [{ label: "Start over", run: (queryClient) => startOver(queryClient) }],
  },
];
