import { Component, type ReactNode } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

interface ScreenBoundaryProps {
  /** The address. A failure is over when it changes; what did not fail stays as it is. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly hasFailed: boolean;
  readonly place: string;
}

/** Says that a screen could not be loaded, and leaves the rest of the admin as it is. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Pick<ScreenBoundaryState, "hasFailed"> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { place }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
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
