import { type CreateMockServiceParameters, createMockService } from "@partner-kit/mock";
import { startMockServer } from "@partner-kit/mock/node";

const receiverNow = () => Date.now();

export const shared: CreateMockServiceParameters = { seed: 1, receiverNow };
export const service = createMockService({ scenario: "default", receiverNow: () => 0 });
export const second = createMockService({ ...shared, "receiverNow": Date.now });
export const third = { seed: 3, receiverNow } satisfies CreateMockServiceParameters;

export function make(): CreateMockServiceParameters {
  return { receiverNow };
}

export const server = startMockServer({ port: 0, receiverNow: shared.receiverNow });

export const delivering = createMockService({
  deliver: async () => ({ kind: "answered", status: 204, retryAfter: null }),
});
