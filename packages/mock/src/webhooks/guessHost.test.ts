import { expect, test } from "vitest";
import { guessHost } from "./guessHost.ts";
import { isPublicAddress } from "./publicAddress.ts";

async function isPublic(hostname: string): Promise<boolean> {
  return (await guessHost(hostname)).every(isPublicAddress);
}

test.each(["partner.example", "hooks.partner.example", "locals.example", "partner.example."])(
  "default: %s is public",
  async (hostname) => expect(await isPublic(hostname)).toBe(true),
);

test.each(["localhost", "localhost.", "app.localhost", "intranet", "printer.local", "db.internal", "nas.home.arpa"])(
  "behaviour: %s is local",
  async (hostname) => expect(await isPublic(hostname)).toBe(false),
);
