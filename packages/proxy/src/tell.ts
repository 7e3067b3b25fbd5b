import { failureOf } from "./failureCode.ts";
import type { Logger } from "./logger.ts";

/** Tells a listener. Where it fails, at once or later, that is logged: unheard, it would end the process it runs in. */
export async function tell(name: string, logger: Logger, listener: () => unknown): Promise<void> {
  try {
    await listener();
  } catch (error) {
    logger.error(failureOf(error), `${name} failed`);
  }
}
