import { expect, test } from "vitest";
import { createTestTime } from "../../test/createTestTime.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { BodyWatch } from "../http/readBytes.ts";
import { type CreateDeliveryLimitsParameters, createDeliveryLimits } from "./createDeliveryLimits.ts";

const KIB = 1024;

/** A delivery whose body arrives in chunks. */
function delivery(address?: string, length?: number) {
  let watch: BodyWatch | undefined;
  let resolve: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const call: Pick<Call, "header" | "address" | "readBody"> = {
    address,
    header: (name) => (name === "content-length" && length !== undefined ? String(length) : null),
    readBody(_, given) {
      watch = given;
      return new Promise((onEnd, onError) => {
        resolve = onEnd;
        reject = onError;
        if (watch) watch.stop = onError;
      });
    },
  };
  return {
    call,
    chunk(bytes: number) {
      const refusal = watch?.count(bytes);
      if (refusal) reject(refusal);
    },
    end: () => resolve(new Uint8Array()),
  };
}

function start(parameters: Partial<CreateDeliveryLimitsParameters> = {}) {
  const time = createTestTime();
  const intake = createDeliveryLimits({
    sourceOf: (call) => call.address,
    maxWebhookBytes: 256 * KIB,
    maxUnverifiedWebhooks: 3,
    maxUnverifiedWebhooksPerAddress: 2,
    maxUnverifiedBytes: 100,
    maxUnverifiedBytesPerAddress: 60,
    ...time,
    ...parameters,
  });
  const admit = (one: ReturnType<typeof delivery>) => {
    const admitted = intake.admit({ ...unused, ...one.call });
    return { ...admitted, release: () => admitted.release(), outcome: admitted.body.then(() => "read", codeOf) };
  };
  return { time, admit };
}

const unused = {
  method: "POST",
  path: "",
  query: "",
  url: "",
  hasBody: true,
  caller: { isCancelled: false, onCancel: () => () => undefined },
  toRequest: () => new Request("https://admin.example"),
};

function codeOf(error: unknown): string {
  if (error instanceof HttpError) return `${error.status} ${error.code} ${error.headers["retry-after"] ?? ""}`.trim();
  throw error;
}

function codeIn(run: () => unknown): string {
  try {
    run();
    return "admitted";
  } catch (error) {
    return codeOf(error);
  }
}

test("default", async () => {
  const { admit, time } = start();
  const one = delivery();
  const { outcome, release } = admit(one);
  one.chunk(50);
  one.end();
  expect(await outcome).toBe("read");
  release();
  time.advance(10_000);
});

test("parameters: maxUnverifiedWebhooks in total and per address", () => {
  const { admit } = start();
  const first = admit(delivery("192.0.2.1"));
  admit(delivery("192.0.2.1"));
  expect(codeIn(() => admit(delivery("192.0.2.1")))).toBe("503 RECEIVER_BUSY 30");
  admit(delivery("192.0.2.2"));
  expect(codeIn(() => admit(delivery("192.0.2.3")))).toBe("503 RECEIVER_BUSY 30");
  first.release();
  expect(codeIn(() => admit(delivery("192.0.2.1")))).toBe("admitted");
});

test("parameters: maxUnverifiedBytes in total and per address", async () => {
  const { admit } = start();
  const [one, two, other] = [delivery("192.0.2.1"), delivery("192.0.2.1"), delivery("192.0.2.2")];
  const [ofOne, ofTwo, ofOther] = [admit(one), admit(two), admit(other)];
  one.chunk(40);
  two.chunk(21);
  expect(await ofTwo.outcome).toBe("503 RECEIVER_BUSY 30");
  ofTwo.release();
  other.chunk(60);
  one.chunk(1);
  expect(await ofOne.outcome).toBe("503 RECEIVER_BUSY 30");
  ofOne.release();
  const again = delivery("192.0.2.1");
  const ofAgain = admit(again);
  again.chunk(40);
  again.end();
  other.end();
  expect([await ofAgain.outcome, await ofOther.outcome]).toEqual(["read", "read"]);
});

test("behaviour: without an address only the total limits apply", () => {
  const { admit } = start();
  for (let count = 0; count < 3; count += 1) admit(delivery());
  expect(codeIn(() => admit(delivery()))).toBe("503 RECEIVER_BUSY 30");
});

test("parameters: maxWebhookBytes applies to Content-Length", () => {
  const { admit } = start();
  expect(codeIn(() => admit(delivery("192.0.2.1", 256 * KIB + 1)))).toBe("413 PAYLOAD_TOO_LARGE");
  expect(codeIn(() => admit(delivery("192.0.2.1", 256 * KIB)))).toBe("admitted");
});

test("behaviour: each body has three seconds, with one shared timer", async () => {
  const { admit, time } = start({ maxUnverifiedWebhooksPerAddress: 3 });
  const outcomes: string[] = [];
  const watch = ({ outcome }: { outcome: Promise<string> }, name: string) =>
    void outcome.then((code) => outcomes.push(`${name} ${code}`));
  const settle = () => new Promise(setImmediate);
  const [slow, quick, late] = [delivery(), delivery(), delivery()];
  const ofSlow = admit(slow);
  watch(ofSlow, "slow");
  time.advance(1_000);
  const ofQuick = admit(quick);
  watch(ofQuick, "quick");
  quick.end();
  await settle();
  ofQuick.release();
  time.advance(1_500);
  const ofLate = admit(late);
  watch(ofLate, "late");
  time.advance(499);
  await settle();
  expect(outcomes).toEqual(["quick read"]);
  time.advance(1);
  await settle();
  expect(outcomes).toEqual(["quick read", "slow 408 REQUEST_TIMEOUT"]);
  ofSlow.release();
  time.advance(2_499);
  await settle();
  expect(outcomes).toHaveLength(2);
  time.advance(1);
  await settle();
  expect(outcomes.at(-1)).toBe("late 408 REQUEST_TIMEOUT");
});

test("behaviour: a slow verification does not keep the timer running", () => {
  let scheduled = 0;
  const { schedule: plain, ...clock } = createTestTime();
  const schedule: typeof plain = (...args) => {
    scheduled += 1;
    return plain(...args);
  };
  const { admit } = start({ ...clock, schedule });
  const one = delivery();
  const { release } = admit(one);
  one.end();
  clock.advance(60_000);
  expect(scheduled).toBe(1);
  release();
  admit(delivery());
  expect(scheduled).toBe(2);
});

test("behaviour: all addresses of an IPv6 /64 share a limit, and so do both forms of an IPv4 address", async () => {
  for (const [one, same, other] of [
    ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"],
    ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:203.0.113.8"],
  ]) {
    const { admit } = start();
    admit(delivery(one));
    admit(delivery(same));
    expect(() => admit(delivery(same))).toThrow(HttpError);
    expect(() => admit(delivery(other))).not.toThrow();
  }
});
