import { invalidateResources, usePartnerKit } from "@partner-kit/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { sendApp } from "../backend/callApp.ts";

/** Drives the emulator's clock and lets things go wrong. For who presents, so in English, and never on a real service. */
export function PresenterPanel(): ReactElement {
  const { kit, queryClient } = usePartnerKit();
  const control = useMutation({
    mutationFn: ({ path, body }: Control) => sendApp("POST", path, body),
    onSuccess: () => invalidateResources({ queryClient, kit, resources: "all" }),
  });
  return (
    <aside className="app-presenter" aria-label="Presenter" lang="en" dir="ltr">
      <details open>
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
  readonly path: string;
  readonly body: unknown;
}

const groups: readonly { readonly title: string; readonly controls: readonly Control[] }[] = [
  {
    title: "Clock",
    controls: [
      { label: "+1 minute", path: "emulator/clock", body: { advance_ms: 60_000 } },
      { label: "+1 hour", path: "emulator/clock", body: { advance_ms: 3_600_000 } },
      { label: "+1 day", path: "emulator/clock", body: { advance_ms: 86_400_000 } },
    ],
  },
  {
    title: "Service",
    controls: [
      { label: "429 for a while", path: "emulator/faults", body: { status: 429, retry_after: 5, times: 20 } },
      { label: "503", path: "emulator/faults", body: { status: 503 } },
      { label: "Slow", path: "emulator/faults", body: { latency_ms: 3_000 } },
      { label: "Unreachable", path: "emulator/faults", body: { offline: true } },
      { label: "All well again", path: "emulator/faults", body: { clear: true } },
    ],
  },
  {
    title: "Bookkeeping endpoint",
    controls: [
      { label: "Fails", path: "bookkeeping/outage", body: { isDown: true } },
      { label: "Works", path: "bookkeeping/outage", body: { isDown: false } },
    ],
  },
  {
    title: "Account",
    controls: [{ label: "Start over", path: "emulator/reset", body: {} }],
  },
];
