import type { Page } from "playwright";
import { startDemo } from "./startDemo.ts";
import { startStaticDemo } from "./startStaticDemo.ts";

/** A demo that runs, whatever stands behind its page. */
export interface BackEnd {
  /** Address of the page, without a slash at the end. */
  readonly origin: string;
  /** Port of the server the page comes from. */
  readonly port: number;
  /** What the header calls it. */
  readonly badge: string;
  /** The service's key, which no page may ever see. */
  readonly readKey: (page: Page) => Promise<string>;
  /** Ends what answers the page, so that the next request meets one that has just started. */
  readonly restart: (page: Page) => Promise<void>;
  /** Everything its processes printed since they listen. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Those that need nothing from outside. What holds for the one holds for the other, and is tested by the same lines. */
export const backEnds = {
  "three processes": startDemo,
  "inside the browser": startStaticDemo,
} as const satisfies Readonly<Record<string, () => Promise<BackEnd>>>;

export type BackEndName = keyof typeof backEnds;
