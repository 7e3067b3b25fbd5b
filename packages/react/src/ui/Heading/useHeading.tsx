"use client";

import { type ReactElement, useId } from "react";
import { Heading, type HeadingLevel } from "./Heading.tsx";

/** Props of components that have a heading of their own. */
export interface HeadingOptions {
  /** Level of the heading in the outline of your page. Headings inside the component follow it. Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Replaces the text of the heading. */
  readonly title?: string | undefined;
  /** Hides the heading, for a page that has the same one. It still names the component for screen readers. Default false. */
  readonly isTitleHidden?: boolean | undefined;
}

export interface UseHeadingReturnType {
  /** `null` if it is hidden. */
  readonly heading: ReactElement | null;
  /** Name the component's root after the heading. */
  readonly labelProps: { readonly "aria-labelledby": string } | { readonly "aria-label": string };
  /** Level of the headings inside the component: one level lower, unless its own is hidden. */
  readonly nestedLevel: HeadingLevel;
}

/** The heading of a component and the name of its root. */
export function useHeading(
  { headingLevel = 2, title, isTitleHidden = false }: HeadingOptions,
  defaultTitle: string,
): UseHeadingReturnType {
  const id = useId();
  const text = title ?? defaultTitle;
  if (isTitleHidden) return { heading: null, labelProps: { "aria-label": text }, nestedLevel: headingLevel };
  return {
    heading: (
      <Heading level={headingLevel} id={id}>
        {text}
      </Heading>
    ),
    labelProps: { "aria-labelledby": id },
    nestedLevel: below[headingLevel],
  };
}

const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
