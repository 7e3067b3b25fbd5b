import type { ReactElement } from "react";
import { useSettings } from "../settings/settings.ts";

/** The partner's logo, or the letters of the brand that a person tries out. */
export function Logo({ size }: { readonly size: number }): ReactElement {
  const { logo } = useSettings().brand;
  if (logo === "") return <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={size} height={size} />;
  return (
    <svg className="app-logo" viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <rect width="28" height="28" rx="6" />
      <text x="14" y="19">
        {logo}
      </text>
    </svg>
  );
}
