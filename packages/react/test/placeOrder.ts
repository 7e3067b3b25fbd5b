import { acceptQuote, createQuote, type Input } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import type { Backend } from "./createBackend.ts";

/** Accepts a quote at the emulated service and returns the ID of its order. */
export async function placeOrder({ service }: Backend, input: Input<typeof createQuote>): Promise<string> {
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
  const { quote_id } = await client.call(createQuote, input);
  return (await client.call(acceptQuote, { quote_id })).order_id;
}
