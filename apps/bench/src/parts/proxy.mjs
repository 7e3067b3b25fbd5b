import { contest } from "../proxy/contest.mjs";

const peers = ["passthrough", "fastify", "middleware", "hono", "partnerKit"];

/** One connection asks for one thing only, so that no two requests under way are alike and none can be shared. */
const balances = (client) => `/partner/webhooks/00000000-0000-4000-8000-${String(client).padStart(12, "0")}`;
const ticker = () => "/partner/exchange/ticker/24h";

export async function run() {
  const forwarded = await contest({ contestants: peers, pathOf: balances });
  console.log(forwarded);
  const shared = await contest({ contestants: ["cached", "fastify", "partnerKit"], pathOf: ticker });
  console.log(shared);
  return [];
}
