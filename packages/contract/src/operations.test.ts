import { describe, expect, expectTypeOf, test } from "vitest";
import { errorCodes } from "./errorCodes.ts";
import { type Operation, operation, pathParameters } from "./operation.ts";
import { allOperations, isOperationName, operations } from "./operations.ts";
import { getBalances } from "./resources/balances.ts";
import { isScope } from "./scopes.ts";

describe("the registry", () => {
  test("default", () => {
    expect(allOperations.map(({ method, path, name }) => `${method} ${path} ${name}`)).toMatchSnapshot();
  });

  test("behaviour: the key of each operation is its name", () => {
    for (const [key, { name }] of Object.entries(operations)) expect(name).toBe(key);
  });

  test("behaviour: no two operations share method and path", () => {
    const routes = allOperations.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test("behaviour: the operations without a key are those of the service document", () => {
    const open = allOperations.filter(({ auth }) => auth === "public").map(({ method, path }) => `${method} ${path}`);
    expect(open.toSorted()).toEqual([
      "GET /partner/wallets/chains",
      "GET /partner/wallets/fiat/banks",
      "POST /simulate/crypto/deposits",
      "POST /simulate/crypto/withdrawals",
      "POST /simulate/fiat/deposits",
      "POST /simulate/fiat/withdrawals",
      "POST /simulate/kyb/status",
      "POST /simulate/notifications/product-updates",
    ]);
  });

  test("behaviour: scopes equal those of the service document", () => {
    const scoped = allOperations.flatMap(({ name, scope }) =>
      scope === null || scope === "unknown" ? [] : `${scope} ${name}`,
    );
    expect(scoped.toSorted()).toEqual([
      "trades:create acceptQuote",
      "webhooks:manage createWebhook",
      "webhooks:manage deleteWebhook",
      "webhooks:manage replaceWebhook",
      "webhooks:manage rotateWebhookSecret",
      "webhooks:view getWebhookDelivery",
      "webhooks:view getWebhookEvent",
      "webhooks:view listWebhookDeliveries",
      "webhooks:view listWebhookEvents",
      "webhooks:view listWebhooks",
    ]);
  });

  test("behaviour: lists every assumption", () => {
    expect(allOperations.filter(({ evidence }) => evidence === "assumed").map(({ name }) => name)).toMatchSnapshot();
  });

  test("behaviour: isOperationName recognizes names of operations", () => {
    expect(isOperationName("getTicker")).toBe(true);
    expect(isOperationName("toString")).toBe(false);
  });
});

// They read a name and set a state, so their input and data have no identifiers.
const withoutIdentifier: readonly string[] = ["verifyBankAccount", "simulateKybStatus"];

describe.each(allOperations.map((each): [string, Operation] => [each.name, each]))("%s", (_, each) => {
  test("behaviour: every path parameter is a required input", () => {
    for (const name of pathParameters(each.path)) {
      expect(Object.keys(each.input.shape)).toContain(name);
      expect(each.input.shape[name]?.safeParse(undefined).success).toBe(false);
      expect(each.input.shape[name]?.safeParse("a/b").success).toBe(false);
      expect(each.input.shape[name]?.safeParse("..").success).toBe(false);
    }
  });

  test("behaviour: rejects an unknown field", () => {
    const result = each.input.safeParse({ surprise: 1 });
    expect(result.error?.issues.some((issue) => issue.code === "unrecognized_keys")).toBe(true);
  });

  test("behaviour: an operation with a key has a grant, which equals its scope if that is known", () => {
    const isPublic = each.auth === "public";
    expect(each.scope === null).toBe(isPublic);
    expect(each.grant !== null && isScope(each.grant)).toBe(!isPublic);
    expect([each.grant, "unknown", null]).toContain(each.scope);
    expect(each.grant === "simulation:run").toBe(each.simulation === true);
  });

  test("behaviour: the audit of a change records identifiers only", () => {
    const { identifiers = {}, method, input, data } = each;
    expect(Object.keys(identifiers).length > 0).toBe(method !== "GET" && !withoutIdentifier.includes(each.name));
    for (const [name, path] of Object.entries(identifiers)) {
      expect(name).toMatch(/^(?:[a-z_]+_id|idempotency_key)$/);
      const [first = "", ...rest] = path.split(".");
      const schemas = rest.length === 0 ? [input, data] : [data];
      expect(schemas.some((schema) => Object.hasOwn(shapeOf(schema), first))).toBe(true);
    }
  });

  test("behaviour: a read affects nothing and is safe to retry", () => {
    const isRead = each.method === "GET";
    expect(isRead && (each.affects.length > 0 || each.retry !== "safe")).toBe(false);
    expect(new Set(each.affects).size).toBe(each.affects.length);
  });

  test("behaviour: its error codes belong to the service", () => {
    for (const code of each.errors) expect(errorCodes[code].origin).toBe("service");
    expect(each.errors.includes("UNAUTHORIZED")).toBe(each.auth !== "public");
  });

  test("behaviour: only an assumed operation has an assumption, as a sentence", () => {
    const { evidence, assumed } = each;
    expect(assumed === undefined ? "documented" : "assumed").toBe(evidence);
    expect(assumed ?? "A sentence.").toMatch(/^[A-Z].*\.$/);
  });

  test("behaviour: operations below /simulate are marked as simulation", () => {
    expect(each.simulation === true).toBe(each.path.startsWith("/simulate/"));
  });
});

describe("operation", () => {
  test("behaviour: an unknown scope without a grant does not compile", () => {
    // @ts-expect-error the grant is missing
    expectTypeOf(() => operation({ ...getBalances, scope: "unknown", grant: undefined })).toBeFunction();
  });
});

function shapeOf(schema: object): object {
  return "shape" in schema && typeof schema.shape === "object" && schema.shape !== null ? schema.shape : {};
}
