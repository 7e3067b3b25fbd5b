import type { Metadata } from "next";
import { connection } from "next/server";
import { Header } from "./Header";
import "./globals.css";

export const metadata: Metadata = { title: "Next.js admin", icons: { icon: "data:," } };

export default async function RootLayout({ children }: LayoutProps<"/">) {
  // A page that was rendered during the build has no nonce.
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
