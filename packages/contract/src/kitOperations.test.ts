import { describe, expect, test } from "vitest";
import { kitOperations } from "./kitOperations.ts";
import { allOperations } from "./operations.ts";

test("default: what each needs, and for how long it counts as current", () => {
  const facts = Object.values(kitOperations).map(({ method, path, auth, grant, staleTime }) =>
    [method, path, auth, grant, staleTime].join(" "),
  );
  expect(facts).toEqual([
    "GET /kit/session session  60000",
    "GET /kit/health public  15000",
    "GET /kit/events session wallets:view 5000",
    "GET /kit/ticker-history session trades:view 60000",
    "GET /kit/audit session audit:view 15000",
  ]);
});

describe.each(Object.entries(kitOperations))("%s", (name, operation) => {
  test("behaviour: it stands under its own name, which no operation of the service has", () => {
    expect(operation.name).toBe(name);
    expect(allOperations.map((each): string => each.name)).not.toContain(name);
  });

  test("behaviour: whoever is not signed in is refused, unless it is public", () => {
    expect(operation.errors.some((code) => code === "SESSION_REQUIRED")).toBe(operation.auth === "session");
  });
});
