import { expect, test } from "vitest";
import { createSecretBox } from "./createSecretBox.ts";

const [oldKey, newKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const secret = { text: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", label: "webhook:1" };

test("default", async () => {
  const box = createSecretBox({ keys: [newKey] });
  const sealed = await box.seal(secret);
  expect(new TextDecoder().decode(sealed)).not.toContain("whsec");
  expect(await box.open({ sealed, label: secret.label })).toBe(secret.text);
});

test("behaviour: a text of a megabyte", async () => {
  const box = createSecretBox({ keys: [newKey] });
  const text = "a".repeat(1_000_000);
  expect(await box.open({ sealed: await box.seal({ text, label: "l" }), label: "l" })).toBe(text);
});

test("behaviour: sealing a secret twice gives different bytes", async () => {
  const box = createSecretBox({ keys: [newKey] });
  expect(await box.seal(secret)).not.toEqual(await box.seal(secret));
});

test("parameters: the first of keys seals, and all of them open", async () => {
  const sealed = await createSecretBox({ keys: [oldKey] }).seal(secret);
  const both = createSecretBox({ keys: [newKey, oldKey] });
  expect(await both.open({ sealed, label: secret.label })).toBe(secret.text);
  const resealed = await both.seal(secret);
  const isCurrent = (bytes: Uint8Array) => both.isCurrent({ sealed: bytes, label: secret.label });
  expect([await isCurrent(sealed), await isCurrent(resealed)]).toEqual([false, true]);
  expect(await createSecretBox({ keys: [newKey] }).open({ sealed: resealed, label: secret.label })).toBe(secret.text);
  await expect(createSecretBox({ keys: [newKey] }).open({ sealed, label: secret.label })).rejects.toThrow(
    "cannot be opened",
  );
});

test("behaviour: a sealed secret with another label, or changed or cut bytes, does not open", async () => {
  const box = createSecretBox({ keys: [newKey] });
  const sealed = await box.seal(secret);
  await expect(box.open({ sealed, label: "webhook:2" })).rejects.toThrow("cannot be opened");
  for (const index of sealed.keys()) {
    const changed = sealed.map((byte, at) => (at === index ? byte ^ 1 : byte));
    await expect(box.open({ sealed: changed, label: secret.label })).rejects.toThrow("cannot be opened");
  }
  for (const length of [0, 1, 13, sealed.length - 1]) {
    await expect(box.open({ sealed: sealed.slice(0, length), label: secret.label })).rejects.toThrow(
      "cannot be opened",
    );
  }
});

test("behaviour: a text of version 1, without a key ID, opens and is not current", async () => {
  const iv = new Uint8Array(12).fill(7);
  const key = await crypto.subtle.importKey("raw", oldKey, "AES-GCM", false, ["encrypt"]);
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "AES-GCM", iv, additionalData: encode(secret.label) };
  const sealed = Uint8Array.of(
    1,
    ...iv,
    ...new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encode(secret.text))),
  );
  const box = createSecretBox({ keys: [oldKey] });
  expect(await box.open({ sealed, label: secret.label })).toBe(secret.text);
  expect(await box.isCurrent({ sealed, label: secret.label })).toBe(false);
});

test("behaviour: a sealed text starts with its version and the ID of its key", async () => {
  const box = createSecretBox({ keys: [newKey] });
  const [version, ...id] = (await box.seal(secret)).subarray(0, 9);
  expect([version, id.map((byte) => byte.toString(16).padStart(2, "0")).join("")]).toEqual([2, await box.keyId()]);
  expect(await box.keyId()).not.toBe(await createSecretBox({ keys: [oldKey] }).keyId());
});

test("behaviour: after a change of keys the new one seals, and the former one opens", async () => {
  const box = createSecretBox({ keys: [oldKey] });
  const sealed = await box.seal(secret);
  box.use([newKey]);
  expect(await box.open({ sealed, label: secret.label })).toBe(secret.text);
  expect(await box.isCurrent({ sealed, label: secret.label })).toBe(false);
  const next = await box.seal(secret);
  expect(await createSecretBox({ keys: [newKey] }).open({ sealed: next, label: secret.label })).toBe(secret.text);
});

test("fingerprints: one for each key, the first key first, and another for another text", async () => {
  const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const box = createSecretBox({ keys: [one] });
  const [first = ""] = await box.fingerprints("a");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await box.fingerprints("a")).toEqual([first]);
  expect(await box.fingerprints("b")).not.toEqual([first]);
  const rotated = await createSecretBox({ keys: [other, one] }).fingerprints("a");
  expect(rotated).toEqual([expect.not.stringContaining(first), first]);
  box.use([other]);
  expect(await box.fingerprints("a")).toEqual(rotated);
});
