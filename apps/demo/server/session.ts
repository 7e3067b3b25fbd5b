import { parseSigned, serialize, serializeSigned } from "hono/utils/cookie";

/** A session is a signed cookie that no script can read and no other site can send. */
const COOKIE = "harmattan_session";

const options = { httpOnly: true, sameSite: "Strict", path: "/" } as const;

/** The cookie that signs somebody in, as a `set-cookie` header has it. `Secure` belongs to it wherever there is TLS. */
export async function writeSession(personId: string, secret: string): Promise<string> {
  return serializeSigned(COOKIE, personId, secret, options);
}

/** The cookie that signs them out. */
export function endSession(): string {
  return serialize(COOKIE, "", { ...options, maxAge: 0 });
}

/** Who a `cookie` header says is there; `undefined` where it says nothing, or something that was not signed here. */
export async function readSession(cookies: string | null, secret: string): Promise<string | undefined> {
  if (!cookies) return undefined;
  const { [COOKIE]: personId } = await parseSigned(cookies, secret, COOKIE);
  return personId === false ? undefined : personId;
}
