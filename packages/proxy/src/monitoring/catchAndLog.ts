import { describeError } from "./describeError.ts";
import type { Logger } from "./logger.ts";

/** Runs a function and logs its error or rejection. An unhandled rejection would crash the host. */
export async function catchAndLog(name: string, logger: Logger, listener: () => unknown): Promise<void> {
  try {
    await listener();
  } catch (error) {
    logger.error(describeError(error), `${name} failed`);
  }
}
