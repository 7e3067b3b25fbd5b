// @vitest-environment node
import { ApiError, NetworkError } from "@partner-kit/contract";
import { describe, expect, test, vi } from "vitest";
import { createStore } from "../provider/createStore.ts";
import { type Attempt, attemptActions, idleAttempt, type RunAttemptParameters } from "./attempt.ts";

const operation = "createWebhook";
const lost = () => new NetworkError({ operation, reason: "unreachable", effect: "unrepeatable" });
const refused = () => new ApiError({ operation, status: 403, code: "FORBIDDEN", message: "", effect: "unrepeatable" });

function setUp() {
  const store = createStore<Attempt<string, number>>(idleAttempt);
  const { run, ...actions } = attemptActions(store);
  const fail = (error: Error, rest: Partial<RunAttemptParameters<string, number>> = {}) =>
    run({ send: () => Promise.reject(error), ...rest });
  return { store, run, fail, ...actions };
}

describe("run", () => {
  test("default", async () => {
    const { store, run } = setUp();
    const end = run({ send: async () => "id" });
    expect(store.get().status).toBe("sending");
    expect(await end).toEqual({ status: "done", result: "id", earlier: undefined });
    expect(store.get()).toBe(await end);
  });

  test("behaviour: repeated calls send once", async () => {
    const { run } = setUp();
    const send = vi.fn(async () => "id");
    const ends = [run({ send }), run({ send })];
    expect(await Promise.all(ends)).toMatchObject([{ status: "done" }, undefined]);
    expect(send).toHaveBeenCalledOnce();
  });

  test("behaviour: a rejection is final", async () => {
    const { fail } = setUp();
    expect(await fail(refused())).toMatchObject({ status: "failed", isUnknown: false, earlier: undefined });
  });

  test("behaviour: a rejection after a lost response leaves the outcome unknown, even after an edit", async () => {
    const { fail, dismiss } = setUp();
    expect(await fail(lost())).toMatchObject({ isUnknown: true });
    dismiss();
    expect(await fail(refused())).toMatchObject({ error: { status: 403 }, isUnknown: true });
  });

  test("parameters: memo is from before the first attempt with an unknown outcome", async () => {
    const { fail } = setUp();
    await fail(refused(), { memo: () => 1 });
    await fail(lost(), { memo: () => 2 });
    expect(await fail(refused(), { memo: () => 3 })).toMatchObject({ earlier: { memo: 2 } });
  });

  test.each([
    [{ result: "found" }, { status: "done", result: "found" }],
    ["not_done", { status: "failed", isUnknown: false, earlier: undefined }],
    [undefined, { status: "failed", isUnknown: true }],
  ] as const)("parameters: lookUp that returns %j", async (found, end) => {
    const { store, fail } = setUp();
    const lookUp = vi.fn(async () => {
      expect(store.get().status).toBe("sending");
      return found;
    });
    expect(await fail(lost(), { lookUp })).toMatchObject(end);
    expect(lookUp).toHaveBeenCalledOnce();
  });

  test("behaviour: a known outcome is not looked up", async () => {
    const lookUp = vi.fn();
    await setUp().fail(refused(), { lookUp });
    expect(lookUp).not.toHaveBeenCalled();
  });

  test("behaviour: an attempt that settles the earlier ones is rejected for good", async () => {
    const { fail, run } = setUp();
    await fail(lost());
    const end = await run({
      send: async (earlier) => {
        expect(earlier.isUnknown).toBe(true);
        earlier.settle();
        throw refused();
      },
    });
    expect(end).toMatchObject({ isUnknown: false });
  });
});

test("dismiss: does not remove a pending attempt", async () => {
  const { store, run, dismiss } = setUp();
  const end = run({ send: async () => "id" });
  dismiss();
  expect(store.get().status).toBe("sending");
  await end;
  dismiss();
  expect(store.get()).toEqual(idleAttempt);
});

test("settle: forgets a lost response", async () => {
  const { fail, settle } = setUp();
  await fail(lost());
  settle();
  expect(await fail(refused())).toMatchObject({ isUnknown: false });
});
