import { ApiError, listRecipients, type Session } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createKit } from "../query/kit.ts";
import { operationQueryKey } from "../query/operationQueryKey.ts";
import { type CreateSupportBundleParameters, createSupportBundle } from "./createSupportBundle.ts";

const PRIVATE = "whsec_Ada";
const ID = "0190a7c0-1111-7000-8000-000000000001";
const NOW = Date.UTC(2026, 0, 2);

const session: Session = {
  subject: "user-1",
  environment: "staging",
  scopes: ["wallets:view"],
  missing_scopes: [{ scope: "trades:view", reason: "not_granted" }],
  operations: {},
  features: { travel_rule_purpose: false },
  assumed: [{ kind: "signature", name: "canonicalRequest", assumption: "A sentence." }],
};

function bundle(parameters: Partial<CreateSupportBundleParameters> = {}) {
  return createSupportBundle({
    kit: createKit(),
    queryClient: new QueryClient(),
    session,
    live: { state: "live", since: NOW, upstream: "failing", upstreamCode: "UPSTREAM_UNREACHABLE" },
    requests: [],
    now: NOW,
    ...parameters,
  });
}

const request = {
  id: 1,
  method: "POST",
  url: `/partner-kit/partner/webhooks/${ID}/rotate-secret`,
  startedAt: NOW,
  status: 200,
  duration: 12,
  correlationId: ID,
};

test("default", () => {
  expect(bundle({ requests: [{ ...request, method: "GET", url: "/partner-kit/kit/live" }] })).toEqual({
    created_at: "2026-01-02T00:00:00.000Z",
    session: {
      environment: "staging",
      scopes: ["wallets:view"],
      missing_scopes: [{ scope: "trades:view", reason: "not_granted" }],
      assumed: [{ kind: "signature", name: "canonicalRequest" }],
    },
    live: {
      state: "live",
      since: "2026-01-02T00:00:00.000Z",
      upstream: "failing",
      upstream_code: "UPSTREAM_UNREACHABLE",
    },
    reads: [],
    requests: [
      {
        operation: "live",
        method: "GET",
        path: "/kit/live",
        status: 200,
        started_at: "2026-01-02T00:00:00.000Z",
        duration_ms: 12,
        correlation_id: ID,
      },
    ],
  });
});

test("behaviour: text that the contract does not list is left out, wherever it is", async () => {
  const kit = createKit();
  const queryClient = new QueryClient();
  const { baseUrl } = kit;
  const key = operationQueryKey({ baseUrl, operation: listRecipients, input: { type: "fiat", currency: PRIVATE } });
  queryClient.setQueryData(key, { recipients: [{ label: PRIVATE }] });
  queryClient.setQueryData([PRIVATE, { kit: baseUrl, operation: PRIVATE, input: PRIVATE }], PRIVATE);
  queryClient.setQueryData(["host", PRIVATE], PRIVATE);
  const error = new ApiError({ operation: PRIVATE, status: 400, code: PRIVATE, message: PRIVATE });
  const failing = { queryKey: ["webhooks", { kit: baseUrl, operation: PRIVATE }], retry: false };
  await expect(queryClient.query({ ...failing, queryFn: () => Promise.reject(error) })).rejects.toBe(error);
  const result = bundle({
    kit,
    queryClient,
    session: {
      ...session,
      subject: PRIVATE,
      name: PRIVATE,
      environment: PRIVATE,
      scopes: [PRIVATE],
      missing_scopes: [{ scope: PRIVATE, reason: PRIVATE }],
      operations: { [PRIVATE]: { allowed: false, reason: PRIVATE } },
      webhook_destinations: [PRIVATE],
      assumed: [{ kind: "shape", name: PRIVATE, assumption: PRIVATE }],
    },
    live: { state: "live", since: undefined, upstream: "failing", upstreamCode: PRIVATE },
    requests: [
      { ...request, correlationId: PRIVATE },
      { ...request, method: PRIVATE, url: `https://${PRIVATE}.example/${PRIVATE}` },
      { ...request, url: `${baseUrl}/partner/${PRIVATE}` },
    ],
  });
  const text = JSON.stringify(result);
  expect(text).not.toContain(PRIVATE);
  expect(result.reads.map(({ resource, operation }) => [resource, operation])).toEqual([
    ["other", "other"],
    ["recipients", "listRecipients"],
    ["webhooks", "other"],
  ]);
  expect(result.reads[2]?.error).toEqual({ name: "ApiError", code: "other" });
  expect(result.session?.scopes).toEqual(["other"]);
});

test("behaviour: a path has the names of its parameters", () => {
  const [result] = bundle({
    requests: [{ ...request, method: "PUT", url: `/partner-kit/partner/webhooks/${ID}` }],
  }).requests;
  expect(result?.path).toMatch(/^\/partner\/webhooks\/\{\w+\}$/);
  expect(result?.operation).toBe("replaceWebhook");
});
