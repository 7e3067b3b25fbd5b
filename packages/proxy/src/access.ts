import { allScopes, isScope, type Scope } from "@partner-kit/contract";
import type { Call } from "./call.ts";
import type { Logger } from "./logger.ts";
import { Refusal } from "./Refusal.ts";

/** What the host says of the person behind a request. */
export interface Grant {
  /** Who it is, in the host's own terms: an account name or number. Shown in the session and written to logs. */
  readonly subject: string;
  /** What the person may do; `all` still means no more than the key may. */
  readonly scopes: readonly Scope[] | "all";
}

/** Tells who is behind a request and what they may do; `null` where nobody is signed in. Called for every request. */
export type Authorize = (request: Request) => Grant | null | Promise<Grant | null>;

/** The person behind a request, as the routes see them. */
export interface Access {
  readonly subject: string;
  readonly granted: ReadonlySet<Scope>;
}

export interface ReadAccessParameters {
  readonly authorize: Authorize;
  readonly call: Call;
  readonly logger: Logger;
}

/** Asks the host who is there. Throws a refusal where nobody is, and where the host's function fails. */
export async function readAccess({ authorize, call, logger }: ReadAccessParameters): Promise<Access> {
  let access: Access | undefined;
  try {
    access = toAccess(await authorize(call.toRequest()));
  } catch (err) {
    logger.error({ err }, "authorize failed; the request was refused");
    throw new Refusal({ code: "INTERNAL", message: "Who is signed in could not be found out. Nothing was sent." });
  }
  if (access) return access;
  throw new Refusal({ code: "SESSION_REQUIRED", message: "Nobody is signed in, or the session has ended." });
}

const everyScope: ReadonlySet<Scope> = new Set(allScopes);

/** Hosts write `authorize` in plain JavaScript too, so what it returns is looked at before it is believed. */
function toAccess(grant: Grant | null | undefined): Access | undefined {
  if (grant === null || grant === undefined) return undefined;
  const { subject, scopes } = grant;
  if (typeof subject !== "string" || subject === "")
    throw new TypeError("authorize must return a subject: a non-empty string");
  if (scopes === "all") return { subject, granted: everyScope };
  if (!Array.isArray(scopes)) throw new TypeError('authorize must return scopes: an array of scopes, or "all"');
  const unknown = scopes.findIndex((scope) => typeof scope !== "string" || !isScope(scope));
  if (unknown !== -1)
    throw new TypeError(`authorize returned a scope that does not exist, at place ${unknown} of scopes`);
  return { subject, granted: new Set(scopes) };
}
