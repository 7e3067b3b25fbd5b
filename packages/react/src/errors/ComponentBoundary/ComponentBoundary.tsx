"use client";

import { Component, type ReactElement, type ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import type { ReportError } from "../../provider/ReportError.ts";
import { enCommon, enErrors } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";

export interface ComponentBoundaryProps {
  /** Name of the component, for the host's telemetry. */
  readonly component: string;
  readonly children: ReactNode;
}

/** Keeps a component's own failure to itself: the host's page stays, and so does the rest of the kit. */
export function ComponentBoundary({ component, children }: ComponentBoundaryProps): ReactElement {
  const { reportError } = useKitContext();
  const text = useText(enCommon, enErrors);
  return (
    <Boundary component={component} reportError={reportError} text={text}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends ComponentBoundaryProps {
  readonly reportError: ReportError;
  readonly text: Pick<Text, "common" | "errors">;
}

interface BoundaryState {
  readonly isBroken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.reportError(error, { source: "render", component: this.props.component });
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { common, errors } = this.props.text;
    return (
      <div className="pk-root">
        <ErrorNote
          title={errors.renderTitle}
          help={errors.renderHelp}
          action={<Button onClick={() => this.setState({ isBroken: false })}>{common.retry}</Button>}
        />
      </div>
    );
  }
}
