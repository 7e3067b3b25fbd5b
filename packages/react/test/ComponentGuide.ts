import type { ArgTypes } from "@storybook/react-vite";
import type { CSSProperties } from "react";

/** What a component's page tells beyond what its types and stories do. */
export interface ComponentGuide {
  /** When to take it, and when something else. */
  readonly use: string;
  /** Name of the story that stands at the top of its page, the first one. */
  readonly first: string;
  /** Class of its outermost element, such as `pk-TickerTable`. */
  readonly root: string;
  /** What can be styled, in the order it stands. Those without a story are numbered in the first story. */
  readonly parts: readonly GuidePart[];
  /** Attributes that its elements carry, to be styled by. */
  readonly attributes?: readonly (readonly [name: string, text: string])[] | undefined;
  readonly keyboard: readonly (readonly [keys: string, text: string])[];
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
  /** Controls of props whose types offer none. */
  readonly controls?: ArgTypes | undefined;
}

export interface GuidePart {
  /** Its `data-part`, or a selector below the outermost element. */
  readonly name: string;
  readonly text: string;
  /** Name of the story that shows it. Default: the component's first. */
  readonly story?: string | undefined;
}

export interface Example {
  readonly text: string;
  /** Name of a story that is shown beside the words. */
  readonly story?: string | undefined;
  /** Whether it takes the width of the page, and is not shown beside its opposite. Default false. */
  readonly isWide?: boolean | undefined;
  /** Of the element around it: what a host would have done to it. */
  readonly style?: (CSSProperties & Readonly<Record<`--pk-${string}`, string>>) | undefined;
}

/** A part as a style sheet calls it. */
export function partSelector({ name }: GuidePart): string {
  return /^\w+$/.test(name) ? `[data-part="${name}"]` : name;
}

/** A part inside its component. */
export function selectorOf(root: string, part: GuidePart): string {
  return `.${root} ${partSelector(part)}`;
}
