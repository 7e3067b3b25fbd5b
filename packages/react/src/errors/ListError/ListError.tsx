"use client";

import type { ReactElement } from "react";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";

export interface ListErrorProps {
  readonly options: { readonly isLoading: boolean; readonly error: Error | undefined; readonly retry: () => void };
  readonly message: string;
}

/** Explains that the options of a list could not be loaded, with a retry button. Renders nothing without an error. */
export function ListError({ options, message }: ListErrorProps): ReactElement | null {
  if (!options.error) return null;
  return (
    <Callout
      tone="danger"
      role="status"
      actions={<RetryButton isRetrying={options.isLoading} onClick={options.retry} />}
    >
      {message}
    </Callout>
  );
}
