import { createSessionCookie } from "host-session";
import { redirect } from "react-router";

export function action() {
  return redirect("/treasury", { status: 303, headers: { "set-cookie": createSessionCookie("ada") } });
}
