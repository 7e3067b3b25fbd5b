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
