// @vitest-environment node
import { ApiError, verifyBankAccount } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { createBankVerifier, verificationProblem } from "./createBankVerifier.ts";

const chioma = { bankCode: "058", accountNumber: "2034876509" };
const kano = { bankCode: "044", accountNumber: "2050700593" };
const at = (accountNumber: string) => ({ bankCode: "058", accountNumber });

/** A verifier on the emulated service and its clock. */
function setUp() {
  const clock = createVirtualClock();
  const service = createMockService({ clock });
  const headers = { "x-api-key": service.keys.default };
  const client = createClient({ baseUrl: "https://service.example/v1", fetch: service.fetch, headers });
  const requested: string[] = [];
  const verifier = createBankVerifier({
    now: clock.now,
    problemOf: verificationProblem,
    schedule: (run, milliseconds) => clock.schedule(clock.now() + milliseconds, run),
    verify: async ({ bankCode, accountNumber }, signal) => {
      requested.push(accountNumber);
      const input = { bank_code: bankCode, account_number: accountNumber };
      return (await client.call(verifyBankAccount, input, { signal })).account_name;
    },
  });
  const pass = async (milliseconds: number) => {
    await clock.advance(milliseconds);
    // Bodies of responses arrive in later turns.
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { verifier, requested, pass, clock };
}

test("default: verifies when typing pauses, and returns a name to confirm", async () => {
  const { verifier, requested, pass } = setUp();
  expect(verifier.get()).toEqual({ status: "incomplete" });
  verifier.setDetails(chioma, true);
  await pass(399);
  expect(verifier.get()).toEqual({ status: "waiting", details: chioma, isComplete: true });
  await pass(1);
  const verified = { status: "verified", details: chioma, accountName: "IBRAHIM CHIOMA EFE", isConfirmed: false };
  expect(verifier.get()).toEqual(verified);
  verifier.confirm(true);
  expect(verifier.get()).toEqual({ ...verified, isConfirmed: true });
  verifier.setDetails({ ...chioma }, true);
  expect(verifier.get()).toEqual({ ...verified, isConfirmed: true });
  expect(requested).toEqual(["2034876509"]);
});

test("behaviour: every key press delays the request", async () => {
  const { verifier, requested, pass } = setUp();
  verifier.setDetails(chioma, true);
  await pass(300);
  verifier.setDetails(kano, true);
  await pass(300);
  expect(requested).toEqual([]);
  await pass(100);
  expect(requested).toEqual([kano.accountNumber]);
});

test("behaviour: a number that may be incomplete is verified only on request", async () => {
  const { verifier, requested, pass } = setUp();
  verifier.setDetails(at("203487650"), false);
  await pass(10_000);
  expect(requested).toEqual([]);
  verifier.verify();
  await pass(0);
  expect(verifier.get()).toMatchObject({ status: "failed", problem: "notFound", retryAt: undefined });
});

test("behaviour: a late response does not apply to new details", async () => {
  const { verifier, pass } = setUp();
  verifier.setDetails(at("0000000008"), true);
  await pass(400);
  expect(verifier.get()).toMatchObject({ status: "verifying" });
  verifier.setDetails(chioma, true);
  await pass(400);
  const verified = { status: "verified", details: chioma, accountName: "IBRAHIM CHIOMA EFE" };
  expect(verifier.get()).toMatchObject(verified);
  await pass(10_000);
  expect(verifier.get()).toMatchObject(verified);
});

test("behaviour: a change clears the confirmation, and the old details do not restore it", async () => {
  const { verifier, pass } = setUp();
  verifier.setDetails(chioma, true);
  await pass(400);
  verifier.confirm(true);
  verifier.setDetails({ ...chioma, accountNumber: "203487650" }, false);
  expect(verifier.get()).toMatchObject({ status: "waiting" });
  verifier.confirm(true);
  expect(verifier.get()).toMatchObject({ status: "waiting" });
  verifier.setDetails(chioma, true);
  await pass(400);
  expect(verifier.get()).toMatchObject({ status: "verified", isConfirmed: false });
});

test.each([
  ["0000000000", "notFound", undefined],
  ["0000000403", "notAllowed", undefined],
  ["0000000500", "down", undefined],
])("behaviour: %s: %s", async (accountNumber, problem, retryAt) => {
  const { verifier, requested, pass } = setUp();
  verifier.setDetails(at(accountNumber), true);
  await pass(400);
  expect(verifier.get()).toMatchObject({ status: "failed", problem, retryAt, error: expect.any(ApiError) });
  await pass(60_000);
  expect(requested).toHaveLength(1);
  verifier.verify();
  expect(verifier.get()).toMatchObject({ status: "verifying" });
});

test("behaviour: waits as long as the service requires after too many requests, even without a component", async () => {
  const { verifier, requested, pass, clock } = setUp();
  verifier.setDetails(at("0000000429"), true);
  await pass(400);
  expect(verifier.get()).toMatchObject({ status: "failed", problem: "rate", retryAt: clock.now() + 5000 });
  await pass(4999);
  expect(requested).toHaveLength(1);
  await pass(1);
  expect(requested).toHaveLength(2);
  verifier.stop();
  await pass(60_000);
  expect(requested).toHaveLength(2);
  verifier.setDetails(at("0000000429"), true);
  await pass(0);
  expect(requested).toHaveLength(3);
});

test("behaviour: a verification that was stopped starts again", async () => {
  const { verifier, requested, pass } = setUp();
  verifier.setDetails(at("0000000008"), true);
  await pass(400);
  verifier.stop();
  expect(verifier.get()).toMatchObject({ status: "waiting" });
  await pass(20_000);
  expect(verifier.get()).toMatchObject({ status: "waiting" });
  verifier.setDetails(at("0000000008"), true);
  await pass(400);
  expect(requested).toHaveLength(2);
  await pass(8000);
  expect(verifier.get()).toMatchObject({ status: "verified" });
});

test("behaviour: an expired verification is repeated and not confirmed", async () => {
  const { verifier, pass } = setUp();
  verifier.setDetails(chioma, true);
  await pass(400);
  verifier.confirm(true);
  verifier.expire();
  await pass(0);
  expect(verifier.get()).toMatchObject({ status: "verified", isConfirmed: false });
});
