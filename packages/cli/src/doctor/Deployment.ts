import type { Session } from "@partner-kit/contract";
import type { Check } from "../checks/Check.ts";
import type { HttpResponse } from "../http/sendRequest.ts";
import type { Target } from "./createTarget.ts";

/** A deployed proxy that responded. */
export interface Deployment {
  readonly target: Target;
  /** The response to `GET /kit/session`. */
  readonly sessionResponse: HttpResponse;
  /** `undefined` if nobody is signed in. */
  readonly session: Session | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Secrets from the environment of the command. No response may contain one. */
  readonly secrets: readonly string[];
  /** Milliseconds that a live stream has for its first bytes. */
  readonly streamLimit: number;
}

export type DoctorCheck = Check<Deployment>;
