import type { ReactElement, ReactNode, Ref } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  readonly level: HeadingLevel;
  /** Whether it is a heading inside the component, which is smaller. Default false. */
  readonly isNested?: boolean | undefined;
  /** Name of the part. Default `heading`. */
  readonly part?: string | undefined;
  readonly id?: string | undefined;
  /** For headings that receive the focus. */
  readonly elementRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A heading of a component. Its size does not depend on its level. */
export function Heading(props: HeadingProps): ReactElement {
  const { level, isNested = false, part = "heading", id, elementRef, children } = props;
  const Element = elements[level];
  return (
    <Element
      ref={elementRef}
      id={id}
      className="pk-Heading"
      data-part={part}
      data-nested={isNested || undefined}
      tabIndex={elementRef ? -1 : undefined}
    >
      {children}
    </Element>
  );
}

const elements = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;
