/** The value of a `Set-Cookie` header that signs a user in. */
export function createSessionCookie(user: string): string;

/** Reads the signed-in user from a `Cookie` header. */
export function readUser(cookies: string | null | undefined): string | undefined;
