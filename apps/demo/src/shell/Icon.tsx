import type { ReactElement } from "react";

const paths = {
  overview: "M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z",
  markets: "M3 14l4.5-5 3 3L17 5M12.5 5H17v4.5",
  orders: "M5 3h10v14H5zM8 7h4M8 10h4M8 13h2",
  transactions: "M3 7h13l-3-3.2M17 13H4l3 3.2",
  recipients: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c0-3 2.7-5 6-5s6 2 6 5",
  compliance: "M10 2.5l6 2.2v4.6c0 3.8-2.5 6.8-6 8.2-3.5-1.4-6-4.4-6-8.2V4.7zM7.4 9.8l1.9 1.9 3.4-3.6",
  approvals: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM6.8 10.2l2.2 2.2 4.2-4.6",
  waiting: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 5.8V10l2.8 2",
  webhooks:
    "M7.5 6.5a2.6 2.6 0 1 1 3.7 2.3L8.6 13.6M5.8 11.2a2.6 2.6 0 1 0 3.2 3.1h5M11.6 9.4l1.6 2.9a2.6 2.6 0 1 1-.9 4.6",
  developers: "M7 6l-4 4 4 4M13 6l4 4-4 4M11.3 4.5l-2.6 11",
  simulator: "M8 2.5h4M8.8 2.5v5L4.6 15a1.6 1.6 0 0 0 1.4 2.5h8a1.6 1.6 0 0 0 1.4-2.5l-4.2-7.5v-5M6.6 12h6.8",
  settings: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4",
  keyboard: "M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  close: "M5 5l10 10M15 5L5 15",
  signOut: "M8 3.5H4v13h4M12 6.5l3.5 3.5-3.5 3.5M15 10H7.5",
  story: "M4 3.5h12v13H4zM8 7.2v5.6l4.6-2.8z",
  // The lines of the kit's icons, so that buttons that copy look alike.
  copy: "M6.9 6.9V4.4a1.2 1.2 0 0 1 1.2-1.2h7.5a1.2 1.2 0 0 1 1.2 1.2v7.5a1.2 1.2 0 0 1-1.2 1.2h-2.5M4.4 6.9h7.5a1.2 1.2 0 0 1 1.2 1.2v7.5a1.2 1.2 0 0 1-1.2 1.2H4.4a1.2 1.2 0 0 1-1.2-1.2V8.1a1.2 1.2 0 0 1 1.2-1.2z",
  copied: "M3.8 10.6 8.1 15l8.1-9.4",
  back: "M12 4.5L6.5 10l5.5 5.5",
  play: "M6.5 4v12l9-6z",
  pause: "M7 4.5v11M13 4.5v11",
  trade: "M8 12.5a4.6 4.6 0 1 0 0-9.2 4.6 4.6 0 0 0 0 9.2zM12.3 7.5a4.6 4.6 0 1 1-4.8 5",
  pay: "M17 3L9 11M17 3l-5 14-3-6-6-3z",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon next to text, hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="app-icon" data-icon={name} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
