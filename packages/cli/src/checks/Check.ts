/** A question that a command answers about somebody's deployment. */
export interface Check<TContext> {
  /** Never changes, because scripts rely on it. */
  readonly id: string;
  /** The state that the check wants to see. */
  readonly title: string;
  /** How the check finds out. The README lists it. */
  readonly probe: string;
  /** After a failure: what is still safe, then what to do. */
  readonly remedy: string;
  readonly run: (context: TContext) => Verdict | Promise<Verdict>;
}

/** `unknown`: the check could not find out. `skipped`: the check does not apply. */
export type Verdict =
  | { readonly kind: "passed" | "skipped" }
  | { readonly kind: "failed" | "unknown"; readonly problem: string };

export const passed: Verdict = { kind: "passed" };
export const skipped: Verdict = { kind: "skipped" };

/** `problem` says what happened. It never contains a secret. */
export function failed(problem: string): Verdict {
  return { kind: "failed", problem };
}

export function unknown(problem: string): Verdict {
  return { kind: "unknown", problem };
}

/** Fails if there is a problem. */
export function failedIf(problem: string | undefined): Verdict {
  return problem === undefined ? passed : failed(problem);
}
