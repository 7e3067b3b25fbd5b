import type { Authorize } from "@partner-kit/proxy";
import { grantOf } from "./people.ts";
import { readSession } from "./session.ts";

const secret = process.env["HARMATTAN_SESSION_SECRET"];
if (!secret) throw new Error("HARMATTAN_SESSION_SECRET is missing: the same text that the page's server signs with.");

/** Returns the person and their scopes from the admin's session cookie. */
const authorize: Authorize = async (request) => grantOf(await readSession(request.headers.get("cookie"), secret));

export default authorize;
