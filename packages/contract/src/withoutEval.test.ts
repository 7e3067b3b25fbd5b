import { afterEach, expect, test, vi } from "vitest";

// Nothing here may be imported statically: zod asks once per process, when the first schema is made.
afterEach(() => vi.unstubAllGlobals());

test("behaviour: never makes code from text, where a strict content security policy would report it", async () => {
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

  // The trap works: classic zod falls into it.
  const { object, string } = await import("zod");
  object({ id: string() }).safeParse({ id: "1" });
  expect(made).not.toEqual([]);
});
