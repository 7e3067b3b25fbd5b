import type { ReactElement } from "react";

const paths = {
  search: "M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5",
  refresh: "M13.5 2.5v3.6h-3.6M13.2 6a5.6 5.6 0 1 0 .3 3.2",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  eyeOff:
    "M2 2l12 12M6.3 3.7C6.8 3.6 7.4 3.5 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-2 2.4M4 4.9A10.7 10.7 0 0 0 1.5 8S4 12.5 8 12.5c1 0 2-.3 2.8-.7M6.6 6.6a2 2 0 0 0 2.8 2.8",
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  sort: "M5 6.2 8 3l3 3.2M5 9.8 8 13l3-3.2",
  warning: "M8 6v3.5M8 11.8v.1M7 2.6 1.6 12a1.2 1.2 0 0 0 1 1.8h10.8a1.2 1.2 0 0 0 1-1.8L9 2.6a1.2 1.2 0 0 0-2 0Z",
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  readonly name: IconName;
}

/** A drawing beside words, never in place of them. Takes size and colour of the text around it. */
export function Icon({ name }: IconProps): ReactElement {
  return (
    <svg className="pk-Icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
