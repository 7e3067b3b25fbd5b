import type { ReactElement } from "react";
import { iconPaths } from "./iconPaths.ts";

export type IconName = keyof typeof iconPaths;

/** A decorative icon beside text, with the text's size and colour. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="pk-Icon" data-icon={name} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
