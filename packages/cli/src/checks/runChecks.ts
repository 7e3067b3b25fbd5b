import { RequestError } from "../http/sendRequest.ts";
import { type Check, unknown, type Verdict } from "./Check.ts";

/** A check with its verdict. */
export interface Finding {
  readonly check: Pick<Check<never>, "id" | "title" | "probe" | "remedy">;
  readonly verdict: Verdict;
}

/** Runs checks one after another, so that they do not interfere with each other. */
export async function runChecks<TContext>(
  checks: readonly Check<TContext>[],
  context: TContext,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push({ check, verdict: await runCheck(check, context) });
  return findings;
}

async function runCheck<TContext>(check: Check<TContext>, context: TContext): Promise<Verdict> {
  try {
    return await check.run(context);
  } catch (error) {
    if (error instanceof RequestError) return unknown(error.message);
    throw error;
  }
}
