import type { Metadata } from "next";
import { headers } from "next/headers";
import { type ReactNode, Suspense } from "react";
import { Header } from "./Header";
import { trustedTypesPolicy } from "./trustedTypesPolicy";
import "./globals.css";

export const metadata: Metadata = { title: "Next.js admin", icons: { icon: "data:," } };

// A page that was rendered during the build has no nonce. Without a fallback, nothing is rendered then.
export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <Suspense>
      <Document>{children}</Document>
    </Suspense>
  );
}

async function Document({ children }: { readonly children: ReactNode }) {
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
