"use client";

import type { ReactElement } from "react";
import { Button } from "../Button/Button.tsx";
import { Popover } from "../Popover/Popover.tsx";

export interface InfoButtonProps {
  /** Accessible name of the button and of its note, for example “About these events”. */
  readonly label: string;
  /** The note, in a few sentences. */
  readonly children: string;
}

/** A button that shows a note. It opens on a click, so that it works on touch screens, too. */
export function InfoButton({ label, children }: InfoButtonProps): ReactElement {
  return (
    <Popover
      label={label}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} variant="quiet" icon="info" iconOnly>
          {label}
        </Button>
      )}
    >
      {() => <p>{children}</p>}
    </Popover>
  );
}
