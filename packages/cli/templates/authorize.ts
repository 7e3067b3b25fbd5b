import type { Authorize } from "@partner-kit/proxy";

/**
 * Returns the signed-in user and their scopes. The proxy calls it for every request. It returns `null`, which refuses
 * everybody, until you read your own session here:
 *
 *     const user = await readYourSession(request.headers.get("cookie"));
 *     return user ? { subject: user.id, scopes: ["trades:view", "wallets:view"] } : null;
 *
 * On your own machine, `export const authorize = allowLocal();` with `allowLocal` of `@partner-kit/proxy` grants
 * everything to callers on this machine. Next.js does not report the caller's address: start it with
 * `next dev --hostname 127.0.0.1`, and write `allowLocal({ unknownAddress: true })`.
 */
export const authorize: Authorize = async (_request) => null;
