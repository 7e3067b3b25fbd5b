import type { PartnerKitProviderProps } from "@partner-kit/react";
import type { ComponentProps, MouseEvent, ReactElement } from "react";
import { useLocation, useRouter } from "wouter";

type LinkElement = NonNullable<NonNullable<PartnerKitProviderProps["components"]>["Link"]>;

/** Link for partner-kit's components. Changes the screen without reloading the page. */
export function AppLink(props: ComponentProps<LinkElement>): ReactElement {
  const { href, target, onClick, children, ...rest } = props;
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || target !== undefined || event.defaultPrevented || !href.startsWith(`${base}/`)) return;
    event.preventDefault();
    navigate(href.slice(base.length));
  };
  return (
    <a {...rest} className="app-link" href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
