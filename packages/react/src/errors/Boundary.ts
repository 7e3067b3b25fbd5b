"use client";

import { Component, type ReactNode } from "react";

export interface BoundaryProps {
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
