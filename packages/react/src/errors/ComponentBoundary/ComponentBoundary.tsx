"use client";

import { Component, type ReactElement, type ReactNode, useEffect } from "react";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { readNodeEnv } from "../../provider/readNodeEnv.ts";
import { enCommon, enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";

export interface ComponentBoundaryProps {
  /** Name of the component, for the host's telemetry. */
  readonly component: string;
  readonly children: ReactNode;
}

/** Shows an error in place of a component that failed to render. The rest of the page keeps working. */
export function ComponentBoundary({ component, children }: ComponentBoundaryProps): ReactElement {
  const { reportError } = useKitContext();
  const { common, errors } = useText(enCommon, enErrors);
  useEffect(checkStyles, []);
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

/** Only while developing. Its code is not loaded in production. */
function checkStyles(): void {
  if (readNodeEnv() !== "development") return;
  void import("../warnWithoutStyles.ts").then(
    ({ warnWithoutStyles }) => warnWithoutStyles(),
    () => undefined,
  );
}

/**
 * Puts a component into a boundary of its name.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function withBoundary<TProps extends object>(
  component: string,
  View: (props: TProps) => ReactElement | null,
): (props: TProps) => ReactElement {
  function Bounded(props: TProps): ReactElement {
    return (
      <ComponentBoundary component={component}>
        <View {...props} />
      </ComponentBoundary>
    );
  }
  Bounded.displayName = component;
  return Bounded;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Renders in place of the children. If it throws, the next boundary catches that error and `onError` is not called. */
  readonly renderError: (error: unknown, reset: () => void) => ReactNode;
}

interface BoundaryState {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Catches errors that its children throw while rendering. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { children, renderError } = this.props;
    const { caught } = this.state;
    return caught ? renderError(caught.error, () => this.setState({ caught: undefined })) : children;
  }
}
