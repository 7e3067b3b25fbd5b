import type { Page } from "playwright";

export interface AskDemoParameters {
  readonly page: Page;
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the page's origin, such as `/app/info`. */
  readonly path: string;
  readonly body?: unknown;
}

export interface AskDemoReturnType {
  readonly status: number;
  readonly body: unknown;
}

/** Asks what stands behind a page, from that page: as the person who is signed in there, and by the way its requests take. */
export async function askDemo({ page, ...request }: AskDemoParameters): Promise<AskDemoReturnType> {
  return page.evaluate(async ({ method, path, body }) => {
    const answer = await fetch(path, {
      method,
      headers: { "content-type": "application/json", "x-partner-kit": "1" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  }, request);
}

/** Drives the emulator, as the presenter's panel does. */
export async function control(page: Page, name: "clock" | "faults" | "events", body: unknown): Promise<void> {
  await ask({ page, method: "POST", path: `/app/emulator/${name}`, body });
}

/** Lets a stablecoin deposit arrive, as the simulator does: one that is held for an answer. */
export async function playDeposit(page: Page, amount = "451.51"): Promise<void> {
  const state = await ask({ page, method: "GET", path: "/app/emulator/state" });
  const { data } = state as { readonly data: { readonly user_id: string } };
  const body = { amount, symbol: "USDT", user_id: data.user_id, idempotency_key: crypto.randomUUID() };
  await ask({ page, method: "POST", path: "/partner-kit/simulate/crypto/deposits", body });
}

async function ask(parameters: AskDemoParameters): Promise<unknown> {
  const { status, body } = await askDemo(parameters);
  if (status >= 300) throw new Error(`${parameters.path} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}
