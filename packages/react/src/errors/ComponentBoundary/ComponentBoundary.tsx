"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { enCommon, enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";
import { Boundary } from "../Boundary.ts";

export interface ComponentBoundaryProps {
  /** Name of the component, for the host's telemetry. */
  readonly component: string;
  readonly children: ReactNode;
}

/** Shows an error in place of a component that failed to render. The rest of the page keeps working. */
export function ComponentBoundary({ component, children }: ComponentBoundaryProps): ReactElement {
  const { reportError } = useKitContext();
  const { common, errors } = useText(enCommon, enErrors);
  return (
    <Boundary
      onError={(error) => reportError(error, { source: "render", component })}
      renderError={(_, reset) => (
        <div className="pk-root">
          <ErrorNote
            title={errors.renderTitle}
            help={errors.renderHelp}
            action={<Button onClick={reset}>{common.retry}</Button>}
          />
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
