import { type Approval, allScopes, type GrantedScope } from "@partner-kit/contract";
import { createClock, createMockService, type MockService } from "@partner-kit/mock";
import type { PolicyDecision, PolicyRequest } from "../src/access/policy.ts";
import type { CreateProxyParameters } from "../src/settings/settings.ts";
import { createMemoryStore } from "../src/store/createMemoryStore.ts";
import type { Store } from "../src/store/Store.ts";
import { createTestProxy, type TestProxy } from "./createTestProxy.ts";

export interface CreateApprovalProxyParameters extends Partial<CreateProxyParameters> {
  /** Default: another proxy's service is not shared. */
  readonly service?: MockService | undefined;
  readonly decide?: ((request: PolicyRequest) => PolicyDecision) | undefined;
}

export interface ApprovalProxy extends TestProxy {
  readonly store: Store;
  /** Requests that changed something at the service. */
  readonly changes: readonly string[];
  /** Sends a request as one of the users. */
  as(user: TestUser, path: string, body?: object): Promise<TestResponse>;
  /** Changes what `authorize` returns. */
  grant(user: TestUser, scopes: readonly GrantedScope[]): void;
  /** Advances the clocks of proxy and service. */
  advance(milliseconds: number): void;
}

export interface TestResponse {
  readonly status: number;
  readonly data: ReturnType<JSON["parse"]>;
  readonly error: { code: string; message: string; details: { approval_id: string } };
  readonly text: string;
}

/** Ada and Alan request changes. Grace and Kurt decide about them, Lin about webhooks only. Mallory may do neither. */
export type TestUser = "ada" | "alan" | "grace" | "kurt" | "lin" | "mallory";

/** The others have none. */
const names: Readonly<Record<string, string>> = { ada: "Ada Obi", grace: "Grace Okafor" };

export const START = Date.parse("2026-03-02T09:00:00Z");
export const STORE_KEY = btoa("s".repeat(32));

export const recipientInput = {
  recipient_type: "fiat",
  label: "Lagos supplier",
  currency: "NGN",
  bank_code: "044",
  account_number: "0123456789",
} as const;

/** A policy that asks for an approval of every change, except of quotes. */
export function approveAll({ operation }: PolicyRequest): PolicyDecision {
  if (operation === "createQuote" || operation === "createWithdrawalQuote") return { decision: "allow" };
  const scope = /Webhook/.test(operation) ? "webhooks:manage" : "wallets:transfer";
  return { decision: "approve", scope, reason: "A second person has to check this.", expiresInSeconds: 3600 };
}

/** A proxy whose policy asks for approvals, with users that the header `x-user` names. */
export function createApprovalProxy(parameters: CreateApprovalProxyParameters = {}): ApprovalProxy {
  const { decide = approveAll, service: given, ...settings } = parameters;
  let time = START;
  const now = () => time;
  const service = given ?? createMockService({ clock: createClock({ now }) });
  const store = settings.store ?? createMemoryStore({ now });
  const changes: string[] = [];
  const decider = [...allScopes, "approvals:decide"] as const;
  const granted: Record<string, readonly GrantedScope[]> = {
    ada: allScopes,
    alan: allScopes,
    grace: decider,
    kurt: decider,
    lin: ["webhooks:manage", "approvals:decide"],
    mallory: ["trades:view"],
  };
  const test = createTestProxy({
    now,
    store,
    storeKeys: [STORE_KEY],
    policy: decide,
    apiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
    retries: 0,
    authorize(request) {
      const subject = request.headers.get("x-user") ?? "";
      const scopes = granted[subject];
      return scopes ? { subject, scopes, name: names[subject] } : null;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== "GET") changes.push(`${request.method} ${new URL(request.url).pathname.slice(3)}`);
      return service.fetch(request);
    },
    ...settings,
  });
  return {
    ...test,
    service,
    store,
    changes,
    grant(user, scopes) {
      granted[user] = scopes;
    },
    advance(milliseconds) {
      time += milliseconds;
    },
    async as(user, path, body) {
      const response = await test.call(path, {
        headers: { "x-user": user },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { ...JSON.parse(text), status: response.status, text };
    },
  };
}

/** Requests a new recipient, which is held. Resolves to the ID of the approval. */
export async function holdRecipient(
  { as }: Pick<ApprovalProxy, "as">,
  changes: object = {},
  user: TestUser = "ada",
): Promise<string> {
  const { error } = await as(user, "/partner/wallets/recipients", { ...recipientInput, ...changes });
  return error.details.approval_id;
}

/** The approval as its requester sees it. */
export async function readApproval({ as }: Pick<ApprovalProxy, "as">, id: string): Promise<Approval> {
  return (await as("ada", `/kit/approvals/${id}`)).data;
}
