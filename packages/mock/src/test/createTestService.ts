import { type BalanceOverview, getBalances, readErrorEnvelope } from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import { parseUnits } from "../amount.ts";
import { createVirtualClock } from "../clock.ts";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import type { MockService } from "../mockService.ts";

export const BASE_URL = "http://service.test/v1";

/** A service on a virtual clock, with clients. */
export interface TestService {
  readonly service: MockService;
  /** A client with every scope that signs withdrawals. */
  readonly client: Client;
  readonly clientOf: (key: string) => Client;
  /** Sends unvalidated JSON with the key of every scope. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<ReadEnvelope>;
  /** Available, locked and total in units of `AMOUNT_PLACES` places. */
  readonly balance: (currency: "NGN" | "USD") => Promise<Record<"available" | "locked" | "total", bigint>>;
  readonly advance: (milliseconds: number) => Promise<void>;
}

export interface ReadEnvelope {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

/** Creates a {@link TestService}. */
export function createTestService(parameters: CreateMockServiceParameters = {}): TestService {
  const service = createMockService({ clock: createVirtualClock(), ...parameters });
  const clientOf = (key: string): Client =>
    createClient({ baseUrl: BASE_URL, fetch: signing(service), headers: { "x-api-key": key } });
  const client = clientOf(service.keys.withdrawals);
  return {
    service,
    client,
    clientOf,
    async send(method, path, body) {
      const headers = { "x-api-key": service.keys.withdrawals, "content-type": "application/json" };
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      return readEnvelope(await service.fetch(BASE_URL + path, init));
    },
    async balance(currency) {
      const overview: BalanceOverview = await client.call(getBalances, {});
      const found = overview.balances.find((balance) => balance.currency === currency);
      const units = (text: string | undefined): bigint => parseUnits(text ?? "", 6) ?? -1n;
      return { available: units(found?.available), locked: units(found?.locked), total: units(found?.total) };
    },
    advance: (milliseconds) => service.clock.advance(milliseconds),
  };
}

/** Returns the content of an envelope. */
export async function readEnvelope(response: Response): Promise<ReadEnvelope> {
  const body: unknown = await response.json();
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  return { status: response.status, headers: response.headers, data, error: readErrorEnvelope(body) };
}

/** Signs withdrawals, as a partner's server does, and forwards the request. */
export function signing(service: MockService, next: typeof fetch = service.fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.includes("/wallets/withdrawals")) return next(request);
    const body = new Uint8Array(await request.clone().arrayBuffer());
    const privateKey = await importWithdrawalSigningKey(service.signingKey);
    const timestamp = service.clock.realNow();
    const signed = await signWithdrawalRequest({
      method: request.method,
      path: pathname + search,
      body,
      privateKey,
      timestamp,
    });
    for (const [name, value] of Object.entries(signed)) request.headers.set(name, value);
    return next(request);
  };
}
