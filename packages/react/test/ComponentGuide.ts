import type { ArgTypes } from "@storybook/react-vite";
import type { CSSProperties } from "react";

/** The content of a component's page in Storybook, besides its types and stories. */
export interface ComponentGuide {
  /** When to use the component, and when to use another. */
  readonly use: string;
  /** Name of the story at the top of the page. */
  readonly first: string;
  /** Class of the outermost element, such as `pk-TickerTable`. */
  readonly root: string;
  /** Elements that can be styled, in display order. Parts without a story are numbered in the first story. */
  readonly parts: readonly GuidePart[];
  /** Attributes that can be used as style hooks. */
  readonly attributes?: readonly (readonly [name: string, text: string])[] | undefined;
  readonly keyboard: readonly (readonly [keys: string, text: string])[];
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
  /** Controls of props for which Storybook derives none. */
  readonly controls?: ArgTypes | undefined;
}

export interface GuidePart {
  /** The `data-part`, or a selector below the outermost element. */
  readonly name: string;
  readonly text: string;
  /** Name of the story that shows the part. Default: the guide's first. */
  readonly story?: string | undefined;
}

export interface Example {
  readonly text: string;
  /** Name of the story that is shown with the text. */
  readonly story?: string | undefined;
  /** Whether the example takes the full width instead of half. Default false. */
  readonly isWide?: boolean | undefined;
  /** Style of the element around the story, as a host would set it. */
  readonly style?: (CSSProperties & Readonly<Record<`--pk-${string}`, string>>) | undefined;
}

/** The CSS selector of a part. */
export function partSelector({ name }: GuidePart): string {
  return /^\w+$/.test(name) ? `[data-part="${name}"]` : name;
}

/** The CSS selector of a part inside its component. */
export function selectorOf(root: string, part: GuidePart): string {
  return `.${root} ${partSelector(part)}`;
}
