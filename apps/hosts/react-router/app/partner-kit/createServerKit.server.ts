import { createKit, type Kit } from "@partner-kit/react";
import { getProxy } from "./getProxy.server.ts";

/** Creates a kit that reads for the user of a page's request. It calls the proxy in this process. */
export async function createServerKit(page: Request): Promise<Kit> {
  const cookie = page.headers.get("cookie") ?? "";
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
