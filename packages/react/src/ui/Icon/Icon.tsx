import type { ReactElement } from "react";

const paths = {
  check: "M3 8.5 6.5 12 13 4.5",
  chevronDown: "M4 6l4 4 4-4",
  clock: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 4.5V8l2.5 1.5",
  close: "M4 4l8 8M12 4l-8 8",
  chart: "M2.5 13.5v-11M2.5 13.5h11M5 10.5l2.5-3 2 1.5 3.5-5M5 6.5l2.5 4 2-1.5 3.5 2",
  columns: "M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10",
  copy: "M5.5 5.5v-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M3.5 5.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  download: "M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11",
  external: "M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5l-6 6",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  eyeOff:
    "M2 2l12 12M6.3 3.7C6.8 3.6 7.4 3.5 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-2 2.4M4 4.9A10.7 10.7 0 0 0 1.5 8S4 12.5 8 12.5c1 0 2-.3 2.8-.7M6.6 6.6a2 2 0 0 0 2.8 2.8",
  image: "M2.5 3h11v10h-11zM2.5 11l3.5-3.5 3 3 2-2 2.5 2.5M10.5 6.2v.1",
  inbox: "M1.8 9 3.9 3h8.2l2.1 6v4H1.8zM1.8 9h3.4l1 1.7h3.6l1-1.7h3.4",
  info: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 7.5v3.5M8 5v.1",
  key: "M5 13.5a3 3 0 1 1 0-6 3 3 0 0 1 0 6ZM7.2 8.3 13 2.5M10.8 4.7l2.2 2.2",
  lock: "M4.8 7.5V5.3a3.2 3.2 0 0 1 6.4 0v2.2M3.5 7.5h9v6h-9zM8 9.8v1.4",
  more: "M2.9 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M7.4 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.9 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0",
  off: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM3.5 3.5l9 9",
  pause: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM6.3 5.8v4.4M9.7 5.8v4.4",
  refresh: "M13.5 2.5v3.6h-3.6M13.2 6a5.6 5.6 0 1 0 .3 3.2",
  search: "M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5 3.5 3.5",
  sort: "M5 6.2 8 3l3 3.2M5 9.8 8 13l3-3.2",
  star: "M8 1.9 9.9 5.8l4.2.6-3.1 3 .8 4.2L8 11.6l-3.8 2 .8-4.2-3.1-3 4.2-.6L8 1.9Z",
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  warning: "M8 6v3.5M8 11.8v.1M7 2.6 1.6 12a1.2 1.2 0 0 0 1 1.8h10.8a1.2 1.2 0 0 0 1-1.8L9 2.6a1.2 1.2 0 0 0-2 0Z",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon beside text, with the text's size and colour. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="pk-Icon" data-icon={name} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
