import type { ReactElement, Ref, TextareaHTMLAttributes } from "react";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "style"> {
  /** As in `TextInput`. Default `text`. */
  readonly format?: "text" | "code" | undefined;
  readonly elementRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** A multi-line text field. Grows with its content in browsers with `field-sizing`. */
export function TextArea({ format = "text", elementRef, rows = 3, ...attributes }: TextAreaProps): ReactElement {
  const code = format === "code" ? { dir: "ltr", spellCheck: false } : {};
  return (
    <textarea {...code} {...attributes} rows={rows} ref={elementRef} className="pk-TextArea" data-format={format} />
  );
}
