import { parseSigned, serialize, serializeSigned } from "hono/utils/cookie";

/** Name of the signed session cookie. Scripts cannot read the cookie, and other sites cannot send it. */
const COOKIE = "harmattan_session";

const options = { httpOnly: true, sameSite: "Strict", path: "/" } as const;

/** Returns the `set-cookie` header that signs a person in. If you serve the page over TLS, add `Secure`. */
export async function writeSession(personId: string, secret: string): Promise<string> {
  return serializeSigned(COOKIE, personId, secret, options);
}

/** Returns the `set-cookie` header that signs the person out. */
export function endSession(): string {
  return serialize(COOKIE, "", { ...options, maxAge: 0 });
}

/** Reads the person's ID from a `cookie` header. Returns `undefined` if it is missing or its signature is invalid. */
export async function readSession(cookies: string | null, secret: string): Promise<string | undefined> {
  if (!cookies) return undefined;
  const { [COOKIE]: personId } = await parseSigned(cookies, secret, COOKIE);
  return personId === false ? undefined : personId;
}
