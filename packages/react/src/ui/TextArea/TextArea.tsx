import type { ReactElement, Ref, TextareaHTMLAttributes } from "react";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "style"> {
  /** As of a text input. Default `text`. */
  readonly format?: "text" | "code" | undefined;
  readonly elementRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. Grows with them, where the browser can. */
export function TextArea({ format = "text", elementRef, rows = 3, ...attributes }: TextAreaProps): ReactElement {
  const code = format === "code" ? { dir: "ltr", spellCheck: false } : {};
  return (
    <textarea {...code} {...attributes} rows={rows} ref={elementRef} className="pk-TextArea" data-format={format} />
  );
}
