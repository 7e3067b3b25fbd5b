import { WEBHOOK_RESPONSE_TIMEOUT_SECONDS } from "@partner-kit/contract";
import { unknown } from "../checks/Check.ts";
import { type Finding, runChecks } from "../checks/runChecks.ts";
import {
  acceptsAnyOrder,
  acceptsClockSkew,
  acceptsConcurrent,
  acceptsExactAmounts,
  acceptsRace,
  acceptsRotation,
  acceptsSplitBody,
  acceptsUnknownFields,
  acceptsUnknownType,
  acceptsValid,
  acknowledgesDuplicates,
  type Rule,
  recovers,
  verifiesRawBytes,
} from "./acceptRules.ts";
import { createSender } from "./createSender.ts";
import {
  checksVersion,
  hidesSecrets,
  limitsSize,
  refusesEarly,
  refusesForged,
  refusesLate,
  refusesPartialSignature,
  requiresHeaders,
  respondsInTime,
  signsHeaders,
  survivesUnreadable,
} from "./refuseRules.ts";

export interface RunGradeParameters {
  /** The receiver. */
  readonly url: URL;
  /** `whsec_…`. */
  readonly secret: string;
  /** Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds for a response. Default: the 5 seconds of the service. */
  readonly timeout?: number | undefined;
}

/** The rules, in the order in which they are examined: first those that a receiver must survive to be graded further. */
export const rules: readonly Rule[] = [
  acceptsValid,
  verifiesRawBytes,
  acceptsSplitBody,
  acceptsUnknownType,
  acceptsUnknownFields,
  acceptsExactAmounts,
  acknowledgesDuplicates,
  acceptsAnyOrder,
  acceptsRotation,
  acceptsClockSkew,
  acceptsConcurrent,
  acceptsRace,
  refusesForged,
  signsHeaders,
  refusesPartialSignature,
  checksVersion,
  requiresHeaders,
  refusesLate,
  refusesEarly,
  limitsSize,
  survivesUnreadable,
  recovers,
  // These two examine all responses.
  respondsInTime,
  hidesSecrets,
];

/** Sends test deliveries to a receiver and grades its responses. */
export async function runGrade(parameters: RunGradeParameters): Promise<readonly Finding[]> {
  const { url, secret, now = Date.now, timeout = WEBHOOK_RESPONSE_TIMEOUT_SECONDS * 1000 } = parameters;
  const sender = createSender({ url, secret, now, timeout });
  const [first] = await runChecks([acceptsValid], sender);
  const [outcome] = sender.outcomes;
  if (outcome?.kind === "broken")
    return [{ check: acceptsValid, verdict: unknown(`The receiver cannot be reached (${outcome.code}).`) }];
  // Waiting for each of the others would take minutes.
  if (sender.outcomes.every(({ kind }) => kind === "late")) return runChecks([respondsInTime], sender);
  // A receiver that refuses everything breaks every other rule too.
  if (first?.verdict.kind === "failed") return [first];
  return [...(first ? [first] : []), ...(await runChecks(rules.slice(1), sender))];
}
