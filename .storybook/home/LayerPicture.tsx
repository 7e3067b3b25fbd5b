import { type ReactElement, useEffect, useRef } from "react";
import type { Globals } from "../guide/useGlobals.ts";
import { directionIn } from "../toolbar.ts";

export interface LayerPictureProps {
  readonly storyId: string;
  readonly globals: Globals;
}

/** A picture of a story that opens a dialog, menu or tooltip, which would cover the page. So it has a window of its own. */
export function LayerPicture({ storyId, globals }: LayerPictureProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const { theme, direction = "", locale = "", density } = globals;
  // In English, because play functions look for English names.
  const looks = `theme:${theme};direction:${directionIn(direction, locale)};density:${density}`;
  const address = `./iframe.html?id=${storyId}&viewMode=story&picture=true&globals=${looks}`;
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    // Before its address, so that the browser waits until the picture comes near the window.
    const page = Object.assign(document.createElement("iframe"), { loading: "lazy", tabIndex: -1, title: storyId });
    page.src = address;
    current.replaceChildren(page);
    return () => page.remove();
  }, [storyId, address]);
  return <div className="picture" ref={frame} aria-hidden="true" inert />;
}
