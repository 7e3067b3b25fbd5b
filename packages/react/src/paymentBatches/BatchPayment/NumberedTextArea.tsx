"use client";

import { Fragment, type ReactElement, useEffect, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import type { TextAreaProps } from "../../ui/TextArea/TextArea.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";

export interface NumberedTextAreaProps
  extends Omit<TextAreaProps, "format" | "wrap" | "elementRef" | "onScroll" | "value"> {
  readonly value: string;
  /** Lines whose number is marked. The first line is 1. */
  readonly marked: readonly number[];
}

/** A text area with the number of each line beside it, which problems name. The numbers scroll with the text. */
export function NumberedTextArea({ marked, ...attributes }: NumberedTextAreaProps): ReactElement {
  const { number } = useText();
  const numbers = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const count = attributes.value === "" ? 0 : attributes.value.split(/\r\n|\r|\n/).length;
  const scroll = () => {
    if (numbers.current && input.current) numbers.current.scrollTop = input.current.scrollTop;
  };
  // Numbers of new lines exist only after the text has scrolled.
  useEffect(scroll);
  return (
    // Left to right like the text, so that a number is beside the beginning of its line in all languages.
    <span data-part="editor" dir="ltr">
      {count > 0 && (
        <span ref={numbers} data-part="numbers" data-wide={count > 999 || undefined} aria-hidden="true">
          {runsOf(count, marked).map(({ from, to, isMarked }) => (
            <Fragment key={from}>{isMarked ? <strong>{write(from, to)}</strong> : write(from, to)}</Fragment>
          ))}
        </span>
      )}
      <TextArea {...attributes} format="code" wrap="off" elementRef={input} onScroll={scroll} />
    </span>
  );

  function write(from: number, to: number): string {
    return Array.from({ length: to - from + 1 }, (_, index) => `${number(from + index)}\n`).join("");
  }
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly isMarked: boolean;
}

/** Returns the lines as runs, so that a thousand lines are a few elements. */
function runsOf(count: number, marked: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  let from = 1;
  for (const line of marked) {
    if (line > from) runs.push({ from, to: line - 1, isMarked: false });
    runs.push({ from: line, to: line, isMarked: true });
    from = line + 1;
  }
  if (from <= count) runs.push({ from, to: count, isMarked: false });
  return runs;
}
