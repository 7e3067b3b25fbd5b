import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createBackend, RECEIVER_URL } from "../../test/createBackend.ts";
import { subscribeReceiver } from "../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { setClipboard } from "../../test/setClipboard.ts";
import { useSession } from "../session/useSession.ts";
import { wrapSecret } from "./OneTimeSecret.ts";
import { type UseSecretRevealParameters, type UseSecretRevealReturnType, useSecretReveal } from "./useSecretReveal.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

let reveal: UseSecretRevealReturnType;

function Reveal(parameters: UseSecretRevealParameters) {
  reveal = useSecretReveal(parameters);
  return (
    <>
      <output>{reveal.text}</output>
      <button {...reveal.getShowButtonProps()}>Show</button>
      <input aria-label="stored" {...reveal.getStoredProps()} />
    </>
  );
}

const secretOf = (url: string) =>
  wrapSecret({ webhookId: "1", url, secretVersion: 1, previousValidUntil: undefined, secret: SECRET });

async function render(variable?: string) {
  const onClose = vi.fn();
  const secret = secretOf("https://hooks.partner.example/");
  await renderWithKit(<Reveal secret={secret} variable={variable} onClose={onClose} />, { live: false });
  return { onClose, secret };
}

/** Reads the session before the secret exists. */
function SessionReader() {
  return <p>{useSession().data?.subject}</p>;
}

const leave = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("default: hidden until it is requested", async () => {
  await render();
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByRole("status").textContent).toBe(SECRET);
  expect(screen.getByRole("button", { name: "Show" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(document.body.textContent).not.toContain(SECRET);
});

test("behaviour: closes only after it is stored, and then discards it", async () => {
  const { onClose, secret } = await render();
  act(() => reveal.close());
  expect(onClose).not.toHaveBeenCalled();
  expect(leave()).toBe(true);
  fireEvent.click(screen.getByLabelText("stored"));
  expect(leave()).toBe(false);
  act(() => reveal.close());
  expect(onClose).toHaveBeenCalledOnce();
  expect(secret.read()).toBeUndefined();
});

test("behaviour: copies without showing it", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  setClipboard({ writeText });
  await render();
  act(() => reveal.copy());
  await settle();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET);
  expect(reveal).toMatchObject({ copied: "yes", isShown: false });
});

test("behaviour: shows the secret if the browser cannot copy", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValue(new Error("denied"));
  setClipboard({ writeText });
  await render();
  act(() => reveal.copy());
  await settle();
  expect(reveal).toMatchObject({ copied: "failed", isShown: true, text: SECRET });
});

test("parameters: variable, in the file", async () => {
  const blobs: Blob[] = [];
  const revokeObjectURL = vi.fn();
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await render("PARTNER_SECRET");
  act(() => reveal.download());
  await settle();
  expect(saved).toEqual(["webhook-secret.env"]);
  expect(await blobs[0]?.text()).toBe(`PARTNER_SECRET=${SECRET}\n`);
  // The browser may read the file after the click. Afterwards its URL is revoked.
  await settle(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  await settle(60_000);
  expect(revokeObjectURL).toHaveBeenCalledOnce();
  expect(reveal.isDownloaded).toBe(true);
  vi.unstubAllGlobals();
});

describe("behaviour: an endpoint of the proxy's receiver", () => {
  test("the proxy stored the secret, so it closes at once and can still be copied", async () => {
    const backend = createBackend();
    await subscribeReceiver(backend);
    const onClose = vi.fn();
    const secret = secretOf("https://PARTNER.example:443/partner-kit/kit/webhook");
    await renderWithKit(<Reveal secret={secret} onClose={onClose} />, { fetch: backend.fetch, live: false });
    expect(reveal).toMatchObject({ isStoredByProxy: true, isStored: false });
    expect(leave()).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(screen.getByRole("status").textContent).toBe(SECRET);
    act(() => reveal.close());
    expect(onClose).toHaveBeenCalledOnce();
    expect(secret.read()).toBeUndefined();
  });

  // Regression: the dialog could close before the session confirmed it, and for good if that read failed.
  test.each(["waits", "fails"])("a read of the session that %s leaves storing it to the user", async (outcome) => {
    const backend = createBackend();
    await subscribeReceiver(backend);
    let sessions = 0;
    const fetch: typeof backend.fetch = (input, init) => {
      const isSession = String(input instanceof Request ? input.url : input).endsWith("/kit/session");
      if (!isSession || ++sessions === 1) return backend.fetch(input, init);
      return outcome === "waits" ? new Promise<never>(() => undefined) : Promise.reject(new TypeError("offline"));
    };
    const onClose = vi.fn();
    const known = await renderWithKit(<SessionReader />, { fetch, live: false });
    known.rerender(<Reveal secret={secretOf(RECEIVER_URL)} onClose={onClose} />);
    await settle(1000);
    expect(sessions).toBeGreaterThan(1);
    expect(reveal).toMatchObject({ isStoredByProxy: false, isStored: false });
    expect(leave()).toBe(true);
    act(() => reveal.close());
    expect(onClose).not.toHaveBeenCalled();
  });

  test("a proxy that reports no secret leaves storing it to the user", async () => {
    await renderWithKit(<Reveal secret={secretOf(RECEIVER_URL)} onClose={vi.fn()} />, { live: false });
    await settle(1000);
    expect(reveal).toMatchObject({ isStoredByProxy: false, isStored: false });
    expect(leave()).toBe(true);
  });
});
