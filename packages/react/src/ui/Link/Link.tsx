"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Icon } from "../Icon/Icon.tsx";
import { type LinkElementProps, usePrimitives } from "../primitives/Primitives.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens a new tab, and indicates that. Default false. */
  readonly opensNewTab?: boolean | undefined;
}

export function Link({ href, children, opensNewTab = false }: LinkProps): ReactElement {
  const { Link: Element = LinkElement } = usePrimitives();
  const { ui } = useText(enUi);
  if (!opensNewTab) return <Element href={href}>{children}</Element>;
  return (
    <Element href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" /> <VisuallyHidden>{ui.opensNewTab}</VisuallyHidden>
    </Element>
  );
}

/** The kit's default link. */
function LinkElement({ children, ...rest }: LinkElementProps): ReactElement {
  return (
    <a {...rest} className="pk-Link">
      {children}
    </a>
  );
}
