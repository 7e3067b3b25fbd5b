import { afterEach, expect, test, vi } from "vitest";

// No static imports, because zod checks for `eval` once per process, when it creates the first schema.
afterEach(() => vi.unstubAllGlobals());

test("behaviour: never compiles code from strings, which a strict content security policy reports", async () => {
  const made: string[] = [];
  const trap = (kind: string) => () => {
    made.push(kind);
    throw new EvalError("Code generation from strings disallowed");
  };
  vi.stubGlobal("Function", new Proxy(Function, { apply: trap("Function()"), construct: trap("new Function") }));
  vi.stubGlobal("eval", trap("eval"));

  const { allOperations, errorEnvelope, liveMessageSchemas, readErrorEnvelope } = await import("./exports/index.ts");
  await import("./exports/client.ts");
  await import("./exports/signing.ts");
  const { WebhookVerificationError } = await import("./exports/webhook.ts");
  for (const { input, data } of allOperations) {
    input.safeParse({});
    data.safeParse({});
  }
  for (const schema of Object.values(liveMessageSchemas)) schema.safeParse({});
  readErrorEnvelope(errorEnvelope("CONFLICT", "quote expired"));

  expect(WebhookVerificationError).toBeDefined();
  expect(made).toEqual([]);

  // Classic zod compiles code, which proves that the trap works.
  const { object, string } = await import("zod");
  object({ id: string() }).safeParse({ id: "1" });
  expect(made).not.toEqual([]);
});
