import { readUser } from "host-session";
import { headers } from "next/headers";
import Link from "next/link";

/** The host's own elements, which look the same on every page. */
export async function Header() {
  const user = readUser((await headers()).get("cookie"));
  return (
    <header>
      <h1>Admin of {user ?? "nobody"}</h1>
      <Link href="/treasury">Treasury</Link>
      <form action="/sign-in" method="post">
        <button type="submit" className="host-button">
          Sign in
        </button>
      </form>
    </header>
  );
}
