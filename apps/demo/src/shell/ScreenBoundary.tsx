import { Component, type ReactNode } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

interface ScreenBoundaryProps {
  /** Current URL path. A change clears the error. */
  readonly path: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly hasFailed: boolean;
  readonly path: string;
}

/** Shows an error in place of a screen that failed to load. The rest of the admin keeps working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromError(): Pick<ScreenBoundaryState, "hasFailed"> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return path === state.path ? null : { hasFailed: false, path };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const messages = useAppMessages();
  return (
    <div className="app-note" role="alert">
      <h1>{messages.loadFailed}</h1>
      <p>{messages.loadFailedHint}</p>
      <button type="button" className="app-button" onClick={() => location.reload()}>
        {messages.reload}
      </button>
    </div>
  );
}
