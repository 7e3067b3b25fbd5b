"use client";

import { type ReactElement, useLayoutEffect, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useKitContext } from "../../provider/KitContext.ts";
import { readNodeEnv } from "../../provider/readNodeEnv.ts";
import { useIsHydrated } from "../../provider/useIsHydrated.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { createRequestLog } from "../createRequestLog.ts";

export interface PartnerKitInspectorProps {
  /** Whether to render. Default: unless `process.env.NODE_ENV` is `production` or your bundler does not define it. */
  readonly enabled?: boolean | undefined;
}

/**
 * A button in the corner of the page that opens a panel for developers: session, live connection, reads, requests,
 * assumptions and theme of the provider. Copies them as a support bundle without personal data. It is in English in every
 * locale.
 */
export const PartnerKitInspector: (props: PartnerKitInspectorProps) => ReactElement = withBoundary(
  "PartnerKitInspector",
  PartnerKitInspectorView,
);

function PartnerKitInspectorView({ enabled = isDevelopment() }: PartnerKitInspectorProps): ReactElement | null {
  const isHydrated = useIsHydrated();
  return enabled && isHydrated ? <Inspector /> : null;
}

/** Logs requests while it is mounted, also while the panel is closed. */
function Inspector(): ReactElement {
  const { requestListeners } = useKitContext();
  const [log] = useState(() => createRequestLog({ now: Date.now }));
  const [isOpen, setIsOpen] = useState(false);

  // Before the effects in which components send their first requests.
  useLayoutEffect(() => {
    requestListeners.add(log.listen);
    return () => void requestListeners.delete(log.listen);
  }, [requestListeners, log]);

  return (
    <div className="pk-root pk-PartnerKitInspector" lang="en" dir="ltr" data-open={isOpen || undefined}>
      <span data-part="toggle">
        <Button
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          variant={isOpen ? "quiet" : "secondary"}
          icon={isOpen ? "close" : "info"}
          iconOnly={isOpen}
        >
          {isOpen ? "Close inspector" : "partner-kit"}
        </Button>
      </span>
      {isOpen && (
        <LazyPart lazy={panel} component="PartnerKitInspector">
          {(InspectorPanel) => <InspectorPanel log={log} />}
        </LazyPart>
      )}
    </div>
  );
}

const panel = createLazy(async () => (await import("./InspectorPanel.tsx")).InspectorPanel);

function isDevelopment(): boolean {
  const environment = readNodeEnv();
  return environment !== undefined && environment !== "production";
}
