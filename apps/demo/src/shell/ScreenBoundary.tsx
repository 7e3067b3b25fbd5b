import { Component, type ReactNode } from "react";
import { useAppWords } from "../words/useAppWords.ts";

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Says that a screen could not be loaded, and leaves the rest of the admin as it is. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
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
