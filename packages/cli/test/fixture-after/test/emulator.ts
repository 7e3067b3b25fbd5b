import { type CreateMockServiceParameters, createMockService } from "@partner-kit/mock";
import { startMockServer } from "@partner-kit/mock/node";

const receiverNow = () => Date.now();

export const shared: CreateMockServiceParameters = { seed: 1, realNow: receiverNow };
export const service = createMockService({ scenario: "default", realNow: () => 0 });
export const second = createMockService({ ...shared, "realNow": Date.now });
export const third = { seed: 3, realNow: receiverNow } satisfies CreateMockServiceParameters;

export function make(): CreateMockServiceParameters {
  return { realNow: receiverNow };
}

export const server = startMockServer({ port: 0, realNow: shared.realNow });

export const delivering = createMockService({
  deliver: async () => ({ kind: "response", status: 204, retryAfter: null }),
});
