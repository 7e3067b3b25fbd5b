"use client";

import { type ReactElement, useId } from "react";
import { Heading, type HeadingLevel } from "./Heading.tsx";

/** Props of components that have a heading of their own. */
export interface HeadingOptions {
  /** Level of the heading in the outline of your page. Headings inside the component are one level lower. Default 2. */
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
}

/** The heading of a component and the name of its root. */
export function useHeading(
  { headingLevel, title, isTitleHidden = false }: HeadingOptions,
  defaultTitle: string,
): UseHeadingReturnType {
  const id = useId();
  const text = title ?? defaultTitle;
  if (isTitleHidden) return { heading: null, labelProps: { "aria-label": text } };
  return {
    heading: (
      <Heading level={headingLevel} id={id}>
        {text}
      </Heading>
    ),
    labelProps: { "aria-labelledby": id },
  };
}
