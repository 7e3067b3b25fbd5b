"use client";

import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { type TextInputElementProps, usePrimitives } from "../primitives/Primitives.ts";

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style"> {
  /**
   * What is typed. `code` is for addresses, numbers of accounts, URLs and the like: left to right in every language, each
   * character told from the next, and neither corrected nor capitalised on the way. Default `text`.
   */
  readonly format?: "text" | "code" | undefined;
  readonly icon?: IconName | undefined;
  /** Stands at the end, inside the frame: a unit, or a small button. */
  readonly end?: ReactNode;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

/** A line of text. */
export function TextInput({ format = "text", icon, end, elementRef, ...attributes }: TextInputProps): ReactElement {
  const { TextInput: Element = TextInputElement } = usePrimitives();
  const input = (
    <Element
      type="text"
      {...(format === "code" && code)}
      {...attributes}
      elementRef={elementRef}
      data-format={format}
    />
  );
  // There even when nothing else is in it: what comes and goes beside the input must not take the input, and the focus, along.
  return (
    <span
      className="pk-TextInputFrame"
      data-icon={icon !== undefined || undefined}
      data-end={Boolean(end) || undefined}
    >
      {icon && <Icon name={icon} />}
      {input}
      {end && <span data-part="end">{end}</span>}
    </span>
  );
}

const code = {
  dir: "ltr",
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/** The kit's own input, where the host has not given another. */
function TextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return <input {...rest} ref={elementRef} className="pk-TextInput" />;
}
