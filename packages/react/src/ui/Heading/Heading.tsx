import type { ReactElement, ReactNode, Ref } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  /** Level of the component's own heading. Default 2. */
  readonly level?: HeadingLevel | undefined;
  /** Whether it is a heading inside the component, one level below the component's own. Default false. */
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
  const { level = 2, isNested = false, part = "heading", id, elementRef, children } = props;
  const Element = isNested ? below[level] : (`h${level}` as const);
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

const below = { 1: "h2", 2: "h3", 3: "h4", 4: "h5", 5: "h6", 6: "h6" } as const;
