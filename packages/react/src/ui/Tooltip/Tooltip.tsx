"use client";

import { type ReactElement, useId } from "react";
import { type UseTooltipReturnType, useTooltip } from "./useTooltip.tsx";

export interface TooltipProps {
  /** A sentence at most. What matters stands in the page instead. */
  readonly text: string;
  /** Renders the element it belongs to, which must be able to take the focus. */
  readonly children: (
    anchor: ReturnType<UseTooltipReturnType["getAnchorProps"]> & {
      readonly "aria-describedby": string;
    },
  ) => ReactElement;
}

/** A few words about an element, for pointer, keyboard and those who listen alike. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const { getAnchorProps, tooltip } = useTooltip({ text });
  const id = useId();
  return (
    <>
      {children({ ...getAnchorProps(), "aria-describedby": id })}
      <span id={id} hidden>
        {text}
      </span>
      {tooltip}
    </>
  );
}
