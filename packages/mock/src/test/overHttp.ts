import { expect } from "vitest";
import { type MockServer, type StartMockServerParameters, startMockServer } from "../adapters/node.ts";
import { createVirtualClock } from "../clock.ts";
import { type Answer, readAnswer } from "./createTestService.ts";

export const UNKNOWN = "0b1f7f60-8a56-4a39-8f1c-7c1e42a3a2f5";

export const endpoint = {
  url: "https://hooks.partner.example/service",
  description: "Treasury",
  enabled: true,
  event_types: ["deposit.success"],
};

export interface SendParameters {
  /** As it is where it is text, else as JSON. */
  readonly body?: unknown;
  /** Default: the key of every scope; `null` for none. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

export interface HttpService extends MockServer {
  readonly send: (method: string, path: string, parameters?: SendParameters) => Promise<Answer>;
}

/** Starts a service behind a port, on a clock that moves when told. Names below `private.example` lead to a private address. */
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
      return readAnswer(await fetch(server.url + path, text === undefined ? init : { ...init, body: text }));
    },
  };
}

/** What an error answers, to the field. */
export const error = (status: number, code: string, message: unknown = expect.any(String)) => ({
  status,
  data: undefined,
  error: { code, message },
});
export const notFound = error(404, "NOT_FOUND", "resource not found");
export const invalid = error(400, "VALIDATION_FAILED", "invalid request parameters");
export const forbidden = error(403, "FORBIDDEN", "request is not allowed");
export const missingScope = error(403, "MISSING_SCOPE", "missing_scope");

/** A field at a path such as `webhook.id`. */
export function field(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);
}

/** The same where it is text; ends the test otherwise. */
export function textAt(value: unknown, path: string): string {
  const found = field(value, path);
  if (typeof found !== "string") throw new Error(`there is no text at ${path}`);
  return found;
}

/** Entries of a listing that is not empty. */
export function list(data: unknown): readonly [unknown, ...unknown[]] {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  const [first, ...rest] = entries;
  if (first === undefined) throw new Error("nothing is listed");
  return [first, ...rest];
}
