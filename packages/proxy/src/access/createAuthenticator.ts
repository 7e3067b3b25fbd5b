import { allScopes, type GrantedScope, isKitScope, isScope, parseTimestamp } from "@partner-kit/contract";
import type { Call, Connection } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import { type Schedule, withDeadline } from "../settings/schedule.ts";

/** The signed-in user behind a request, as the host reports it. */
export interface Grant {
  /** The user's ID in the host, such as an account name. The session shows it and logs contain it. */
  readonly subject: string;
  /**
   * The user's name, for pages. Stored encrypted with approvals and payment batches, and never logged or audited.
   * Default: pages show the subject.
   */
  readonly name?: string | undefined;
  /** When the sign-in ends, in RFC 3339, for the session's badge. Default: not shown. */
  readonly expiresAt?: string | undefined;
  /**
   * The scopes of the user. `"all"` means every scope of the service that the API key has. It does not include the
   * kit's own scopes (`audit:view`, `approvals:decide`, `simulation:run`): list scopes by name to grant them.
   */
  readonly scopes: readonly GrantedScope[] | "all";
  /** Facts about the sign-in, such as the time of the last second factor. The proxy passes them to `policy` only. */
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the user behind a request, or `null` if nobody is signed in. The proxy calls it for every request.
 * `connection` has the caller's address if the platform reports it.
 */
export type Authorize = (request: Request, connection?: Connection) => Grant | null | Promise<Grant | null>;

/**
 * Property under which a request from Node stores its `IncomingMessage`. A `WeakMap` with an entry per request slows
 * garbage collection.
 */
export const messageKey: unique symbol = Symbol("message");

/** The signed-in user behind a request, as the routes see it. */
export interface Access {
  readonly subject: string;
  readonly name?: string | undefined;
  readonly expiresAt?: string | undefined;
  readonly granted: ReadonlySet<GrantedScope>;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface CreateAuthenticatorParameters {
  readonly authorize: Authorize;
  /** Milliseconds. */
  readonly authorizeTimeout: number;
  readonly environment: "staging" | "production";
  readonly signingKey?: string | undefined;
  readonly signer?: object | undefined;
  readonly schedule: Schedule;
  readonly logger: Logger;
  /** Called with each access that `authorize` granted. */
  readonly onAccess?: ((access: Access) => void) | undefined;
}

/** Identifies the user behind a call. */
export interface Authenticator {
  /**
   * Calls the host's `authorize`. Throws an `HttpError` if nobody is signed in, if `authorize` throws, or if it times
   * out. `correlationId` is the proxy's ID of the request, for the log.
   */
  authenticate(call: Call, correlationId: string): Promise<Access>;
}

/** Creates the authenticator of a proxy. */
export function createAuthenticator(parameters: CreateAuthenticatorParameters): Authenticator {
  const { authorize, authorizeTimeout, environment, signingKey, signer, schedule, logger, onAccess } = parameters;
  let warnsAboutAll = environment === "production" && (signingKey !== undefined || signer !== undefined);

  /** Warns once: `"all"` includes `wallets:withdraw`, so with a signing key these users can withdraw funds. */
  function warnAboutAllScopes(): void {
    if (!warnsAboutAll) return;
    warnsAboutAll = false;
    logger.warn({}, ALL_WITH_SIGNING_KEY);
  }

  return {
    async authenticate(call, correlationId) {
      let grant: Grant | null | undefined;
      try {
        const granted = authorize(call.toRequest(), { address: call.address });
        // `then` is checked instead of `Promise`, because hosts use other promise types and plain JavaScript returns
        // anything.
        const isPending = typeof granted === "object" && granted !== null && "then" in granted;
        grant = isPending
          ? await withDeadline(granted, { schedule, milliseconds: authorizeTimeout, error: () => timedOut })
          : granted;
      } catch (error) {
        if (error !== timedOut) return fail(describeError(error));
        logger.error({ milliseconds: authorizeTimeout, correlationId }, "authorize timed out; the request was refused");
        const message = `authorize did not return within ${authorizeTimeout} ms. Nothing was sent to the service. Make it faster, or raise authorizeTimeout.`;
        throw new HttpError({ code: "INTERNAL", message });
      }
      if (grant === null || grant === undefined)
        throw new HttpError({ code: "SESSION_REQUIRED", message: "Nobody is signed in, or the session has ended." });
      const access = toAccess(grant);
      if (grant.scopes === "all") warnAboutAllScopes();
      if (typeof access === "string") return fail({ problem: access });
      onAccess?.(access);
      return access;

      function fail(fields: object): never {
        logger.error({ ...fields, correlationId }, "authorize failed; the request was refused");
        throw new HttpError({
          code: "INTERNAL",
          message:
            "The session could not be checked, because authorize failed. Nothing was sent to the service. The proxy's log has the reason.",
        });
      }
    },
  };
}

const timedOut = new Error("authorize timed out");

const ALL_WITH_SIGNING_KEY =
  'authorize granted scopes: "all" in production, and a signing key is set: these users can submit withdrawals. Return an array of scopes, with "wallets:withdraw" only for users who may withdraw.';

const everyScope: ReadonlySet<GrantedScope> = new Set(allScopes);

/**
 * Checks what `authorize` returned, because hosts also write it in plain JavaScript. Returns the problem as a string.
 */
function toAccess({ subject, name, expiresAt, scopes, claims = {} }: Grant): Access | string {
  if (typeof subject !== "string" || subject === "") return "authorize must return a subject: a non-empty string";
  if (name !== undefined && typeof name !== "string") return "authorize must return a name that is a string, or none";
  if (expiresAt !== undefined && (typeof expiresAt !== "string" || parseTimestamp(expiresAt) === undefined)) {
    return "authorize must return an expiresAt that is an RFC 3339 timestamp, or none";
  }
  if (scopes === "all") return { subject, name, expiresAt, granted: everyScope, claims };
  if (!Array.isArray(scopes)) return 'authorize must return scopes: an array of scopes, or "all"';
  const unknown = scopes.findIndex((scope) => typeof scope !== "string" || !(isScope(scope) || isKitScope(scope)));
  if (unknown !== -1) return `authorize returned a scope that does not exist, at index ${unknown} of scopes`;
  return { subject, name, expiresAt, granted: new Set(scopes), claims };
}
