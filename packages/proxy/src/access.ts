import { allScopes, type GrantedScope, isKitScope, isScope } from "@partner-kit/contract";
import type { Call } from "./call.ts";
import { failureOf } from "./failureCode.ts";
import type { Logger } from "./logger.ts";
import { Refusal } from "./Refusal.ts";
import type { Schedule } from "./schedule.ts";

/** What the host says of the person behind a request. */
export interface Grant {
  /** Who it is, in the host's own terms: an account name or number. Shown in the session and written to logs. */
  readonly subject: string;
  /**
   * What the person may do. `"all"` means every scope of the service, and still no more than the key has. The scopes of the kit
   * (`audit:view`, `approvals:decide`, `simulation:run`) are not part of it: list scopes by name to grant them.
   */
  readonly scopes: readonly GrantedScope[] | "all";
}

/** Tells who is behind a request and what they may do; `null` where nobody is signed in. Called for every request. */
export type Authorize = (request: Request) => Grant | null | Promise<Grant | null>;

/** Where a request that Node brought keeps its message. No `WeakMap`: one with an entry per request is dear to collect. */
export const messageKey: unique symbol = Symbol("message");

/** The person behind a request, as the routes see them. */
export interface Access {
  readonly subject: string;
  readonly granted: ReadonlySet<GrantedScope>;
}

export interface ReadAccessParameters {
  readonly settings: {
    readonly authorize: Authorize;
    /** Milliseconds. */
    readonly authorizeTimeout: number;
    readonly schedule: Schedule;
    readonly logger: Logger;
  };
  readonly call: Call;
  /** The proxy's ID of the request. */
  readonly correlationId: string;
  /** Called when the host grants `"all"`. */
  readonly onAll: () => void;
}

/**
 * Calls the host's `authorize` for a request. Throws a refusal if nobody is signed in, and if `authorize` fails or does
 * not answer in time.
 */
export async function readAccess({ settings, call, correlationId, onAll }: ReadAccessParameters): Promise<Access> {
  const { authorize, authorizeTimeout, logger } = settings;
  let grant: Grant | null | undefined;
  try {
    const granted = authorize(call.toRequest());
    // A host may use promises of a library, and plain JavaScript may return anything.
    const isPending = typeof granted === "object" && granted !== null && "then" in granted;
    grant = isPending ? await inTime(granted, settings) : granted;
  } catch (error) {
    if (error !== late) return fail(failureOf(error));
    logger.error(
      { milliseconds: authorizeTimeout, correlationId },
      "authorize did not answer in time; the request was refused",
    );
    const message = `authorize did not answer within ${authorizeTimeout} ms. Nothing was sent to the service.`;
    throw new Refusal({ code: "INTERNAL", message });
  }
  if (grant === null || grant === undefined)
    throw new Refusal({ code: "SESSION_REQUIRED", message: "Nobody is signed in, or the session has ended." });
  const access = toAccess(grant);
  if (grant.scopes === "all") onAll();
  return typeof access === "string" ? fail({ problem: access }) : access;

  function fail(fields: object): never {
    logger.error({ ...fields, correlationId }, "authorize failed; the request was refused");
    throw new Refusal({ code: "INTERNAL", message: "Who is signed in could not be found out. Nothing was sent." });
  }
}

const late = new Error("authorize did not answer in time");

function inTime(
  granted: Promise<Grant | null>,
  { authorizeTimeout, schedule }: ReadAccessParameters["settings"],
): Promise<Grant | null> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => reject(late), authorizeTimeout);
    granted.then(resolve, reject);
    granted.then(cancel, cancel);
  });
}

const everyScope: ReadonlySet<GrantedScope> = new Set(allScopes);

/**
 * Hosts write `authorize` in plain JavaScript too, so what it returns is looked at before it is believed. Returns a text
 * where something is wrong with it.
 */
function toAccess({ subject, scopes }: Grant): Access | string {
  if (typeof subject !== "string" || subject === "") return "authorize must return a subject: a non-empty string";
  if (scopes === "all") return { subject, granted: everyScope };
  if (!Array.isArray(scopes)) return 'authorize must return scopes: an array of scopes, or "all"';
  const unknown = scopes.findIndex((scope) => typeof scope !== "string" || !(isScope(scope) || isKitScope(scope)));
  if (unknown !== -1) return `authorize returned a scope that does not exist, at place ${unknown} of scopes`;
  return { subject, granted: new Set(scopes) };
}
