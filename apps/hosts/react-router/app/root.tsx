import { readUser } from "host-session";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { NonceContext } from "./NonceContext.ts";
import "./app.css";

export function loader({ request }: { readonly request: Request }) {
  return { user: readUser(request.headers.get("cookie")) };
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>React Router admin</title>
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <h1>Admin of {data?.user ?? "nobody"}</h1>
          <form action="/sign-in" method="post">
            <button type="submit" className="host-button">
              Sign in
            </button>
          </form>
        </header>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
