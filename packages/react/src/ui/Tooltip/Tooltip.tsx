"use client";

import { type ReactElement, useId } from "react";
import { type UseTooltipReturnType, useTooltip } from "./useTooltip.tsx";

export interface TooltipProps {
  /** At most a sentence. Important information belongs on the page. */
  readonly text: string;
  /** Renders the anchor, which must be focusable. */
  readonly children: (
    anchor: ReturnType<UseTooltipReturnType["getAnchorProps"]> & {
      readonly "aria-describedby": string;
    },
  ) => ReactElement;
}

/** Describes an element on hover and focus, and to screen readers. */
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
