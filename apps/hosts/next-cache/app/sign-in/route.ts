import { createSessionCookie } from "host-session";

export function POST(): Response {
  return new Response(null, {
    status: 303,
    headers: { location: "/treasury", "set-cookie": createSessionCookie("ada") },
  });
}
