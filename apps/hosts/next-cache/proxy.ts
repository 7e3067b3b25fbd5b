import { type NextRequest, NextResponse } from "next/server";

/** Sends a content security policy with a nonce. Next.js reads the nonce from the request and adds it to its scripts. */
export function proxy(request: NextRequest): NextResponse {
  // The tools of `next dev` evaluate text and add styles without a nonce.
  if (process.env.NODE_ENV === "development") return NextResponse.next();
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: "/((?!partner-kit|_next/static).*)" };
