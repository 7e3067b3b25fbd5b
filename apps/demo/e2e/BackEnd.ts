import type { Page } from "playwright";

/** A running demo with either back end. */
export interface BackEnd {
  /** Base URL of the page, without a trailing slash. */
  readonly origin: string;
  /** Port of the server that serves the page. */
  readonly port: number;
  /** Label of the back end in the page's header. */
  readonly badge: string;
  /** Reads the service's API key, which no page may receive. */
  readonly readKey: (page: Page) => Promise<string>;
  /** Restarts the proxy or stops the service worker, so that a new one handles the next request. */
  readonly restart: (page: Page) => Promise<void>;
  /** Output of the processes, without the line in which the emulator prints its keys. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}
