import type { Authorize } from "@partner-kit/proxy";
import { readUser } from "host-session";

export const authorize: Authorize = async (request) => {
  const user = readUser(request.headers.get("cookie"));
  return user === undefined ? null : { subject: user, scopes: ["trades:view", "wallets:view"] };
};
