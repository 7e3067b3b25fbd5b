"use client";

import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { type TextInputElementProps, usePrimitives } from "../primitives/Primitives.ts";

export interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "color" | "size" | "style"> {
  /**
   * `code`: for addresses, account numbers and URLs. Monospaced, left to right in all locales, without autocorrection and
   * capitalisation. Default `text`.
   */
  readonly format?: "text" | "code" | undefined;
  readonly icon?: IconName | undefined;
  /** Shown at the end inside the frame, such as a unit or a small button. */
  readonly end?: ReactNode;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

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
  // Always rendered, so that adding an icon or a button does not remount the input, which would lose the focus.
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

/** The kit's default input. */
function TextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return <input {...rest} ref={elementRef} className="pk-TextInput" />;
}
