import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { createVirtualClock } from "./clock.ts";
import { createMockService } from "./createMockService.ts";

// A client that knows only openapi.json: it takes method, path, security and schemas from the document.

interface DocumentedOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const text = readFileSync(new URL("../openapi.json", import.meta.url), "utf8");
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>> } =
  JSON.parse(text);
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(JSON.parse(text), "openapi.json");

const service = createMockService({ clock: createVirtualClock() });

interface CallParameters {
  readonly name: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  readonly key?: string;
}

/** Calls an operation as the document describes it. Throws if the document does not describe the response. */
async function call({ name, params = {}, query = "", body, key = service.keys.webhooks }: CallParameters) {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId === name ? [{ path, method, operation }] : [],
    ),
  )[0];
  if (!found) throw new Error(`openapi.json has no operation ${name}.`);
  const { path, method, operation } = found;
  const url = `http://service.test/v1${path.replace(/\{(\w+)\}/g, (_, field: string) => params[field] ?? "")}${query}`;
  const response = await service.fetch(url, {
    method: method.toUpperCase(),
    headers: {
      ...(operation.security.length > 0 && { "x-api-key": key }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const status = operation.responses[response.status] ? response.status : "default";
  const pointer = [path, method, "responses", String(status), "content", "application/json", "schema"]
    .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
    .map(encodeURIComponent)
    .join("/");
  const validate = ajv.getSchema(`openapi.json#/paths/${pointer}`);
  const payload: { data?: never; error?: { code: string } } = await response.json();
  if (!validate?.(payload)) throw new Error(`${name} ${response.status}: ${ajv.errorsText(validate?.errors)}`);
  return { status: response.status, data: payload.data, code: payload.error?.code };
}

test.each([
  "listMarkets",
  "getTicker",
  "getBalances",
  "listRecipients",
  "listTransactions",
  "listChains",
  "listBanks",
  "listWebhooks",
  "listWebhookEvents",
  "listWebhookDeliveries",
])("default: the response of %s matches openapi.json", async (name) => {
  expect(await call({ name })).toMatchObject({ status: 200 });
});

test("behaviour: a webhook endpoint is created, read and deleted as documented", async () => {
  const body = {
    url: "https://hooks.example.com/in",
    description: "",
    enabled: true,
    event_types: ["deposit.success"],
  };
  const created = await call({ name: "createWebhook", body });
  expect(created.status).toBe(200);
  const { webhook }: { webhook: { id: string } } = created.data ?? { webhook: { id: "" } };
  const params = { webhook_id: webhook.id };
  expect(await call({ name: "getWebhook", params })).toMatchObject({ status: 200, data: { url: body.url } });
  expect(await call({ name: "deleteWebhook", params })).toMatchObject({ status: 200 });
  expect(await call({ name: "getWebhook", params })).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

test("behaviour: errors match the envelope of the document", async () => {
  expect(await call({ name: "getBalances", key: "wrong" })).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  expect(await call({ name: "listRecipients", query: "?type=cash" })).toMatchObject({ code: "VALIDATION_FAILED" });
  const body = { url: "https://a.example", description: "", enabled: true, event_types: ["deposit.success"] };
  const refused = await call({ name: "createWebhook", body, key: service.keys.default });
  expect(refused).toMatchObject({ status: 403, code: "MISSING_SCOPE" });
});
