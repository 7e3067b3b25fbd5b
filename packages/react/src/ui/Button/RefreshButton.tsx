"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button, type ButtonProps } from "./Button.tsx";

export interface RefreshButtonProps extends Omit<ButtonProps, "children"> {
  /** State of the read. The button is disabled until there is something to refresh. */
  readonly state: { readonly status: string; readonly isRefreshing?: boolean | undefined };
}

/** Reads again what the component shows. */
export function RefreshButton({ state, ...button }: RefreshButtonProps): ReactElement {
  const { common } = useText(enCommon);
  const isReady = state.status === "ready";
  return (
    <Button
      {...button}
      variant="quiet"
      icon="refresh"
      iconOnly
      disabled={!isReady}
      isBusy={isReady && state.isRefreshing}
    >
      {common.refresh}
    </Button>
  );
}

export interface RetryButtonProps extends Omit<ButtonProps, "children" | "isBusy"> {
  readonly isRetrying: boolean;
}

/** Repeats what failed. */
export function RetryButton({ isRetrying, ...button }: RetryButtonProps): ReactElement {
  const { common } = useText(enCommon);
  return (
    <Button icon="refresh" {...button} isBusy={isRetrying}>
      {isRetrying ? common.retrying : common.retry}
    </Button>
  );
}
