import type { Metadata } from "next";
import { headers } from "next/headers";
import { Header } from "./Header";
import { trustedTypesPolicy } from "./trustedTypesPolicy";
import "./globals.css";

export const metadata: Metadata = { title: "Next.js admin", icons: { icon: "data:," } };

export default async function RootLayout({ children }: LayoutProps<"/">) {
  // Waits for the request, because a page that was rendered during the build has no nonce.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en">
      <head>
        {/* The browser hides the nonce from React. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedTypesPolicy }} />
      </head>
      <body>
        <Header />
        {children}
      </body>
    </html>
  );
}
