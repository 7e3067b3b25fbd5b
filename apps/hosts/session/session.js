import { createHmac, timingSafeEqual } from "node:crypto";

const NAME = "session";

/** @param {string} user */
export function createSessionCookie(user) {
  return `${NAME}=${user}.${sign(user)}; Path=/; HttpOnly; SameSite=Lax`;
}

/** @param {string | null | undefined} cookies */
export function readUser(cookies) {
  const [, user = "", signature = ""] = new RegExp(`(?:^|; )${NAME}=([a-z]+)\\.([\\w-]+)`).exec(cookies ?? "") ?? [];
  const expected = Buffer.from(sign(user));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? user : undefined;
}

/** @param {string} user */
function sign(user) {
  const { HOST_SESSION_KEY } = process.env;
  if (!HOST_SESSION_KEY) throw new Error("HOST_SESSION_KEY is missing.");
  return createHmac("sha256", HOST_SESSION_KEY).update(user).digest("base64url");
}
