import type { Page } from "playwright";

export interface CallDemoParameters {
  readonly page: Page;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path on the page's origin, such as `/app/info`. */
  readonly path: string;
  readonly body?: unknown;
}

export interface CallDemoReturnType {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request from a page, with the page's session. */
export async function callDemo({ page, ...request }: CallDemoParameters): Promise<CallDemoReturnType> {
  return page.evaluate(async ({ method, path, body }) => {
    const response = await fetch(path, {
      method,
      headers: { "content-type": "application/json", "x-partner-kit": "1" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  }, request);
}

/** Sends a command to the emulator, as the presenter's panel does. */
export async function control(page: Page, name: "clock" | "faults" | "events", body: unknown): Promise<void> {
  await call({ page, method: "POST", path: `/app/emulator/${name}`, body });
}

/** Simulates a stablecoin deposit that the service puts on hold for sender information. */
export async function simulateDeposit(page: Page, amount = "451.51"): Promise<void> {
  const state = await call({ page, method: "GET", path: "/app/emulator/state" });
  const { data } = state as { readonly data: { readonly user_id: string } };
  const body = { amount, symbol: "USDT", user_id: data.user_id, idempotency_key: crypto.randomUUID() };
  await call({ page, method: "POST", path: "/partner-kit/simulate/crypto/deposits", body });
}

async function call(parameters: CallDemoParameters): Promise<unknown> {
  const { status, body } = await callDemo(parameters);
  if (status >= 300) throw new Error(`${parameters.path} responded with ${status}: ${JSON.stringify(body)}`);
  return body;
}
