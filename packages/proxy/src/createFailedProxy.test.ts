import { expect, test } from "vitest";
import { createFailedProxy } from "./createFailedProxy.ts";

test("default", async () => {
  const response = await createFailedProxy().fetch(new Request("https://admin.example/partner-kit/kit/session"));
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({
    status: "error",
    error: { code: "INTERNAL", message: "The proxy could not be created. The log of the server has the reason." },
  });
});
