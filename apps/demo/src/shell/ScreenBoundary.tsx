import { Component, type ReactNode } from "react";
import { useAppWords } from "../words/useAppWords.ts";

interface ScreenBoundaryProps {
  /** The address. A failure is over when it changes; what did not fail stays as it is. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Says that a screen could not be loaded, and leaves the rest of the admin as it is. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: ScreenBoundaryProps): void {
    if (place !== this.props.place && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const words = useAppWords();
  return (
    <div className="app-note" role="alert">
      <h1>{words.loadFailed}</h1>
      <p>{words.loadFailedHint}</p>
      <button type="button" className="app-button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
