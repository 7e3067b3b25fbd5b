import type { ReactElement } from "react";
import type { Globals } from "../guide/useGlobals.ts";

export interface LayerPictureProps {
  readonly storyId: string;
  readonly globals: Globals;
}

/** A picture of a story that opens a dialog, menu or tooltip, which would cover the page. So it has a window of its own. */
export function LayerPicture({ storyId, globals }: LayerPictureProps): ReactElement {
  const looks = ["theme", "direction", "locale", "density"].map((name) => `${name}:${globals[name]}`).join(";");
  return (
    <div className="picture" aria-hidden="true" inert>
      <iframe
        title={storyId}
        tabIndex={-1}
        loading="lazy"
        src={`./iframe.html?id=${storyId}&viewMode=story&globals=${looks}`}
      />
    </div>
  );
}
