"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";

export interface ListErrorProps {
  readonly options: { readonly isLoading: boolean; readonly error: Error | undefined; readonly retry: () => void };
  readonly message: string;
}

/** Explains that the options of a list could not be loaded, with a retry button. Renders nothing without an error. */
export function ListError({ options, message }: ListErrorProps): ReactElement | null {
  const { common } = useText(enCommon);
  if (!options.error) return null;
  return (
    <Callout
      tone="danger"
      role="status"
      actions={
        <Button icon="refresh" isBusy={options.isLoading} onClick={options.retry}>
          {options.isLoading ? common.retrying : common.retry}
        </Button>
      }
    >
      {message}
    </Callout>
  );
}
