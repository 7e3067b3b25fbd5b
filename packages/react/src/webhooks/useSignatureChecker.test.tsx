import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";
import { act, fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import {
  type UseSignatureCheckerParameters,
  type UseSignatureCheckerReturnType,
  useSignatureChecker,
} from "./useSignatureChecker.ts";

let checker: UseSignatureCheckerReturnType;

function Checker(parameters: UseSignatureCheckerParameters) {
  checker = useSignatureChecker(parameters);
  return (
    <>
      <input {...checker.getTextProps("secret")} />
      <input {...checker.getTextProps("headers")} />
      <input {...checker.getTextProps("body")} />
    </>
  );
}

test("behaviour: the result of a text does not apply to a file that was still loading", async () => {
  const { container } = await renderWithKit(<Checker />);
  for (const input of container.querySelectorAll("input")) fireEvent.change(input, { target: { value: "anything" } });
  const file = new File(["{}"], "body.json");
  let finish = (): void => undefined;
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      finish = () => resolve(new ArrayBuffer(2));
    });
  act(() => checker.loadFile(file));
  act(() => checker.check());
  await settle();
  expect(checker.state).toMatchObject({ status: "checked" });
  await act(async () => finish());
  expect(checker.body).toMatchObject({ kind: "file", name: "body.json" });
  expect(checker.state).toEqual({ status: "ready" });
});

/** Pastes a delivery signed at a time (milliseconds since the epoch) and checks it. */
async function checkSignedAt(container: HTMLElement, signedAt: number): Promise<void> {
  const secret = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
  const timestamp = Math.floor(signedAt / 1000);
  const occurred_at = new Date(signedAt).toISOString();
  const body = JSON.stringify({ id: "evt_1", type: "deposit.success", version: 1, occurred_at, data: {} });
  const signature = await signWebhook({ secret, id: "evt_1", timestamp, body });
  // As JSON, because an input accepts no line breaks.
  const headers = { "webhook-id": "evt_1", "webhook-timestamp": String(timestamp), "webhook-signature": signature };
  for (const [index, value] of [secret, JSON.stringify(headers), body].entries()) {
    const input = container.querySelectorAll("input")[index];
    if (input) fireEvent.change(input, { target: { value } });
  }
  act(() => checker.check());
  await settle();
}

test("behaviour: a delivery signed just now is fresh, regardless of the provider's clock", async () => {
  const now = () => Date.now() + 86_400_000;
  const { container } = await renderWithKit(<Checker />, { now });
  await checkSignedAt(container, Date.now());
  expect(checker.state).toMatchObject({ status: "checked", check: { kind: "genuine" } });
});

test("parameters: signatureNow", async () => {
  const now = Date.parse("2026-03-02T09:30:00Z");
  const { container } = await renderWithKit(<Checker signatureNow={() => now} />);
  await checkSignedAt(container, now - 3_600_000);
  expect(checker.state).toMatchObject({ check: { kind: "genuine_not_fresh", ageSeconds: 3600 } });
});

test("behaviour: the example is valid until it is changed", async () => {
  const { container } = await renderWithKit(<Checker />);
  await act(async () => checker.loadExample());
  await settle();
  expect(checker.isExample).toBe(true);
  act(() => checker.check());
  await settle();
  expect(checker.state).toMatchObject({ check: { kind: "genuine", event: { type: "deposit.success" } } });
  const [secret] = container.querySelectorAll("input");
  if (secret) fireEvent.change(secret, { target: { value: "whsec_other" } });
  expect(checker.isExample).toBe(false);
});
