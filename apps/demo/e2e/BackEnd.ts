import type { Page } from "playwright";

/** A demo that runs, whatever stands behind its page. */
export interface BackEnd {
  /** Address of the page, without a slash at the end. */
  readonly origin: string;
  /** Port of the server the page comes from. */
  readonly port: number;
  /** Its label in the header. */
  readonly badge: string;
  /** The service's key, which no page may ever see. */
  readonly readKey: (page: Page) => Promise<string>;
  /** Ends what answers the page, so that the next request meets one that has just started. */
  readonly restart: (page: Page) => Promise<void>;
  /** Everything its processes printed since they listen. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}
