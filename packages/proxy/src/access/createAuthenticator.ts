import { allScopes, type GrantedScope, isKitScope, isScope } from "@partner-kit/contract";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import { type Schedule, withDeadline } from "../settings/schedule.ts";

/** The person behind a request, as the host reports it. */
export interface Grant {
  /** Who it is, in the host's own terms: an account name or number. Shown in the session and written to logs. */
  readonly subject: string;
  /**
   * What the person may do. `"all"` means every scope of the service, and still no more than the key has. The scopes of the kit
   * (`audit:view`, `approvals:decide`, `simulation:run`) are not part of it: list scopes by name to grant them.
   */
  readonly scopes: readonly GrantedScope[] | "all";
}

/** Returns who sent a request and what they may do, or `null` if nobody is signed in. Called for every request. */
export type Authorize = (request: Request) => Grant | null | Promise<Grant | null>;

/** Where a request that Node brought keeps its message. No `WeakMap`: one with an entry per request is dear to collect. */
export const messageKey: unique symbol = Symbol("message");

/** The person behind a request, as the routes see them. */
export interface Access {
  readonly subject: string;
  readonly granted: ReadonlySet<GrantedScope>;
}

export interface CreateAuthenticatorParameters {
  readonly authorize: Authorize;
  /** Milliseconds. */
  readonly authorizeTimeout: number;
  readonly environment: "staging" | "production";
  readonly signingKey?: string | undefined;
  readonly schedule: Schedule;
  readonly logger: Logger;
}

/** Finds out who sent a call. */
export interface Authenticator {
  /**
   * Calls the host's `authorize`. Throws an `HttpError` if nobody is signed in, and if `authorize` fails or does not return
   * in time. `correlationId` is the proxy's ID of the request, for the log.
   */
  authenticate(call: Call, correlationId: string): Promise<Access>;
}

/** Makes the authenticator of a proxy. */
export function createAuthenticator(parameters: CreateAuthenticatorParameters): Authenticator {
  const { authorize, authorizeTimeout, environment, signingKey, schedule, logger } = parameters;
  let warnsOfAll = environment === "production" && signingKey !== undefined;

  /** Warns once: `"all"` includes `wallets:withdraw`, and with a signing key these people can send funds out. */
  function warnOfAll(): void {
    if (!warnsOfAll) return;
    warnsOfAll = false;
    logger.warn({}, ALL_WITH_SIGNING_KEY);
  }

  return {
    async authenticate(call, correlationId) {
      let grant: Grant | null | undefined;
      try {
        const granted = authorize(call.toRequest());
        // A host may use promises of a library, and plain JavaScript may return anything.
        const isPending = typeof granted === "object" && granted !== null && "then" in granted;
        grant = isPending
          ? await withDeadline(granted, { schedule, milliseconds: authorizeTimeout, error: () => late })
          : granted;
      } catch (error) {
        if (error !== late) return fail(describeError(error));
        logger.error(
          { milliseconds: authorizeTimeout, correlationId },
          "authorize did not answer in time; the request was refused",
        );
        const message = `authorize did not answer within ${authorizeTimeout} ms. Nothing was sent to the service.`;
        throw new HttpError({ code: "INTERNAL", message });
      }
      if (grant === null || grant === undefined)
        throw new HttpError({ code: "SESSION_REQUIRED", message: "Nobody is signed in, or the session has ended." });
      const access = toAccess(grant);
      if (grant.scopes === "all") warnOfAll();
      return typeof access === "string" ? fail({ problem: access }) : access;

      function fail(fields: object): never {
        logger.error({ ...fields, correlationId }, "authorize failed; the request was refused");
        throw new HttpError({
          code: "INTERNAL",
          message: "Who is signed in could not be found out. Nothing was sent.",
        });
      }
    },
  };
}

const late = new Error("authorize did not answer in time");

const ALL_WITH_SIGNING_KEY =
  'authorize granted scopes: "all" in production, and a signing key is set: these people can submit withdrawals. Return an array of scopes, with "wallets:withdraw" only for those who may withdraw.';

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
