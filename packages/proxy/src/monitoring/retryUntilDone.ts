import type { Schedule } from "../settings/schedule.ts";
import { describeError } from "./describeError.ts";
import type { Logger } from "./logger.ts";

export interface RetryUntilDoneParameters {
  /** Names the action in the log. */
  readonly name: string;
  readonly logger: Logger;
  readonly schedule: Schedule;
  /** Whether to give up, because the proxy closes. */
  readonly isOver: () => boolean;
  readonly run: () => Promise<void>;
}

const PAUSE_MIN = 1_000;
const PAUSE_MAX = 60_000;

/** Runs something that must not be lost to a short outage: logs a failure, and runs it again until it succeeds. */
export function retryUntilDone({ name, logger, schedule, isOver, run }: RetryUntilDoneParameters): void {
  const attempt = async (pause: number): Promise<void> => {
    try {
      await run();
    } catch (error) {
      logger.error(describeError(error), `${name} failed`);
      if (!isOver()) schedule(() => void attempt(Math.min(PAUSE_MAX, 2 * pause)), pause, true);
    }
  };
  void attempt(PAUSE_MIN);
}
