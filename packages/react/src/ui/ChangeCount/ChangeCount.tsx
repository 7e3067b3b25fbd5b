"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";

export interface ChangeCountProps {
  readonly count: number;
}

/** The number of changes that saving makes, beside the button that saves. */
export function ChangeCount({ count }: ChangeCountProps): ReactElement {
  const { ui, plural } = useText(enUi);
  return (
    <span data-part="count" role="status">
      {count > 0 && plural(ui.changes, count)}
    </span>
  );
}
