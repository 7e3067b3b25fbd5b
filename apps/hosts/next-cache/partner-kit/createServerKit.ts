import { createKit, type Kit } from "@partner-kit/react";
import { headers } from "next/headers";
import { connection } from "next/server";
import { getProxy } from "./getProxy";

/** Creates a kit that reads for the signed-in user while a page renders. It calls the proxy in this process. */
export async function createServerKit(): Promise<Kit> {
  // Next.js also renders pages to prefetch them. Only a person's request reads data.
  await connection();
  const cookie = (await headers()).get("cookie") ?? "";
  const proxy = await getProxy();
  const kit = createKit({
    baseUrl: "http://localhost/partner-kit",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set("cookie", cookie);
      return proxy.fetch(request);
    },
  });
  // The page's provider has this base URL, and it is part of every key.
  return { ...kit, baseUrl: "/partner-kit" };
}
