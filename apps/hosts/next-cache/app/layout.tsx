import type { Metadata } from "next";
import { connection } from "next/server";
import { type ReactNode, Suspense } from "react";
import { Header } from "./Header";
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
  await connection();
  return (
    <html lang="en">
      <body>
        <Header />
        {children}
      </body>
    </html>
  );
}
