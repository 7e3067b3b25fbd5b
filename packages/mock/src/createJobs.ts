import type { Clock } from "./clock.ts";
import type { Job, JobTables, StoredJob } from "./job.ts";

/** The scheduled jobs of the service. */
export interface Jobs {
  /** Schedules a job after a delay in milliseconds. Replaces a scheduled job of the same kind and ID. */
  later(milliseconds: number, job: Job): void;
  /** Schedules the stored jobs. */
  resume(): void;
  /** Cancels all jobs. */
  stop(): void;
}

export interface CreateJobsParameters {
  readonly db: JobTables;
  readonly clock: Clock;
  readonly run: (job: Job) => void;
}

/** Creates the job scheduler of a database. */
export function createJobs({ db: { jobs }, clock, run }: CreateJobsParameters): Jobs {
  const scheduled = new Map<string, () => void>();

  function schedule(key: string, job: StoredJob): void {
    scheduled.get(key)?.();
    const start = (): void => {
      scheduled.delete(key);
      jobs.delete(key);
      run(job);
    };
    scheduled.set(key, clock.schedule(job.at, start, { background: true }));
  }

  return {
    later(milliseconds, { kind, id }) {
      const key = `${kind}:${id}`;
      const job = { kind, id, at: clock.now() + milliseconds };
      jobs.set(key, job);
      schedule(key, job);
    },
    resume() {
      for (const [key, job] of jobs) schedule(key, job);
    },
    stop() {
      for (const cancel of scheduled.values()) cancel();
      scheduled.clear();
    },
  };
}
