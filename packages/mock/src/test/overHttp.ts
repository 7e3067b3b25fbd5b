import { expect } from "vitest";
import { type MockServer, type StartMockServerParameters, startMockServer } from "../adapters/node.ts";
import { createVirtualClock } from "../clock.ts";
import { type ReadEnvelope, readEnvelope } from "./createTestService.ts";

export const UNKNOWN = "0b1f7f60-8a56-4a39-8f1c-7c1e42a3a2f5";

export const endpoint = {
  url: "https://hooks.partner.example/service",
  description: "Treasury",
  enabled: true,
  event_types: ["deposit.success"],
};

export interface SendParameters {
  /** Text is sent unchanged, other values as JSON. */
  readonly body?: unknown;
  /** Default: the key of every scope. `null` sends no key. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

export interface HttpService extends MockServer {
  readonly send: (method: string, path: string, parameters?: SendParameters) => Promise<ReadEnvelope>;
}

/** Starts a service on a port, with a virtual clock. Hosts below `private.example` resolve to a private address. */
export async function startHttpService(parameters: StartMockServerParameters = {}): Promise<HttpService> {
  const server = await startMockServer({
    port: 0,
    clock: createVirtualClock(),
    apiKeys: [
      { key: "theirs", account: "other", scopes: ["wallets:view", "wallets:transfer", "trades:create", "trades:view"] },
      { key: "listed", allowlist: ["203.0.113.9"] },
      { key: "manager", scopes: ["webhooks:manage", "trades:view"] },
    ],
    resolveHost: async (host) => (host.endsWith(".private.example") ? ["10.0.0.7"] : ["93.184.216.34"]),
    ...parameters,
  });
  return {
    ...server,
    async send(method, path, { body, key = server.service.keys.withdrawals, headers = {} } = {}) {
      const access: Record<string, string> = key === null ? {} : { "x-api-key": key };
      const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
      const init = { method, headers: { "content-type": "application/json", ...access, ...headers } };
      return readEnvelope(await fetch(server.url + path, text === undefined ? init : { ...init, body: text }));
    },
  };
}

/** The exact response of an error. */
export const error = (status: number, code: string, message: unknown = expect.any(String)) => ({
  status,
  data: undefined,
  error: { code, message },
});
export const notFound = error(404, "NOT_FOUND", "resource not found");
export const invalid = error(400, "VALIDATION_FAILED", "invalid request parameters");
export const forbidden = error(403, "FORBIDDEN", "request is not allowed");
export const missingScope = error(403, "MISSING_SCOPE", "missing_scope");

/** Returns the field at a path such as `webhook.id`. */
export function field(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);
}

/** Returns the text at a path, or fails the test. */
export function textAt(value: unknown, path: string): string {
  const found = field(value, path);
  if (typeof found !== "string") throw new Error(`expected a text at ${path}`);
  return found;
}

/** Returns the entries of a listing that is not empty. */
export function list(data: unknown): readonly [unknown, ...unknown[]] {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error("expected a listing with entries");
  return [first, ...rest];
}
