import type { Answer, Feed, PartnerProxy } from "@partner-kit/proxy";
import { createProxy } from "@partner-kit/proxy";

export type { Answer as KitAnswer, Feed } from "@partner-kit/proxy";
export type { Answer };

type Body = Answer["body"];

/** Taken by the host: the new name stays an alias. */
class StreamBody {
  readonly feed: Feed;

  constructor(feed: Feed) {
    this.feed = feed;
  }
}

export function isFeed(body: Body): body is Feed {
  return body !== null && typeof body === "object" && !(body instanceof Uint8Array);
}

export async function answer(proxy: PartnerProxy, call: Parameters<PartnerProxy["handle"]>[0]): Promise<Answer> {
  const response: import("@partner-kit/proxy").Answer = await proxy.handle(call);
  return isFeed(response.body) ? { ...response, body: new StreamBody(response.body).feed } : response;
}

export const start = createProxy;
