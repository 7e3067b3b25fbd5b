import type { Clock } from "./clock.ts";
import type { Job, JobTables, StoredJob } from "./job.ts";

/** What the service does of itself, in time. */
export interface Jobs {
  /** Has a job done in that many milliseconds. One of its kind about the same thing takes the place of the other. */
  later(milliseconds: number, job: Job): void;
  /** Takes up what the tables hold. */
  resume(): void;
  /** Leaves everything undone. */
  stop(): void;
}

export interface CreateJobsParameters {
  readonly db: JobTables;
  readonly clock: Clock;
  readonly run: (job: Job) => void;
}

/** Makes the jobs of a database. */
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
